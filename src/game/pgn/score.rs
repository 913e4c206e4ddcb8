//! The score of a game at the table.

use core::time::Duration;

use super::END_REASON;
use super::ending::{result, termination};
use crate::clock::Millis;
use crate::game::action::Action;
use crate::game::play::Game;
use crate::game::record::Ply;
use crate::notation::pgn::{Node, PgnGame, clock_command, elapsed_command};

impl Game {
    /// The score of the game so far: moves, what each clock showed after its move (`%clk`) or, without
    /// a limit, the time used (`%emt`), offered draws (NOTATION-10), `TimeControl`, the result,
    /// `Termination` and, as `EndReason`, the word of [`Outcome::reason`].
    ///
    /// It stops where the game goes on from something that is no legal move (IRREG-17) or from a
    /// pawn that was earned (LEGACY-1): no score can hold that. How many half-moves are left
    /// out shows the length of its main line beside that of [`Game::record`].
    ///
    /// [`Outcome::reason`]: crate::game::Outcome::reason
    pub fn score(&self) -> PgnGame {
        let mut score = PgnGame::new(*self.start());
        let settings = self.settings();
        let control = if settings.has_clock() {
            settings.control.to_tag().ok()
        } else {
            Some("-".to_string())
        };
        score.set_tag("TimeControl", control.as_deref().unwrap_or("?"));
        let nodes = self.score_moves(&mut score);
        self.score_offers(&mut score, &nodes);
        let outcome = self.outcome();
        score.set_result(result(outcome));
        score.set_tag("Termination", termination(outcome));
        if let Some(outcome) = outcome {
            score.set_tag(END_REASON, &outcome.reason());
        }
        score
    }

    /// Writes the moves down; the places after them.
    fn score_moves(&self, score: &mut PgnGame) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut position = *self.start();
        let mut node = Node::START;
        for (ply, number) in self.record().plies().iter().zip(1..) {
            let as_written = ply.before.identity() == position.identity();
            let next = ply.mv.filter(|_| as_written);
            let Some((mv, next)) = next.and_then(|mv| Some((mv, position.play(mv).ok()?))) else {
                break;
            };
            position = next;
            node = score.add_move(node, Some(mv));
            nodes.push(node);
            if let Some(time) = self.time_of(ply, number) {
                score.add_comment(node, &time);
            }
        }
        nodes
    }

    /// What the clock has to say about the half-move of this number.
    fn time_of(&self, ply: &Ply, number: usize) -> Option<String> {
        let first = ply.by == self.start().turn();
        let of_side = if first {
            number.div_ceil(2)
        } else {
            number / 2
        };
        let moves = self.clock().moves(ply.by);
        let completed = moves
            .iter()
            .rev()
            .find(|completed| completed.number as usize == of_side)?;
        match completed.remaining {
            Some(left) => Some(clock_command(tenths(left))),
            None if completed.used.is_positive() => Some(elapsed_command(tenths(completed.used))),
            None => None,
        }
    }

    /// An offer is noted with the last move of who made it, or with the one that he makes in the
    /// same turn.
    fn score_offers(&self, score: &mut PgnGame, nodes: &[Node]) {
        let plies = self.record().plies();
        for (line, entry) in self.log().iter().enumerate() {
            let Some(by) = entry
                .by
                .player()
                .filter(|_| entry.action == Action::OfferDraw)
            else {
                continue;
            };
            let begun = plies.partition_point(|ply| ply.log_start <= line);
            let in_own_turn = |ply: &&Ply| ply.by == by;
            let last = plies.get(..begun).unwrap_or_default();
            let with = last.len() - usize::from(last.last().filter(|p| !in_own_turn(p)).is_some());
            let node = with.checked_sub(1).and_then(|index| nodes.get(index));
            score.add_comment(node.copied().unwrap_or(Node::START), "(=)");
        }
    }
}

/// A time in whole tenths of a second, as a score has it; none below zero.
fn tenths(time: Millis) -> Duration {
    let millis = u64::try_from(time.get()).unwrap_or(0);
    Duration::from_millis(millis - millis % 100)
}
