//! What is drawn on the squares beside pieces: no mark is known by its colour alone, no name is covered.

use browser_tests::{Colours, Page, Test, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    no_two_marks_are_alike_without_their_colours,
    no_piece_covers_the_name_of_its_square,
];

/// How fine a square is looked at: so many points a side.
const POINTS: usize = 50;

/// How near, in points, what is drawn has to be to pass for the same: a twenty-fifth of a square's side.
const NEAR: usize = 2;

/// How many points have to be drawn otherwise, of all the square: a hundredth.
const ENOUGH: usize = POINTS * POINTS / 100;

/// What is drawn on a square, whatever its colour.
struct Shape {
    name: &'static str,
    drawn: Vec<bool>,
}

impl Shape {
    /// How many points of this shape have nothing of the other near.
    fn beyond(&self, other: &Shape) -> usize {
        let near = |place: usize| place.saturating_sub(NEAR)..(place + NEAR + 1).min(POINTS);
        let covered = |x: usize, y: usize| {
            near(y).any(|row| near(x).any(|column| other.drawn[row * POINTS + column]))
        };
        let all = (0..POINTS * POINTS).filter(|&place| self.drawn[place]);
        all.filter(|place| !covered(place % POINTS, place / POINTS))
            .count()
    }
}

/// What the page draws on a square but pieces and letters: the insides and the lines of all its paths.
#[track_caller]
fn shape(page: &Page, name: &'static str, square: &str) -> Shape {
    // The dark squares are one path, too, as large as the board.
    let script = "const [square, points] = arguments;\
        const cell = document.querySelector(`[data-square=${square}]`);\
        const corner = cell.transform.baseVal[0].matrix, point = cell.ownerSVGElement.createSVGPoint();\
        const seen = (colour) => colour !== 'none' && colour !== 'rgba(0, 0, 0, 0)';\
        const drawing = (of, left, top) => {\
          const { fill, stroke } = getComputedStyle(of);\
          return { of, left, top, filled: seen(fill), lined: seen(stroke) }; };\
        const marks = [...document.querySelectorAll('[role=grid] > path, [data-stars] path')]\
          .filter((path) => path.getBBox().width < 799 || path.getBBox().height < 799)\
          .map((path) => drawing(path, corner.e, corner.f));\
        marks.push(drawing(cell.querySelector('rect'), 0, 0));\
        const inked = ({ of, left, top, filled, lined }, x, y) => {\
          point.x = left + x; point.y = top + y;\
          return filled && of.isPointInFill(point) || lined && of.isPointInStroke(point); };\
        const middle = (step) => (step + 0.5) * 100 / points;\
        let drawn = '';\
        for (let row = 0; row < points; row++) for (let column = 0; column < points; column++)\
          drawn += marks.some((mark) => inked(mark, middle(column), middle(row))) ? 1 : 0;\
        return drawn";
    let drawn = page.js(script, &[json!(square), json!(POINTS)]);
    let drawn: Vec<bool> = drawn
        .as_str()
        .unwrap_or_default()
        .bytes()
        .map(|it| it == b'1')
        .collect();
    let all = drawn.iter().filter(|it| **it).count();
    assert!(
        (ENOUGH..POINTS * POINTS * 2 / 3).contains(&all),
        "{name} on {square} is drawn with {all} points"
    );
    Shape { name, drawn }
}

/// Each mark, on a square that bears no other.
#[track_caller]
fn shapes(page: &Page, colours: Colours) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut add = |name, square: &str, marks: &str| {
        page.until(&format!("{square} is {name}"), || {
            page.marks(square).join(" ") == marks
        });
        page.colours(colours);
        shapes.push(shape(page, name, square));
    };
    page.open_position("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1");
    page.click_square("e2");
    add("in hand", "e2", "selected");
    add("a move", "e4", "legal");
    add("a capture", "d3", "capture legal");
    page.click_square("e4");
    add("the last move", "e2", "last");
    page.open_position("4k3/8/8/8/4Q3/8/8/4K3 b - - 0 1");
    add("check", "e8", "check");
    page.click_square("e8");
    page.click_square("e7");
    page.until("the reason is given", || {
        page.attribute("[data-note]", "data-squares")
            .is_some_and(|it| it.contains("e7"))
    });
    add("a reason", "e7", "");
    page.walk_to("c5");
    add("the keyboard", "c5", "");
    page.open("#/play?table=play");
    page.action_of("white", "adjust");
    page.click_square("d1");
    add("put right", "d1", "adjust");
    page.open_place("#/learn/castling/7", "[data-task]");
    add("pointed out", "b1", "");
    page.open_place("#/learn/rook/1", "[data-stars~=a7]");
    add("to be collected", "a7", "");
    page.open_place("#/learn/names/4", "[data-task]");
    page.click_square("e4");
    page.until("the step is done", || page.exists("[data-done]"));
    add("found", "e4", "");
    shapes
}

/// WCAG 1.4.1: in any two marks there is something drawn where the other has nothing near.
fn no_two_marks_are_alike_without_their_colours(page: &Page) {
    for colours in [Colours::Light, Colours::LightChoice] {
        let shapes = shapes(page, colours);
        for (place, one) in shapes.iter().enumerate() {
            for other in &shapes[place + 1..] {
                let apart = one.beyond(other).max(other.beyond(one));
                assert!(
                    apart >= ENOUGH,
                    "{} and {} differ in {apart} points, {colours:?}",
                    one.name,
                    other.name
                );
            }
        }
    }
}

// BOARD-4
fn no_piece_covers_the_name_of_its_square(page: &Page) {
    page.open_home();
    page.js(
        "localStorage.setItem('jadoube-settings', 'coordinates every\\n')",
        &[],
    );
    page.open_again("#/play?table=learn");
    // What comes later is drawn over what came before; the rim is as thick as a line of the letters, and of their ground.
    let names = "const pieces = [...document.querySelectorAll('[data-piece]')];\
        const ground = (x, y) => (x + y) % 2 ? '--square-dark' : '--square-light';\
        const probe = document.body.appendChild(document.createElement('i'));\
        return [...document.querySelectorAll('[role=grid] > text')].flatMap((text) => {\
          const style = getComputedStyle(text), corner = text.getStartPositionOfChar(0);\
          probe.style.color = `var(${ground(Math.floor(corner.x / 100), Math.floor(corner.y / 100))})`;\
          return text.textContent.match(/../g).map((name) => [name, \
            pieces.every((it) => it.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) \
              && style.paintOrder.startsWith('stroke') && parseFloat(style.strokeWidth) >= 4 \
              && style.stroke === getComputedStyle(probe).color]); }).sort()";
    for flipped in [false, true] {
        if flipped {
            page.action("flip");
            page.painted();
        }
        let names = page.js(names, &[]);
        let expected: Vec<(String, bool)> = ('a'..='h')
            .flat_map(|file| (1..=8).map(move |rank| (format!("{file}{rank}"), true)))
            .collect();
        assert_eq!(names, json!(expected), "flipped: {flipped}");
    }
}
