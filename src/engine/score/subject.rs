//! What is scored at once: a feature, or an occasion for points.

use super::Moment;
use crate::engine::component::{
    ABBOT, ACROBATS, ANNIVERSARY_20, BARN, BATHHOUSES, BAZAARS, BETS, CASTLES, CATAPULT, CEMETERIES, CIRCUS, COUNT,
    EASTER, FAIRY, FORTUNE_TELLER, FRUIT_TREES, GARDENS, GERMAN_CASTLES, GERMAN_CATHEDRALS, GIFTS, GINGERBREAD_MAN,
    GOLD_MINES, HAUNTED_CASTLES, KING_AND_ROBBER, MESSAGES, MONASTERIES, OBELISK, PEASANT_REVOLTS, ROBBERS,
    RUSSIAN_PROMOS, SHEEP, SPIEL_DOCH_2018, TOWER, TRADERS, WHEEL_OF_FORTUNE, WIND_ROSES, WONDERS,
};
use crate::engine::table::Table;
use crate::engine::turn::action::Applies;
use crate::engine::turn::step::Step;

macro_rules! subjects {
    ($($name:ident = $id:literal, $steps:expr, $after:expr, $applies:expr;)+) => {
        /// A feature, or an occasion on which somebody receives or pays points.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Subject { $($name,)+ }

        impl Subject {
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Language-free and stable.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }

            /// It is scored at this moment of the game at this table.
            pub fn occurs(self, moment: Moment, table: &mut Table) -> bool {
                let (after, applies): (bool, Applies) = match self { $(Self::$name => ($after, $applies),)+ };
                let scored = if moment == Moment::During { !self.steps().is_empty() } else { after };
                scored && applies(table) && self.comes_about(moment, table)
            }

            /// The steps of a turn in which it is scored; none for what is scored after the game alone.
            #[must_use]
            pub fn steps(self) -> &'static [Step] {
                match self { $(Self::$name => $steps,)+ }
            }
        }
    };
}

const COMPLETED: &[Step] = &[Step::ScoreFeature];
const DRAWN: &[Step] = &[Step::DrawTile];
const PLACED: &[Step] = &[Step::PlaceTile];
const WOOD: &[Step] = &[Step::WoodFirst];
const WOOD_END: &[Step] = &[Step::WoodEpilogue];
/// In every round of scoring.
const AFTER_SCORING: &[Step] =
    &[Step::BeginTurn, Step::DrawTile, Step::PlaceTile, Step::WoodEpilogue, Step::TileScoring, Step::FinishTile];
const AFTER_GAME: &[Step] = &[];
const AFTER: bool = true;
const NEVER: bool = false;

