//! Roles and pieces. The laws' word *piece* includes pawns.

use super::color::Color;

/// What a piece is, whatever its colour (BOARD-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Pawn (MOVE-10 to 12).
    Pawn,
    /// Knight (MOVE-9).
    Knight,
    /// Bishop (MOVE-8).
    Bishop,
    /// Rook (MOVE-7).
    Rook,
    /// Queen (MOVE-6).
    Queen,
    /// King (MOVE-5).
    King,
}

impl Role {
    /// All roles, pawn first, king last.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// Its English word, by which sentences and files choose: `knight`.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// The upper-case letter of FEN: `P N B R Q K`.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The role of a FEN letter, in either case.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        })
    }
}

/// What a pawn may turn into (PROMO-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Promotion {
    /// To a knight.
    Knight,
    /// To a bishop.
    Bishop,
    /// To a rook.
    Rook,
    /// To a queen.
    Queen,
}

impl Promotion {
    /// All four choices, in the order in which they are offered.
    pub const ALL: [Promotion; 4] = [
        Promotion::Queen,
        Promotion::Rook,
        Promotion::Bishop,
        Promotion::Knight,
    ];

    /// The role of the new piece.
    #[inline]
    pub const fn role(self) -> Role {
        match self {
            Promotion::Knight => Role::Knight,
            Promotion::Bishop => Role::Bishop,
            Promotion::Rook => Role::Rook,
            Promotion::Queen => Role::Queen,
        }
    }

    /// The promotion to a role; `None` for king and pawn.
    pub const fn to(role: Role) -> Option<Promotion> {
        Some(match role {
            Role::Knight => Promotion::Knight,
            Role::Bishop => Promotion::Bishop,
            Role::Rook => Promotion::Rook,
            Role::Queen => Promotion::Queen,
            Role::Pawn | Role::King => return None,
        })
    }
}

/// A piece: its colour and its role.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of this colour and role.
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The FEN letter: upper case for White.
    pub const fn letter(self) -> char {
        let letter = self.role.letter();
        match self.color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match Role::from_letter(letter) {
            Some(role) => Some(Piece::new(
                Color::from_white(letter.is_ascii_uppercase()),
                role,
            )),
            None => None,
        }
    }
}
