//! A message of a recording: one decision.

use super::notation::{Pointer, figure, neutral, source, token};
use crate::engine::board::{Position, Rotation};
use crate::engine::game::{FigureId, Neutral, Source, Token};
use serde::Deserialize;
use serde_json::Value;

/// A decision as it was recorded.
#[derive(Clone, Debug)]
pub enum Message {
    PlaceTile { tile: String, position: Position, rotation: Rotation },
    Deploy { figure: FigureId, pointer: Pointer },
    Pass,
    Commit,
    Token { token: Token, place: Place },
    Lead { neutral: Neutral, to: Place },
    Return { figure: FigureId, source: Source },
    Capture(FigureId),
    Ransom(FigureId),
    ConfirmShepherd,
    GrowFlock,
    ScoreFlock,
    CropRemoves,
    CropAdds,
    Undo,
}

/// What a message points at.
#[derive(Clone, Debug)]
pub enum Place {
    Position(Position),
    Feature(Pointer),
    Figure(FigureId),
}

#[derive(Deserialize)]
struct RawMessage {
    r#type: String,
    #[serde(default)]
    payload: RawPayload,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawPayload {
    tile_id: Option<String>,
    rotation: Option<String>,
    position: Option<Value>,
    pointer: Option<Value>,
    meeple_id: Option<String>,
    random: Option<f64>,
    token: Option<String>,
    figure_id: Option<String>,
    to: Option<Value>,
    source: Option<String>,
    value: Option<String>,
}

impl Message {
    /// The message, and the number to which chance is set before it.
    ///
    /// # Errors
    /// A sentence on what is not understood.
    pub fn read(text: &str) -> Result<(Self, Option<f64>), String> {
        let raw: RawMessage = serde_json::from_str(text).map_err(|error| format!("no message: {error}"))?;
        let random = raw.payload.random;
        let message = raw.payload.read(&raw.r#type).ok_or_else(|| complaint(&raw.r#type))?;
        Ok((message, random))
    }
}

fn complaint(kind: &str) -> String {
    format!("this is no message that is known, or `{}` lacks something or names what nobody knows", kind.escape_debug())
}

impl RawPayload {
    fn read(&self, kind: &str) -> Option<Message> {
        Some(match kind {
            "PLACE_TILE" => Message::PlaceTile {
                tile: self.tile_id.clone()?,
                position: position(self.position.as_ref()?)?,
                rotation: rotation(self.rotation.as_ref()?)?,
            },
            "DEPLOY_MEEPLE" => Message::Deploy { figure: self.figure()?, pointer: pointer(self.pointer.as_ref()?)? },
            "PASS" => Message::Pass,
            "COMMIT" => Message::Commit,
            "PLACE_TOKEN" => {
                Message::Token { token: token(self.token.as_ref()?)?, place: place(self.pointer.as_ref()?)? }
            }
            "MOVE_NEUTRAL_FIGURE" => {
                Message::Lead { neutral: neutral(self.figure_id.as_ref()?)?, to: place(self.to.as_ref()?)? }
            }
            "RETURN_MEEPLE" => Message::Return { figure: self.pointed()?, source: source(self.source.as_ref()?)? },
            "CAPTURE_FOLLOWER" => Message::Capture(self.pointed()?),
            "PAY_RANSOM" => Message::Ransom(self.figure()?),
            "SHEPHERD_CONFIRM" => Message::ConfirmShepherd,
            "FLOCK_EXPAND_OR_SCORE" => {
                self.chosen(&[("EXPAND", Message::GrowFlock), ("SCORE", Message::ScoreFlock)])?
            }
            "CIRCLE_REMOVE_OR_DEPLOY" => {
                self.chosen(&[("REMOVE", Message::CropRemoves), ("DEPLOY", Message::CropAdds)])?
            }
            "UNDO" => Message::Undo,
            _ => return None,
        })
    }

    fn figure(&self) -> Option<FigureId> {
        figure(self.meeple_id.as_ref()?)
    }

    fn pointed(&self) -> Option<FigureId> {
        match place(self.pointer.as_ref()?)? {
            Place::Figure(figure) => Some(figure),
            _ => None,
        }
    }

    fn chosen(&self, choices: &[(&str, Message)]) -> Option<Message> {
        let value = self.value.as_ref()?;
        choices.iter().find(|(name, _)| name == value).map(|(_, message)| message.clone())
    }
}

fn place(value: &Value) -> Option<Place> {
    if let Some(position) = position(value) {
        return Some(Place::Position(position));
    }
    match value.get("meepleId") {
        Some(name) => Some(Place::Figure(figure(name.as_str()?)?)),
        None => Some(Place::Feature(pointer(value)?)),
    }
}

fn pointer(value: &Value) -> Option<Pointer> {
    let text = |key: &str| value.get(key)?.as_str();
    Pointer::new(position(value.get("position")?)?, text("feature")?, text("location")?)
}

fn position(value: &Value) -> Option<Position> {
    match value.as_array()?.as_slice() {
        [x, y] => Some(Position::new(step(x)?, step(y)?)),
        _ => None,
    }
}

/// Far enough for any table.
const FARTHEST: i64 = 1000;

pub fn step(value: &Value) -> Option<i16> {
    let step = value.as_i64().filter(|step| step.abs() <= FARTHEST)?;
    i16::try_from(step).ok()
}

fn rotation(text: &str) -> Option<Rotation> {
    Rotation::from_degrees(text.strip_prefix('R')?.parse().ok()?)
}
