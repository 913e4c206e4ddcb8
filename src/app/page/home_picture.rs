//! The small board picture on the card of a table: a corner of a board, and what that table is about.

use yew::prelude::*;

use super::layer::drawing;
use super::marks::TWO_RINGS;
use crate::game::regulations::Table;
use crate::rules::{Color, Piece, Role};

/// The dark squares, also beyond the picture: where its place on the screen is of another shape, the
/// board goes on there.
fn dark_squares() -> String {
    (-3..6_i32)
        .flat_map(|row| (-4..8_i32).map(move |column| (column, row)))
        .filter(|(column, row)| (column + row) % 2 != 0)
        .map(|(column, row)| format!("M{} {}h100v100h-100z", column * 100, row * 100))
        .collect()
}

/// The picture; four files and three ranks of a board, of no use to who does not see it.
pub fn picture(table: Table) -> Html {
    let (men, marks): (&[(Color, Role, u32, u32)], Html) = match table {
        // A knight, and where it may go.
        Table::Learn => (
            &[
                (Color::White, Role::Knight, 1, 2),
                (Color::Black, Role::Pawn, 2, 0),
            ],
            html! {
                <>
                    <circle class="mark-legal" cx="50" cy="50" r="15" />
                    <circle class="mark-legal" cx="350" cy="150" r="15" />
                    <path class="mark-capture" d={["M250 50", TWO_RINGS].concat()} />
                </>
            },
        ),
        // A touched piece, with the ring that says it must be moved.
        Table::Play => (
            &[
                (Color::White, Role::Bishop, 1, 1),
                (Color::White, Role::Pawn, 2, 2),
                (Color::Black, Role::Knight, 2, 0),
            ],
            html! {
                <path class="mark-selected" fill-rule="evenodd"
                    d="M150 102a48 48 0 1 0 0.100 0zM150 110a40 40 0 1 1 -0.100 0z" />
            },
        ),
        // Two kings in opposition, and the clock.
        Table::Compete => (
            &[
                (Color::White, Role::King, 0, 2),
                (Color::Black, Role::King, 0, 0),
                (Color::White, Role::Pawn, 1, 1),
            ],
            html! {
                <g class="picture-clock" transform="translate(205 92)">
                    <rect x="0" y="14" width="170" height="96" rx="10" />
                    <rect x="22" y="2" width="34" height="12" rx="3" />
                    <rect x="114" y="-4" width="34" height="18" rx="3" />
                    <circle cx="45" cy="62" r="31" />
                    <circle cx="125" cy="62" r="31" />
                    <path d="M45 62V40M45 62l14 8M125 62V40M125 62l-13-10" />
                </g>
            },
        ),
    };
    board(men, marks)
}

/// A corner of a board with these pieces, each with its column and row, above these marks.
pub fn board(men: &[(Color, Role, u32, u32)], marks: Html) -> Html {
    let men = men.iter().map(|(color, role, column, row)| {
        let (x, y) = (column * 100, row * 100);
        html! {
            <use href={drawing(Piece::new(*color, *role))} x={x.to_string()} y={y.to_string()}
                width="100" height="100" />
        }
    });
    html! {
        <svg class="picture" viewBox="0 0 400 300" aria-hidden="true">
            <path class="light-squares" d="M-400-300h1200v900h-1200z" />
            <path class="dark-squares" d={dark_squares()} />
            { marks }
            { for men }
        </svg>
    }
}
