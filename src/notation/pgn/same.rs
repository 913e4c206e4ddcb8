//! When two games are the same.

use super::game::{PgnGame, ROSTER};
use super::tree::Node;
use super::write::unknown;

impl PartialEq for PgnGame {
    fn eq(&self, other: &PgnGame) -> bool {
        self.start.to_fen() == other.start.to_fen()
            && self.result() == other.result()
            && self.told_by_tags() == other.told_by_tags()
            && self.same_moves(other)
    }
}

impl PgnGame {
    /// What the tags tell beyond start and result, in the order of the alphabet.
    fn told_by_tags(&self) -> Vec<(&str, &str)> {
        let told = |(name, value): &(&str, &str)| match *name {
            "FEN" | "SetUp" | "Result" => false,
            "Variant" => !self.start.castles_as_in_chess960(),
            name => !ROSTER.contains(&name) || *value != unknown(name),
        };
        let mut tags: Vec<_> = self.tags().filter(told).collect();
        tags.sort_unstable();
        tags
    }

    /// Whether moves, variations, comments and signs are the same.
    fn same_moves(&self, other: &PgnGame) -> bool {
        let mut pairs = vec![(Node::START, Node::START)];
        while let Some((one, two)) = pairs.pop() {
            let said_alike = self.comments(one).eq(other.comments(two))
                && self.comments_before(one).eq(other.comments_before(two))
                && self.nags(one).eq(other.nags(two));
            if !said_alike || self.mv(one) != other.mv(two) {
                return false;
            }
            let (mut ones, mut twos) = (self.continuations(one), other.continuations(two));
            loop {
                match (ones.next(), twos.next()) {
                    (Some(one), Some(two)) => pairs.push((one, two)),
                    (None, None) => break,
                    _ => return false,
                }
            }
        }
        true
    }
}
