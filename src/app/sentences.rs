//! Which sentence is said about what: refusals, the state of the game, faults of a FEN or an address.
//! Moves in words are in [`move_sentences`](super::move_sentences).

use crate::rules::{
    Bitboard, CastlingFault, CastlingRefusal, EnPassantFault, FenError, FenFault, FenField,
    FenNotice, Piece, Position, Refusal, SetupError, Square,
};

use super::address::AddressFault;
use super::hand::Refused;
use super::message::Message;
use super::scene::{Mark, Marks};
use super::sitting::Sitting;
use super::verdicts;
use crate::notation::link::LinkError;

/// The role on a square as the word that sentences select by.
pub(super) fn role_at(position: &Position, square: Square) -> &'static str {
    position
        .piece_at(square)
        .map_or("piece", |piece| piece.role.word())
}

/// The names of squares, joined by commas.
pub(super) fn squares(set: Bitboard) -> String {
    let names: Vec<String> = set.into_iter().map(|square| square.to_string()).collect();
    names.join(", ")
}

/// The name of a square for who can't see it: `e2, white pawn`.
pub fn square_name(square: Square, piece: Option<Piece>) -> Message {
    match piece {
        None => Message::of("square-empty").text("square", square),
        Some(piece) => Message::of("square-piece")
            .text("square", square)
            .text("color", piece.color)
            .text("role", piece.role.word()),
    }
}

/// What the marks on a square say, in words.
pub fn square_description(marks: Marks) -> Option<Message> {
    Some(Message::of(if marks.has(Mark::Adjust) {
        "square-adjust"
    } else if marks.has(Mark::Touched) {
        "square-touched"
    } else if marks.has(Mark::Selected) {
        "square-selected"
    } else if marks.has(Mark::Capture) {
        "square-capture"
    } else if marks.has(Mark::Legal) {
        "square-legal"
    } else if marks.has(Mark::Check) {
        "square-check"
    } else {
        return None;
    }))
}

/// Whose move it is, or how the game has ended and by which rule.
pub fn status(sitting: &Sitting) -> Message {
    let turn = sitting.game().turn();
    match sitting.outcome() {
        None if sitting.position().is_check() => Message::of("status-check").text("color", turn),
        None => Message::of("status-turn").text("color", turn),
        Some(outcome) => verdicts::ending(outcome, turn),
    }
}

/// The squares that matter for a refusal, to be marked on the board.
pub fn squares_that_matter(refused: &Refused) -> Bitboard {
    match refused.why {
        Refusal::Blocked { by } => by.into(),
        Refusal::NotEnPassant { pawn } => pawn.into(),
        Refusal::Pinned { king, by } => Bitboard::of(king) | by.into(),
        Refusal::LeavesCheck { king, by } | Refusal::EnPassantExposes { king, by } => {
            by | king.into()
        }
        Refusal::KingAttacked { by } => by | refused.to.into(),
        Refusal::OwnPiece => refused.to.into(),
        Refusal::Castling(_, why) => match why {
            CastlingRefusal::RightLost => Bitboard::EMPTY,
            CastlingRefusal::InCheck { by } | CastlingRefusal::RookPinned { by } => by,
            CastlingRefusal::Between { pieces } => pieces,
            CastlingRefusal::PathAttacked { square, by } => by | square.into(),
        },
        Refusal::NoPiece
        | Refusal::NotYours
        | Refusal::SameSquare
        | Refusal::NotHowItMoves
        | Refusal::NothingToCapture
        | Refusal::PromotionMissing
        | Refusal::NothingToPromote => Bitboard::EMPTY,
    }
}

