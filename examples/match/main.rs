//! Plays the levels of the computer opponent against each other: `match [GAMES] [PLAYER PLAYER]`.

mod baseline;
mod game;
mod openings;
mod score;

use std::process::ExitCode;
use std::time::Instant;

use game::{Effort, Outcome, Player, Players};
use jadoube::opponent::LEVELS;
use jadoube::rules::Color;
use score::Score;

const USAGE: &str = "usage: match [GAMES] [PLAYER PLAYER]
  GAMES   how many games each pair plays, an even number; 128 unless told
  PLAYER  a level, 1 to 5, or `baseline`: plain alpha-beta over three half-moves that counts
          pieces only
Without players: each level against the one below it, and the highest against the baseline.
Each opening is played with both colours. Score (with the error of 95 %) and positions are the first
player's.";

/// Games of a pair unless told.
const GAMES: u32 = 128;
/// How far the baseline looks, in half-moves.
const BASELINE_DEPTH: u32 = 3;

fn main() -> ExitCode {
    match run(std::env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run(words: Vec<String>) -> Result<(), String> {
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return Ok(());
    }
    let (games, pairs) = match words.as_slice() {
        [] => (GAMES, all_pairs()),
        [games] => (count(games)?, all_pairs()),
        [one, other] => (GAMES, vec![(player(one)?, player(other)?)]),
        [games, one, other] => (count(games)?, vec![(player(one)?, player(other)?)]),
        _ => return Err(USAGE.into()),
    };
    println!(
        "first      second     won drawn lost   score            positions a move, most  seconds"
    );
    for (first, second) in pairs {
        play(games, first, second)?;
    }
    Ok(())
}

fn count(word: &str) -> Result<u32, String> {
    let games = word.parse().ok();
    let games = games.filter(|&games: &u32| games > 0 && games.is_multiple_of(2));
    games.ok_or_else(|| format!("GAMES must be an even number\n{USAGE}"))
}

fn player(word: &str) -> Result<Player, String> {
    if word == "baseline" {
        return Ok(Player::Baseline(BASELINE_DEPTH));
    }
    let number: usize = word.parse().unwrap_or(0);
    let level = number.checked_sub(1).and_then(|index| LEVELS.get(index));
    match level {
        Some(&level) => Ok(Player::Level { number, level }),
        None => Err(format!("no such player: {word}\n{USAGE}")),
    }
}

fn all_pairs() -> Vec<(Player, Player)> {
    let level = |number: usize| Player::Level {
        number,
        level: LEVELS[number - 1],
    };
    let mut pairs: Vec<_> = (2..=LEVELS.len())
        .map(|number| (level(number), level(number - 1)))
        .collect();
    pairs.push((level(LEVELS.len()), Player::Baseline(BASELINE_DEPTH)));
    pairs
}

fn play(games: u32, first: Player, second: Player) -> Result<(), String> {
    let start = Instant::now();
    let openings = openings::all()?;
    let (mut score, mut effort) = (Score::default(), Effort::default());
    for number in 0..games {
        let opening = &openings[number as usize / 2 % openings.len()];
        let color = Color::from_white(number.is_multiple_of(2));
        let players = Players {
            first,
            second,
            color,
        };
        match game::play(&players, opening, u64::from(number), &mut effort) {
            Outcome::Won(winner) if winner == color => score.won += 1,
            Outcome::Won(_) => score.lost += 1,
            Outcome::Drawn => score.drawn += 1,
        }
    }
    println!(
        "{first:<10} {second:<10} {:>3} {:>5} {:>4}   {score} {:>12} {:>12} {:>8.1}",
        score.won,
        score.drawn,
        score.lost,
        effort.positions / effort.moves.max(1),
        effort.most,
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}
