//! A move is found, or a few.

use super::goal::Goal;
use super::wrong::Wrong;
use crate::game::MoveText;
use crate::rules::{Move, Position, Promotion, Square};

/// A position in which moves are looked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    /// The position.
    pub position: Position,
    /// What has been played, replies included.
    pub played: Vec<MoveText>,
}

/// The move and the reply of the step, if it has one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Replied {
    /// The reply.
    pub reply: Option<Move>,
    /// Whether nothing more is to be found.
    pub done: bool,
}

impl Moving {
    /// Plays a move, and the reply to it.
    ///
    /// # Errors
    ///
    /// It is not legal, or not what is looked for; nothing has changed then.
    pub fn play(
        &mut self,
        (from, to, promotion): (Square, Square, Option<Promotion>),
        goals: &[Goal],
        lines: &[Vec<MoveText>],
    ) -> Result<Replied, Wrong> {
        let legal = self.position.find_move(from, to, promotion);
        let legal = legal.map_err(|why| Wrong::Refused {
            piece: self.position.piece_at(from),
            from,
            to,
            why,
        })?;
        let (mv, after) = (legal.get(), legal.play());
        let at = self.played.len();
        let text = MoveText::from(mv);
        let open = self.open(lines);
        let line = open.iter().find(|line| line.get(at) == Some(&text));
        let last = open.iter().all(|line| line.len() == at + 1);
        if line.is_none() {
            if !last {
                let stalemates = Goal::NoStalemate.missed(&self.position, mv, &after);
                return Err(stalemates.unwrap_or(Wrong::AnotherMove));
            }
            let mut missed = goals.iter();
            if let Some(wrong) = missed.find_map(|goal| goal.missed(&self.position, mv, &after)) {
                return Err(wrong);
            }
            if goals.is_empty() {
                return Err(Wrong::AnotherMove);
            }
        }
        let reply = line.and_then(|line| line.get(at + 1)).copied();
        self.position = after;
        self.played.push(text);
        let reply = reply.and_then(|text| {
            let legal = self.position.find_move(text.from, text.to, text.promotion);
            let (mv, after) = legal.ok().map(|legal| (legal.get(), legal.play()))?;
            self.position = after;
            self.played.push(text);
            Some(mv)
        });
        Ok(Replied {
            reply,
            done: reply.is_none(),
        })
    }

    /// The lines that begin as has been played.
    fn open<'l>(&self, lines: &'l [Vec<MoveText>]) -> Vec<&'l Vec<MoveText>> {
        let begins = |line: &&Vec<MoveText>| line.starts_with(&self.played);
        lines.iter().filter(begins).collect()
    }

    /// A move that is right now.
    pub fn solution(&self, goals: &[Goal], lines: &[Vec<MoveText>]) -> Option<MoveText> {
        let open = self.open(lines);
        if let Some(text) = open.iter().find_map(|line| line.get(self.played.len())) {
            return Some(*text);
        }
        let reached = |mv: &Move| {
            self.position.play(*mv).is_ok_and(|after| {
                let mut goals = goals.iter();
                goals.all(|goal| goal.missed(&self.position, *mv, &after).is_none())
            })
        };
        self.position
            .legal_moves()
            .into_iter()
            .find(reached)
            .map(MoveText::from)
    }
}
