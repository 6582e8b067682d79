//! Rule variants about the course of a game. (Those about points are variants of the table.)

use crate::engine::bits::bits;

bits! {
    /// A variant on which the players agreed.
    Choice,
    /// The variants on which the players agreed.
    Choices {
        /// A princess has to send a knight home if she can.
        PrincessMust = "princess-must",
        /// The fairy stands on a tile, not beside a figure.
        FairyOnTile = "fairy-on-tile",
        DragonAfterScoring = "dragon-after-scoring",
        /// A field with a barn may get another one.
        BarnsShareFields = "barns-share-fields",
        /// A wagon follows connected features, not neighbouring tiles: first edition.
        WagonByConnection = "wagon-by-connection",
        BazaarWithoutAuction = "bazaar-without-auction",
        /// Knights escape beside the besieged tile alone.
        EscapeAtSiege = "escape-at-siege",
        /// Underpasses of other expansions are no tunnels.
        TunnelsOnOwnTiles = "tunnels-on-own-tiles",
        /// Every player has one set of tunnel tokens, whatever the number of players.
        OneTunnelSet = "one-tunnel-set",
        /// Two sets with two players, one with more.
        TwoTunnelSets = "two-tunnel-sets",
        /// Knights may leave a besieged city beside a monastery.
        Escape = "escape",
        /// The king alone, or the robber baron alone, can be in play.
        King = "king",
        Robber = "robber",
        /// King and robber baron bring ten points each.
        TitlesForTen = "titles-for-ten",
        /// One of them brings fifteen points, both bring forty.
        TitlesForFifteen = "titles-for-fifteen",
        /// A donkey keeps the features of its tile from being completed: fan expansion.
        Donkey = "donkey",
        /// At a festival only followers return.
        FestivalFollowers = "festival-followers",
    }
}
