//! One keyboard: the seats of the players who share it, what each of them sees, and which of them
//! has it. A player who does not have it is called to it, and takes it with a key that does nothing
//! else.

use crate::TellingManner;
use crate::views::Views;
use serpente_engine::host::{ByItself, Request};
use serpente_engine::rules::{Board, LegalMoves, Move, OutOfStep, SEATS, Seat, Seats};
use serpente_engine::table::{
    Command, GameView, Header, SeatView, SetupError, TrickView, Update, View,
};

/// A player's knowledge of their hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum HandKnowledge {
    /// Not its present state.
    #[default]
    No,
    /// It is being announced.
    Announced,
    /// The announcement was heard to its end.
    Complete,
}

/// The players at one keyboard, and the match as they see it.
pub(crate) struct Keyboard {
    pub(crate) views: Views,
    /// The seats at this keyboard; none for a spectator.
    seats: Seats,
    /// All seats of people, here or on other machines.
    people: Seats,
    /// The player who has the keyboard.
    holder: Option<Seat>,
    /// Each player's knowledge of their hand, by seat.
    hand_knowledge: [HandKnowledge; SEATS],
    /// How announcements are formulated from now on.
    pub(crate) manner: TellingManner,
}

impl Keyboard {
    /// Makes the keyboard of these seats in the match with this header, before its first round. If
    /// one player has it alone, nobody ever needs to take it.
    ///
    /// # Errors
    /// If no match can begin with this header.
    pub(crate) fn new(
        header: &Header,
        seats: Seats,
        manner: TellingManner,
    ) -> Result<Self, SetupError> {
        let views = Views::new(header, seats)?;
        let people = views.public().setup().people();
        let holder = if seats.len() == 1 {
            seats.iter().next()
        } else {
            None
        };
        Ok(Self {
            views,
            seats,
            people,
            holder,
            hand_knowledge: Default::default(),
            manner,
        })
    }

