//! The choice of a promotion, the field for typed moves, and the sentence beside the board.

use crate::hands::Way;
use crate::page::Page;

impl Page<'_> {
    /// Whether a piece is to be chosen for a pawn.
    #[track_caller]
    pub fn promotion_is_open(&self) -> bool {
        self.exists("[data-action=promote]")
    }

    /// Chooses the piece for a pawn, `q`, `r`, `b` or `n`, once the choice is there.
    #[track_caller]
    pub fn promote(&self, way: Way, piece: &str) {
        let role = match piece {
            "q" => "queen",
            "r" => "rook",
            "b" => "bishop",
            _ => "knight",
        };
        let selector = format!("[data-action=promote][data-role={role}]");
        self.until("the choice of a piece opens", || self.exists(&selector));
        match way {
            Way::Keys => {
                // Focus is in the choice; Tab goes through its four pieces.
                for _ in 0..5 {
                    if self.focus_is_on(&selector) {
                        break;
                    }
                    self.press("Tab");
                }
                assert!(self.focus_is_on(&selector), "Tab does not reach the {role}");
                self.press("Enter");
            }
            Way::Taps | Way::Finger => self.tap_at(self.middle(&selector)),
            Way::Clicks | Way::Drag => self.click(&selector),
        }
    }

    /// Writes a move into the field for typed moves, without confirming it.
    #[track_caller]
    pub fn type_move(&self, text: &str) {
        const FIELD: &str = "[data-action=type-move]";
        self.until("the field for typed moves is there", || self.exists(FIELD));
        self.click(FIELD);
        self.write(text);
    }

    /// The sentence that says why something is refused; empty when there is none.
    #[track_caller]
    pub fn note(&self) -> String {
        self.text("[data-note]").unwrap_or_default()
    }

    #[track_caller]
    fn focus_is_on(&self, selector: &str) -> bool {
        self.exists(&format!("{selector}:focus"))
    }
}
