//! Abbey & Mayor: the barn.

use crate::engine::board::{Kind, NodeId, Position, Rim};
use crate::engine::component::BARN;
use crate::engine::game::expansion::{Expansion, FigureRule};
use crate::engine::game::moves::Move;
use crate::engine::game::{Choice, FigureId, FigureKind, Game, Manner, Phase, Spot, Standing};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Subject};

/// Source: Abbey & Mayor.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(BARN),
    figures: &[FigureRule { kind: FigureKind::Barn, stands: |_, _, _| false, strength: None, occupies: true }],
    happens: &[(Phase::Scoring, send_farmers_home), (Phase::FinalScoring, score_barns)],
    spots,
    // Farmers whose field comes to be joined to a barn's bring less.
    subject: |game, node, _, usual| {
        let joined = usual == Some(Subject::Field) && barns(game, node).any(|barn| !is_new(game, barn));
        if joined { Some(Subject::JoinedField) } else { usual }
    },
    performs: |game, decision| {
        if let Move::Deploy(figure, _) = decision
            && figure.kind == FigureKind::Barn
        {
            game.state.extras.new_barn = Some(figure);
        }
        None
    },
    ..Expansion::NOTHING
};

fn barns(game: &Game, field: NodeId) -> impl Iterator<Item = Standing> {
    game.figures_in(field).filter(|standing| standing.figure.kind == FigureKind::Barn)
}

/// It was placed in this part of the turn.
fn is_new(game: &Game, barn: Standing) -> bool {
    game.state.extras.new_barn == Some(barn.figure)
}

/// Where four tiles meet, all of them with field at the corner.
fn spots(game: &Game, _: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    let Some(tile) = game.state.placed.filter(|_| kind == FigureKind::Barn) else { return };
    let position = game.board.placed(tile).position;
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| position.moved(x, y));
    let fields = corners.into_iter().filter_map(|corner| field_around(game, corner));
    let shared = game.setup.choices.has(Choice::BarnsShareFields);
    let free = fields.filter(|field| shared || barns(game, *field).next().is_none());
    spots.extend(free.map(|node| Spot { node, manner: Manner::Corner }));
}

/// The field that lies all around the upper left corner of a space: the segment of that space's own tile.
fn field_around(game: &Game, corner: Position) -> Option<NodeId> {
    let at = |x, y, one, other| field_with(game, corner.moved(x, y), one, other);
    at(-1, -1, "ER", "SL")?;
    at(0, -1, "SR", "WL")?;
    at(-1, 0, "NR", "EL")?;
    at(0, 0, "NL", "WR")
}

fn field_with(game: &Game, position: Position, one: &str, other: &str) -> Option<NodeId> {
    let half = |name| Rim::parse_part(name).expect("it is the name of a half side");
    let mut nodes = game.board.nodes(game.board.at(position)?);
    nodes.find(|node| {
        let node = game.board.node(*node);
        node.kind == Kind::Field && node.rim.meets(half(one)) && node.rim.meets(half(other))
    })
}

/// Farmers of a barn's field are scored, and return. Their pigs go with them.
fn send_farmers_home(game: &mut Game) {
    let barns: Vec<Standing> = all(game);
    for barn in barns {
        let node = barn.spot.node;
        let farmers = game.figures_in(node).any(|one| game.is_follower(one.figure.kind));
        if let Some(subject) = game.subject(node, Moment::During).filter(|_| farmers) {
            let scene = game.scene(subject, node, Moment::During);
            game.score(&scene);
            for one in scene.figures.iter().filter(|one| one.figure.kind != FigureKind::Barn) {
                game.take_back(one.figure);
            }
        }
    }
    game.state.extras.new_barn = None;
}

fn all(game: &Game) -> Vec<Standing> {
    game.state.standing.iter().copied().filter(|standing| standing.figure.kind == FigureKind::Barn).collect()
}

fn score_barns(game: &mut Game) {
    for Standing { figure: FigureId { player, .. }, spot } in all(game) {
        let scene = game.scene(Subject::Barn, spot.node, Moment::Final);
        game.award_scene(player, &scene);
    }
}