/// Why a move is refused.
pub fn refusal(position: &Position, refused: &Refused) -> Message {
    let Refused { from, to, why } = *refused;
    let key = match why {
        Refusal::NoPiece => "refusal-no-piece",
        Refusal::NotYours => "refusal-not-yours",
        Refusal::SameSquare => "refusal-same-square",
        Refusal::OwnPiece => "refusal-own-piece",
        Refusal::NotHowItMoves => "refusal-not-how-it-moves",
        Refusal::Blocked { .. } => "refusal-blocked",
        Refusal::NothingToCapture => "refusal-nothing-to-capture",
        Refusal::NotEnPassant { .. } => "refusal-not-en-passant",
        Refusal::Pinned { .. } => "refusal-pinned",
        Refusal::LeavesCheck { .. } => "refusal-leaves-check",
        Refusal::KingAttacked { .. } => "refusal-king-attacked",
        Refusal::EnPassantExposes { .. } => "refusal-en-passant-exposes",
        Refusal::PromotionMissing => "refusal-promotion-missing",
        Refusal::NothingToPromote => "refusal-nothing-to-promote",
        Refusal::Castling(_, why) => match why {
            CastlingRefusal::RightLost => "refusal-castling-right-lost",
            CastlingRefusal::InCheck { .. } => "refusal-castling-in-check",
            CastlingRefusal::Between { .. } => "refusal-castling-between",
            CastlingRefusal::PathAttacked { .. } => "refusal-castling-path-attacked",
            CastlingRefusal::RookPinned { .. } => "refusal-castling-rook-pinned",
        },
    };
    let message = Message::of(key);
    match why {
        Refusal::NoPiece => message.text("from", from),
        Refusal::NotYours => message
            .text("turn", position.turn())
            .text("role", role_at(position, from))
            .text("from", from),
        Refusal::OwnPiece => message.text("role", role_at(position, to)).text("to", to),
        Refusal::NotHowItMoves => message.text("role", role_at(position, from)).text("to", to),
        Refusal::Blocked { by } => message.text("role", role_at(position, by)).text("by", by),
        Refusal::NothingToCapture => message.text("to", to),
        Refusal::NotEnPassant { pawn } => message.text("pawn", pawn),
        Refusal::Pinned { king, by } => message
            .text("role", role_at(position, from))
            .text("from", from)
            .text("king", king)
            .text("pinner", role_at(position, by))
            .text("by", by),
        Refusal::LeavesCheck { king, by } => message.text("king", king).text("by", squares(by)),
        Refusal::KingAttacked { by } => message.text("to", to).text("by", squares(by)),
        Refusal::EnPassantExposes { king, by } => {
            message.text("king", king).text("by", squares(by))
        }
        Refusal::Castling(wing, why) => {
            let message = message.text("wing", wing.word());
            match why {
                CastlingRefusal::RightLost => message,
                CastlingRefusal::InCheck { by } | CastlingRefusal::RookPinned { by } => {
                    message.text("by", squares(by))
                }
                CastlingRefusal::Between { pieces } => message.text("pieces", squares(pieces)),
                CastlingRefusal::PathAttacked { square, by } => {
                    message.text("square", square).text("by", squares(by))
                }
            }
        }
        Refusal::SameSquare | Refusal::PromotionMissing | Refusal::NothingToPromote => message,
    }
}

/// The word by which sentences select a field.
pub(super) fn field_word(field: FenField) -> &'static str {
    match field {
        FenField::Placement => "placement",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "en-passant",
        FenField::HalfmoveClock => "halfmoves",
        FenField::FullmoveNumber => "fullmoves",
    }
}

/// Why the position in the address can't be set up: the field, the fault, and what to do.
pub fn fen_error(error: &FenError) -> [Message; 3] {
    let field = Message::of("fen-field").text("field", field_word(error.field));
    [field, fen_fault(error.fault), Message::of("fen-what-to-do")]
}