    /// Follows an update.
    ///
    /// # Errors
    /// If the update cannot follow the ones before.
    pub(crate) fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        self.views.follow(update)
    }

    /// Returns the seats at this keyboard.
    pub(crate) fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the player who has the keyboard.
    pub(crate) fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Returns whether several people share the keyboard.
    pub(crate) fn is_shared(&self) -> bool {
        self.seats.len() > 1
    }

    /// Returns the player whom sentences call "you". If several people share the keyboard, it is
    /// `None`, since the others hear the same sentence, at once or in the review.
    pub(crate) fn you(&self) -> Option<Seat> {
        if self.is_shared() { None } else { self.holder }
    }

    /// Returns the match as all players at this keyboard may hear about it.
    pub(crate) fn seen(&self) -> &SeatView {
        self.views.of(self.you())
    }

    /// Returns the player who has the keyboard, if it is their turn.
    pub(crate) fn in_turn(&self) -> Option<Seat> {
        let holder = self.holder?;
        if self.seen().turn() == Some(holder) {
            Some(holder)
        } else {
            None
        }
    }

    /// Returns what the player who has the keyboard sees, if it is their turn to lay tiles.
    pub(crate) fn view_to_play(&self) -> Option<View<'_>> {
        let view = self.views.of_tiles(self.holder?)?;
        if view.legal.is_some() {
            Some(view)
        } else {
            None
        }
    }

    /// Returns the legal moves of the player who has the keyboard, if it is their turn.
    pub(crate) fn legal(&self) -> Option<&LegalMoves> {
        self.view_to_play()?.legal
    }

    /// Returns whether the player who has the keyboard draws now without a key, because nothing else is possible and they want
    /// that. Where a tile may be drawn although another fits, the speed of a draw would tell the others that none does. The host
    /// itself makes every further draw of a turn.
    pub(crate) fn draws_by_itself(&self) -> bool {
        if !self.manner.draws_by_itself {
            return false;
        }
        let Some(view) = self.view_to_play() else {
            return false;
        };
        let drawing = &view.rules.drawing;
        let draws_only_if_stuck = drawing.anyway.is_none() && drawing.spare_wild.is_none();
        let must_draw = view.legal.is_some_and(LegalMoves::must_draw);
        draws_only_if_stuck && must_draw && view.board.drawn() == 0
    }

    /// Returns what the player who has the keyboard sees of a hand of tricks.
    pub(crate) fn trick_view(&self) -> Option<TrickView<'_>> {
        self.views.of(Some(self.holder?)).trick_view()
    }

    /// Returns what the player who has the keyboard sees, if it is their turn, whatever is played.
    pub(crate) fn view_to_decide(&self) -> Option<GameView<'_>> {
        self.views.of(Some(self.in_turn()?)).game_view()
    }

    /// Returns whether the serpent has a left and a right arm.
    pub(crate) fn has_sides(&self) -> bool {
        match self.seen().rules() {
            Some(rules) => rules.shape.has_sides(),
            None => false,
        }
    }

    /// Returns whether this seat is in turn and can only pass.
    pub(crate) fn must_pass(&self, seat: Seat) -> bool {
        self.views.legal(seat).is_some_and(LegalMoves::must_pass)
    }

    /// Returns whether the table asks the player who has the keyboard what the ends count.
    pub(crate) fn is_asked_for_count(&self) -> bool {
        let asked = self.seen().board().and_then(Board::asked);
        asked.is_some() && asked == self.holder
    }

    /// Returns what the host will do next without a command, if anything, as far as it can be seen
    /// from this keyboard.
    pub(crate) fn comes_next(&self) -> Option<ByItself> {
        let seen = self.seen();
        if seen.winners().is_some() {
            return None;
        }
        ByItself::next(seen.turn(), seen.tally(), self.people, |seat| {
            self.must_pass(seat)
        })
    }

    /// Returns what to ask a host on another machine for instead of this. Nobody there can skip a pause, since it is the other
    /// players' pause as well; but a player who can only pass need not wait until they pass by themselves.
    pub(crate) fn pass_instead_of(&self, request: Request) -> Request {
        match self.in_turn() {
            Some(seat) if request == Request::GoOn && self.comes_next() == Some(ByItself::Pass) => {
                Request::Command(Command::Play(seat, Move::Pass.into()))
            }
            Some(_) | None => request,
        }
    }

    /// Returns whether no person at this keyboard still plays: all are eliminated or spectators.
    pub(crate) fn only_listens(&self) -> bool {
        if self.seen().winners().is_some() {
            return false;
        }
        let playing = self.seen().tally().playing();
        !playing.iter().any(|seat| self.seats.contains(seat))
    }

    /// Returns whether all who play at this keyboard are eliminated while the match goes on.
    pub(crate) fn is_out(&self) -> bool {
        !self.seats.is_empty() && self.only_listens()
    }

    /// Returns whether people elsewhere play on without anybody here: no key of this keyboard makes the table go on.
    pub(crate) fn others_play_on(&self) -> bool {
        self.only_watches() || self.is_out() && self.comes_next().is_none()
    }

    /// Returns the player here whom the keyboard waits for: they are in turn and have not taken it.
    pub(crate) fn waits_for(&self) -> Option<Seat> {
        let seat = self.seen().turn()?;
        let is_theirs = self.seats.contains(seat) && self.holder != Some(seat);
        if is_theirs && self.comes_next().is_none() {
            Some(seat)
        } else {
            None
        }
    }

    /// Gives the keyboard to a player.
    pub(crate) fn give_to(&mut self, seat: Seat) {
        self.holder = Some(seat);
    }

    /// Takes the keyboard from its holder, if several people share it. Announcements of their hand
    /// that they have not heard are no longer made. Returns whether somebody had it.
    pub(crate) fn let_go(&mut self) -> bool {
        if !self.is_shared() {
            return false;
        }
        let Some(seat) = self.holder.take() else {
            return false;
        };
        let knowledge = &mut self.hand_knowledge[seat.index()];
        if *knowledge == HandKnowledge::Announced {
            *knowledge = HandKnowledge::No;
        }
        true
    }

    /// Returns whether this player has heard their whole hand as it is now.
    pub(crate) fn knows_hand(&self, seat: Seat) -> bool {
        self.hand_knowledge[seat.index()] == HandKnowledge::Complete
    }

    /// Notes that everything announced was heard, or that there was enough time to hear it.
    pub(crate) fn all_was_heard(&mut self) {
        if let Some(seat) = self.holder {
            let knowledge = &mut self.hand_knowledge[seat.index()];
            if *knowledge == HandKnowledge::Announced {
                *knowledge = HandKnowledge::Complete;
            }
        }
    }

    /// Notes that the hand of this seat has changed.
    pub(crate) fn has_new_hand(&mut self, seat: Seat) {
        self.hand_knowledge[seat.index()] = HandKnowledge::No;
    }

    /// Notes that the whole hand of this seat is being announced.
    pub(crate) fn announces_hand(&mut self, seat: Seat) {
        self.hand_knowledge[seat.index()] = HandKnowledge::Announced;
    }

    /// Notes that a tile that this seat drew is being announced, if the seat has the keyboard.
    pub(crate) fn announces_draw(&mut self, seat: Seat) {
        let has_keyboard = self.holder == Some(seat);
        let knowledge = &mut self.hand_knowledge[seat.index()];
        *knowledge = if has_keyboard && *knowledge != HandKnowledge::No {
            HandKnowledge::Announced
        } else {
            HandKnowledge::No
        };
    }
}
