//! What holds of any text that is read as a FEN, and of any rights that are written in one.

use jadoube::rules::{Bitboard, Color, FenNotice, FenReader, Piece, Placement, Setup, Square};
use proptest::prelude::*;

use crate::properties::{config, games};

/// What must hold of any text: no panic, a place inside it, a mended FEN that is stable.
fn check_text(text: &str) -> Result<(), TestCaseError> {
    for (chess960, any_material) in [(false, false), (true, true)] {
        let reader = FenReader {
            chess960,
            any_material,
        };
        match reader.read(text) {
            Err(error) => {
                prop_assert!(text.is_char_boundary(error.at), "{text:?}: {error}");
                prop_assert!(!error.to_string().is_empty());
            }
            Ok(fen) => {
                let written = fen.position.to_string();
                let again = reader.read(&written);
                prop_assert!(again.is_ok(), "{text:?}: {again:?}");
                let again = again.unwrap();
                prop_assert_eq!(again.position.to_string(), &written[..], "{:?}", text);
                let mended = again
                    .notices
                    .into_iter()
                    .find(|notice| !matches!(notice, FenNotice::CounterDoubtful(_)));
                prop_assert_eq!(mended, None, "{:?}", text);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(2048))]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,100}") {
        check_text(&text)?;
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        check_text(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_fields_are_read_or_refused(
        ranks in prop::collection::vec("[pnbrqkPNBRQK1-8]{1,4}", 8..9),
        rest in "( [wbWB-]( [KQkqA-Ha-h—-]{1,5}( ([a-h][36]|-)( [0-9]{1,6}( [0-9-]{1,11})?)?)?)?)?",
    ) {
        check_text(&format!("{}{rest}", ranks.join("/")))?;
    }

    #[test]
    fn a_fen_with_a_slip_is_read_or_refused(
        game in games(),
        at in any::<prop::sample::Index>(),
        slip in "[a-hA-HkqnrpKQNRP0-9 /_—-]{0,2}",
    ) {
        let mut text: Vec<char> = game.start().to_string().chars().collect();
        let at = at.index(text.len());
        text.splice(at..=at, slip.chars());
        check_text(&text.into_iter().collect::<String>())?;
    }

    // CASTLE-2, VARIANT-2: rights of any rooks are written so that they are read back
    #[test]
    fn any_castling_rights_are_written_and_read_back(
        back in prop::collection::vec(prop::sample::select(vec!['r', '.', 'r', '.', 'n']), 14),
        kings in (1..7usize, 1..7usize),
        rights in any::<u16>(),
    ) {
        let mut placement = Placement::EMPTY;
        let mut castling = Bitboard::EMPTY;
        for (color, king) in Color::ALL.into_iter().zip([kings.0, kings.1]) {
            let side = if color.is_white() { &back[..7] } else { &back[7..] };
            let mut letters = side.to_vec();
            letters.insert(king, 'k');
            for (i, letter) in letters.into_iter().enumerate() {
                let square = Square::new(if color.is_white() { 0 } else { 56 } + i as u8).unwrap();
                if let Some(piece) = Piece::from_letter(letter) {
                    placement.put(square, Piece::new(color, piece.role));
                    // One rook at most on each side of the king.
                    let bit = rights >> (i + if color.is_white() { 0 } else { 8 }) & 1;
                    let side = Square::all().filter(|&other| {
                        other.rank() == square.rank() && (other.index() % 8 < king) == (i < king)
                    });
                    let taken = side.into_iter().any(|other| castling.has(other));
                    if letter == 'r' && bit == 1 && !taken {
                        castling |= square.into();
                    }
                }
            }
        }
        // Pawns that keep the kings from each other's rooks.
        for square in Square::all().filter(|square| square.rank().index() == 1) {
            placement.put(square, Piece::from_letter('P').unwrap());
        }
        let setup = Setup { placement, castling, ..Setup::initial() };
        let position = setup.position_of_any_material();
        prop_assume!(position.is_ok());
        let position = position.unwrap();
        let reader = FenReader { any_material: true, ..FenReader::default() };
        let read = reader.read(&position.to_string());
        prop_assert!(read.is_ok(), "{position}: {read:?}");
        let read = read.unwrap();
        prop_assert_eq!(read.position, position);
        prop_assert_eq!(read.notices, vec![], "{}", position);
    }
}
