//! How a game goes on: from decision to decision.

use super::expansion::Then;
use super::moves::{Move, Offers};
use super::phase::Phase;
use super::{Game, Past};

/// A move that is not offered now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

impl Game {
    pub(super) fn begin(&mut self) {
        let setup = std::sync::Arc::clone(&self.setup);
        for (tile, position, rotation) in &setup.start {
            self.board.place(tile, *position, *rotation);
        }
        self.enter(Phase::BeginTurn);
        self.go_on();
    }

    /// Carries out a decision, and all that follows by itself up to the next one.
    ///
    /// # Errors
    /// If it is not offered; nothing is changed then.
    pub fn play(&mut self, decision: Move) -> Result<(), Refused> {
        if !self.allows(decision) {
            return Err(Refused);
        }
        self.past.push(self.present());
        let then = self.perform(decision);
        match then {
            Then::Stay => {}
            Then::Next => self.enter_next(),
            Then::Go(phase) => self.enter(phase),
        }
        self.go_on();
        Ok(())
    }

    fn allows(&self, decision: Move) -> bool {
        let in_supply = match decision {
            Move::Deploy(figure, _) => {
                self.state.seats.get(usize::from(figure.player.0)).is_some_and(|seat| seat.has(figure))
                    || self.standing(figure).is_some()
            }
            _ => true,
        };
        in_supply && self.offers.allow(decision)
    }

    /// Takes the last decision back; `false` if there was none.
    pub fn undo(&mut self) -> bool {
        let Some(past) = self.past.pop() else { return false };
        self.board.undo_to(past.board);
        self.entries.truncate(past.entries);
        self.state = past.state;
        self.offers = past.offers;
        true
    }

    /// Forgets how to take decisions back, which costs memory.
    pub fn forget(&mut self) {
        self.past.clear();
    }

    fn present(&self) -> Past {
        Past {
            state: self.state.clone(),
            offers: self.offers.clone(),
            board: self.board.mark(),
            entries: self.entries.len(),
        }
    }

    /// Later expansions are asked first, so that they can take over what others would do in the usual way.
    fn perform(&mut self, decision: Move) -> Then {
        let in_play = std::sync::Arc::clone(&self.in_play);
        let then = in_play.all().iter().rev().find_map(|expansion| (expansion.performs)(self, decision));
        then.unwrap_or(Then::Next)
    }

    /// Up to the next decision, or the end.
    fn go_on(&mut self) {
        loop {
            self.offers = self.offers_now();
            if !self.offers.is_empty() || self.state.phase == Phase::Over || self.state.halted {
                return;
            }
            self.enter_next();
        }
    }

    fn offers_now(&self) -> Offers {
        let mut offers = Offers { player: self.state.active, ..Offers::default() };
        for offer in self.in_play.offers(self.state.phase) {
            offer(self, &mut offers);
        }
        for expansion in self.in_play.all() {
            (expansion.aside)(self, &mut offers);
        }
        offers
    }

    fn enter_next(&mut self) {
        let next = self.state.jump.take().unwrap_or_else(|| self.state.phase.next());
        self.enter(next);
    }

    fn enter(&mut self, phase: Phase) {
        self.state.phase = phase;
        let in_play = std::sync::Arc::clone(&self.in_play);
        for happens in in_play.happens(phase) {
            happens(self);
        }
    }
}