/// What is wrong in a field of a FEN.
pub fn fen_fault(fault: FenFault) -> Message {
    match fault {
        FenFault::Missing => Message::of("fen-missing"),
        FenFault::UnexpectedCharacter(c) => Message::of("fen-character").text("character", c),
        FenFault::RankLength(rank, count) => Message::of("fen-rank-length")
            .text("rank", rank.digit())
            .number("count", count),
        FenFault::RankCount(count) => Message::of("fen-rank-count").number("count", count),
        FenFault::Repeated(c) => Message::of("fen-repeated").text("character", c),
        FenFault::Setup(error) => setup_error(&error),
    }
}

/// Why pieces are no position of a game.
pub fn setup_error(error: &SetupError) -> Message {
    match *error {
        SetupError::NoKing(color) => Message::of("setup-no-king").text("color", color),
        SetupError::TwoKings(color, one, other) => Message::of("setup-two-kings")
            .text("color", color)
            .text("one", one)
            .text("other", other),
        SetupError::PawnOnBackRank(square) => {
            Message::of("setup-pawn-on-back-rank").text("square", square)
        }
        SetupError::TooManyPieces(color) => Message::of("setup-too-many").text("color", color),
        SetupError::TooManyPawns(color) => Message::of("setup-too-many-pawns").text("color", color),
        SetupError::TooManyPromoted(color) => {
            Message::of("setup-too-many-promoted").text("color", color)
        }
        SetupError::KingsTouch(one, other) => Message::of("setup-kings-touch")
            .text("one", one)
            .text("other", other),
        SetupError::OpponentInCheck(by) => {
            Message::of("setup-opponent-in-check").text("by", squares(by))
        }
        SetupError::Castling(color, fault) => match fault {
            CastlingFault::KingMoved => Message::of("setup-castling-king").text("color", color),
            CastlingFault::NoRook(square) => Message::of("setup-castling-rook")
                .text("color", color)
                .text("square", square),
            CastlingFault::TwoRooks(one, other) => Message::of("setup-castling-two-rooks")
                .text("color", color)
                .text("one", one)
                .text("other", other),
        },
        SetupError::EnPassant(square, fault) => match fault {
            EnPassantFault::WrongRank => {
                Message::of("setup-en-passant-rank").text("square", square)
            }
            EnPassantFault::NoPawn => Message::of("setup-en-passant-pawn").text("square", square),
            EnPassantFault::Occupied(by) => Message::of("setup-en-passant-occupied")
                .text("square", square)
                .text("by", by),
        },
    }
}

/// What was put right in the position of the address; a matter of spelling alone is not worth a word.
pub fn fen_notice(notice: &FenNotice) -> Option<Message> {
    Some(match *notice {
        FenNotice::Spacing | FenNotice::Spelling(_) => return None,
        FenNotice::Missing(field) => Message::of("notice-missing").text("field", field_word(field)),
        FenNotice::CastlingDropped(color) => {
            Message::of("notice-castling-dropped").text("color", color)
        }
        FenNotice::EnPassantDropped(square) => {
            Message::of("notice-en-passant-dropped").text("square", square)
        }
        FenNotice::CounterSet(field) => {
            Message::of("notice-counter-set").text("field", field_word(field))
        }
        FenNotice::CounterDoubtful(field) => {
            Message::of("notice-counter-doubtful").text("field", field_word(field))
        }
        FenNotice::TextAfter(_) => Message::of("notice-text-after"),
    })
}

/// Why a link holds no game.
pub fn link_error(error: LinkError) -> Message {
    match error {
        LinkError::Version => Message::of("link-version"),
        LinkError::Character(_) | LinkError::Broken => Message::of("link-broken"),
    }
}

/// What in the address can't be given.
pub fn address_fault(fault: &AddressFault) -> Message {
    match fault {
        AddressFault::Place(place) => Message::of("address-place").text("place", place),
        AddressFault::Language(tag) => Message::of("address-language").text("tag", tag),
        AddressFault::Notation(name) => Message::of("address-notation").text("name", name),
        AddressFault::Setup(fault) => super::setup_sentences::fault(fault),
    }
}
