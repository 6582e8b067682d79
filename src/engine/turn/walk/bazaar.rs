//! Bazaars: every player has a turn within the turn, and bazaars that turn up meanwhile wait or lapse.

use super::player::{Flow, Walk};
use super::trace::Entry;
use crate::engine::turn::action::{Action, LaterBazaars};
use crate::engine::turn::moment::State;
use std::ops::ControlFlow::Continue;

impl Walk<'_> {
    /// A bazaar, and those that had to wait for it.
    pub fn hold_bazaars(&mut self, action: &'static Action) -> Flow {
        loop {
            self.state.at.bazaar += 1;
            self.tiles -= u32::from(self.setup.players);
            self.perform_all(action.step, Some(action.id))?;
            if self.waiting == 0 || !self.moment().has_tiles_for_all() {
                return Continue(());
            }
            self.waiting -= 1;
        }
    }

    pub fn put_bazaar_off(&mut self, later: LaterBazaars) -> Flow {
        let at = self.state.at;
        match later {
            LaterBazaars::Wait => {
                self.waiting += 1;
                self.trace.push(Entry::BazaarWaits { at });
            }
            LaterBazaars::Lapse => self.trace.push(Entry::BazaarLapses { at }),
        }
        Continue(())
    }

    /// A turn for every player with the tile that he or she bought.
    pub fn play_bazaar_round(&mut self) -> Flow {
        for _ in 0..self.setup.players {
            let own = std::mem::replace(&mut self.state, State::in_bazaar(self.turns));
            self.turns += 1;
            self.turn()?;
            self.state = own;
        }
        Continue(())
    }
}
