//! PGN read and written: the cases one by one, and any game.

mod any_game;
mod broken;
mod reading;
mod writing;

use jadoube::notation;
use jadoube::notation::pgn::{Node, PgnGame, read_pgn};

/// All games of a text.
fn games(text: &str) -> Vec<PgnGame> {
    read_pgn(text.as_bytes()).collect()
}

/// The only game of a text.
fn game(text: &str) -> PgnGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The only game of a text in which nothing is wrong or odd.
fn clean(text: &str) -> PgnGame {
    let game = game(text);
    assert_eq!(game.errors(), []);
    assert_eq!(game.warnings(), []);
    game
}

/// The moves of a line from the place after its first move on.
fn line(game: &PgnGame, first: Option<Node>) -> String {
    let mut position = *game.start();
    let mut before: Vec<Node> = Vec::new();
    let mut node = first.and_then(|node| game.before(node));
    while let Some(here) = node {
        before.push(here);
        node = game.before(here);
    }
    // The start has no move.
    before.pop();
    while let Some(here) = before.pop() {
        position = position.play(game.mv(here).unwrap()).unwrap();
    }
    let mut words = Vec::new();
    let mut node = first;
    while let Some(here) = node {
        let Some(mv) = game.mv(here) else {
            words.push("--".to_string());
            position = position.null_move().unwrap();
            node = game.next(here);
            continue;
        };
        words.push(notation::short(&position, mv));
        position = position.play(mv).unwrap();
        node = game.next(here);
    }
    words.join(" ")
}

/// The moves of the main line.
fn main_line(game: &PgnGame) -> String {
    line(game, game.next(Node::START))
}

/// The place after so many half-moves.
fn at(game: &PgnGame, ply: usize) -> Node {
    if ply == 0 {
        return Node::START;
    }
    game.main_line().nth(ply - 1).unwrap()
}

fn comments(game: &PgnGame, ply: usize) -> Vec<&str> {
    game.comments(at(game, ply)).collect()
}

fn variations(game: &PgnGame, ply: usize) -> Vec<String> {
    let before = at(game, ply - 1);
    game.continuations(before)
        .skip(1)
        .map(|node| line(game, Some(node)))
        .collect()
}