subjects! {
    Ransom = "ransom", &[Step::AnyTime], NEVER, |t| t.has(TOWER);
    RansomPaid = "ransom-paid", &[Step::AnyTime], NEVER, |t| t.has(TOWER);
    RobberTheft = "robber-theft", AFTER_SCORING, NEVER, |t| t.has(ROBBERS);
    FairyTurn = "fairy-turn", &[Step::BeginTurn], NEVER, |t| t.has(FAIRY);
    Message = "message", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageRoad = "message-road", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageCity = "message-city", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageMonastery = "message-monastery", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessagePennants = "message-pennants", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageKnights = "message-knights", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageFarmers = "message-farmers", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageTile = "message-tile", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    MessageMeeple = "message-meeple", AFTER_SCORING, NEVER, |t| t.has(MESSAGES);
    WheelFortune = "wheel-fortune", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelTaxes = "wheel-taxes", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelFamine = "wheel-famine", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelStorm = "wheel-storm", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelInquisition = "wheel-inquisition", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelPlague = "wheel-plague", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    WheelCrowns = "wheel-crowns", DRAWN, NEVER, |t| t.has(WHEEL_OF_FORTUNE);
    Revolt = "revolt", DRAWN, NEVER, |t| t.has(PEASANT_REVOLTS);
    GiftSweeper = "gift-sweeper", DRAWN, NEVER, |t| t.has(GIFTS);
    GiftPayout = "gift-payout", DRAWN, NEVER, |t| t.has(GIFTS);
    WindRose = "wind-rose", PLACED, NEVER, |t| t.has(WIND_ROSES);
    SpielDoch = "spiel-doch", PLACED, NEVER, |t| t.has(SPIEL_DOCH_2018);
    Arrow = "arrow", PLACED, NEVER, |t| t.has(ANNIVERSARY_20);
    Stonehenge = "stonehenge", PLACED, NEVER, |t| t.has(WONDERS);
    BathhouseReturn = "bathhouse-return", &[Step::WoodPrologue], NEVER, |t| t.has(BATHHOUSES);
    AbbotReturn = "abbot-return", WOOD, NEVER, |t| t.has(ABBOT);
    Pyramid = "pyramid", WOOD, AFTER, |t| t.has(ACROBATS);
    ProtectionPlaced = "protection-placed", &[Step::WoodFirst, Step::WoodSecond], NEVER, |t| t.has(PEASANT_REVOLTS);
    ProtectionStanding = "protection-standing", WOOD, NEVER, |t| t.has(PEASANT_REVOLTS);
    Flock = "flock", WOOD_END, NEVER, |t| t.has(SHEEP);
    FruitHarvest = "fruit-harvest", WOOD_END, NEVER, |t| t.has(FRUIT_TREES);
    FruitSale = "fruit-sale", WOOD_END, NEVER, |t| t.has(FRUIT_TREES);
    NotreDame = "notre-dame", WOOD_END, NEVER, |t| t.has(WONDERS);
    Road = "road", COMPLETED, AFTER, |_| true;
    City = "city", COMPLETED, AFTER, |_| true;
    Monastic = "monastic", COMPLETED, AFTER, |_| true;
    SpecialMonastery = "special-monastery", AFTER_GAME, AFTER, |t| t.has(MONASTERIES);
    Field = "field", COMPLETED, AFTER, |_| true;
    JoinedField = "joined-field", COMPLETED, AFTER, |t| t.has(BARN);
    Barn = "barn", AFTER_GAME, AFTER, |t| t.has(BARN);
    Castle = "castle", COMPLETED, NEVER, |t| t.has(CASTLES);
    BabaYaga = "baba-yaga", COMPLETED, AFTER, |t| t.has(RUSSIAN_PROMOS);
    Garden = "garden", COMPLETED, AFTER, |t| t.has(ABBOT) && t.has(GARDENS);
    GermanCastle = "german-castle", COMPLETED, AFTER, |t| t.has(GERMAN_CASTLES);
    GermanCathedral = "german-cathedral", COMPLETED, AFTER, |t| t.has(GERMAN_CATHEDRALS);
    Cemetery = "cemetery", COMPLETED, NEVER, |t| t.has(CEMETERIES);
    HauntedCastle = "haunted-castle", COMPLETED, AFTER, |t| t.has(HAUNTED_CASTLES);
    Tent = "fortune-teller-tent", COMPLETED, NEVER, |t| t.has(FORTUNE_TELLER);
    Obelisk = "obelisk", COMPLETED, AFTER, |t| t.has(OBELISK);
    BigTop = "big-top", &[Step::TileScoring], AFTER, |t| t.has(CIRCUS);
    Bet = "bet", &[Step::TileScoring], NEVER, |t| t.has(BETS);
    GingerbreadMan = "gingerbread-man", &[Step::TileScoring], NEVER, |t| t.has(GINGERBREAD_MAN);
    CatapultTarget = "catapult-target", &[Step::FinishTile], NEVER, |t| t.has(CATAPULT);
    CatapultCatch = "catapult-catch", &[Step::FinishTile], NEVER, |t| t.has(CATAPULT);
    EasterNest = "easter-nest", &[Step::FinishTile], NEVER, |t| t.has(EASTER);
    EasterBunny = "easter-bunny", &[Step::FinishTile], NEVER, |t| t.has(EASTER);
    BazaarSale = "bazaar-sale", &[Step::FinishTile], NEVER, |t| t.has(BAZAARS);
    BazaarPurchase = "bazaar-purchase", &[Step::FinishTile], NEVER, |t| t.has(BAZAARS);
    CircusMaximus = "circus-maximus", AFTER_GAME, AFTER, |t| t.has(WONDERS);
    Alhambra = "alhambra", AFTER_GAME, AFTER, |t| t.has(WONDERS);
    King = "king", AFTER_GAME, AFTER, |t| t.has(KING_AND_ROBBER);
    RobberBaron = "robber-baron", AFTER_GAME, AFTER, |t| t.has(KING_AND_ROBBER);
    Goods = "goods", AFTER_GAME, AFTER, |t| t.has(TRADERS);
    Gold = "gold", AFTER_GAME, AFTER, |t| t.has(GOLD_MINES);
    Robber = "robber", AFTER_GAME, AFTER, |t| t.has(ROBBERS);
    Gifts = "gifts", AFTER_GAME, AFTER, |t| t.has(GIFTS);
}

impl Subject {
    /// All that lies on the board and is completed and scored for whoever holds it.
    pub const FEATURES: &[Self] = &[
        Self::Road,
        Self::City,
        Self::Monastic,
        Self::Field,
        Self::JoinedField,
        Self::Castle,
        Self::BabaYaga,
        Self::Garden,
        Self::GermanCastle,
        Self::GermanCathedral,
        Self::Cemetery,
        Self::HauntedCastle,
        Self::Tent,
    ];

    /// Fields wait for the end of the game, except that of a barn; only the count can send farmers to a barn's field.
    fn comes_about(self, moment: Moment, table: &mut Table) -> bool {
        match (self, moment) {
            (Self::Field, Moment::During) => table.has(BARN),
            (Self::JoinedField, Moment::Final) => table.has(COUNT),
            _ => true,
        }
    }

    /// The subject with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|subject| subject.id() == id)
    }
}
