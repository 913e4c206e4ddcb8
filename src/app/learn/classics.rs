//! Famous games, whose moves are nobody's own: what trainers ask for comes of them.

use super::written::Task;
use crate::notation;
use crate::rules::Position;

/// One game a line, in short algebraic notation; above each, who played it.
const GAMES: &str = include_str!("classics.txt");

/// The games, each as the text of its moves.
pub fn games() -> Vec<&'static str> {
    GAMES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect()
}

/// The moves of such a text, each with the position before it, up to one that can't be read.
pub fn moves(game: &str) -> Vec<Task> {
    let mut before = Position::initial();
    let mut moves = Vec::new();
    for text in game.split_whitespace() {
        let Ok(mv) = notation::read(&before, text) else {
            break;
        };
        let (mv, after) = (mv.get(), mv.play());
        moves.push(Task { before, mv });
        before = after;
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Notation;
    use crate::rules::Ending;

    #[test]
    fn every_game_is_read_to_its_end_and_written_as_it_stands() {
        let games = games();
        assert_eq!(games.len(), 10);
        for game in games {
            let moves = moves(game);
            let written: Vec<String> = moves.iter().map(|it| it.written(Notation::SHORT)).collect();
            assert_eq!(written.join(" "), game);
        }
    }

    #[test]
    fn a_game_that_is_said_to_end_in_mate_does() {
        let mates = games().into_iter().filter(|game| game.ends_with('#'));
        let ends: Vec<_> = mates
            .filter_map(|game| moves(game).last()?.after().ending())
            .collect();
        assert_eq!(ends.len(), 5);
        assert!(ends.iter().all(|end| matches!(end, Ending::Checkmate)));
    }

    #[test]
    fn the_moves_before_a_broken_one_are_read() {
        assert_eq!(moves("e4 e5 Ke3 Nf6").len(), 2);
        assert_eq!(moves(""), []);
    }
}
