//! The places of learning: the path, what is kept of it, the practice board as it shows a piece.

use browser_tests::{Page, Test, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    a_card_at_home_leads_to_the_path_and_on_to_practice,
    an_address_without_a_lesson_says_so_and_shows_the_path,
    the_sentences_of_learning_are_fetched_only_there,
    what_is_kept_of_learning_goes_into_a_file_and_comes_back,
    a_file_without_progress_says_so_and_changes_nothing,
    a_tapped_piece_shows_its_squares_attackers_and_pins,
    the_places_of_learning_have_no_fault_an_audit_finds,
];

const PATH: &str = "[data-action=practice]";

/// White's rook on e2 is pinned by the one on e7, which it pins in turn, and attacked by the bishop, too.
const PINNED: &str = "#/practice?fen=4k3/4r3/8/1b6/8/8/4R3/4K3 w - - 0 1";

fn a_card_at_home_leads_to_the_path_and_on_to_practice(page: &Page) {
    page.open_home();
    page.action("lessons");
    page.until("the path is there", || page.exists(PATH));
    page.action("practice");
    page.until("the board is there", || page.shows_board());
    page.action("lessons");
    page.until("the path is there again", || page.exists(PATH));
    page.action("home");
    page.until("home is there", || page.exists("[data-action=sit-down]"));
}

fn an_address_without_a_lesson_says_so_and_shows_the_path(page: &Page) {
    for address in ["#/learn/no-such-lesson/1", "#/train/dogs"] {
        page.open_place(address, PATH);
        let note = page.text("[data-note=learn]").unwrap_or_default();
        assert!(!note.is_empty(), "{address}");
    }
    page.open_place("#/learn", PATH);
    assert_eq!(page.text("[data-note=learn]").as_deref(), Some(""));
}

/// What the page has loaded whose address holds this.
fn loaded(page: &Page, part: &str) -> bool {
    let script = "return performance.getEntriesByType('resource').some((e) => e.name.includes(arguments[0]))";
    page.js(script, &[json!(part)]) == true
}

fn the_sentences_of_learning_are_fetched_only_there(page: &Page) {
    page.open_home();
    assert!(!loaded(page, "i18n/practice/"));
    page.action("lessons");
    page.until("the path is there", || page.exists(PATH));
    assert!(loaded(page, "i18n/practice/en.ftl"));
    page.open_place("#/learn?lang=uk", PATH);
    page.until("it is Ukrainian", || {
        page.text(&format!("{PATH} strong")).as_deref() == Some("Дошка для вправ")
    });
    page.action("practice");
    page.until("the board is there", || page.shows_board());
    let hash = page.js("return location.hash", &[]);
    assert_eq!(hash, "#/practice?lang=uk", "the way keeps the language");
}

/// Hands a file with this text over to the field for files.
fn bring(page: &Page, text: &str) {
    page.js(
        "const transfer = new DataTransfer();\
         transfer.items.add(new File([arguments[0]], 'progress.txt', { type: 'text/plain' }));\
         const field = document.querySelector('[data-action=import-learning]');\
         field.files = transfer.files;\
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        &[json!(text)],
    );
    page.until("something is said of the file", || {
        page.text("[data-note=learn]")
            .is_some_and(|it| !it.is_empty())
    });
}

fn kept(page: &Page) -> String {
    let kept = page.js("return localStorage.getItem('jadoube-learning') ?? ''", &[]);
    kept.as_str().unwrap_or_default().to_owned()
}

fn what_is_kept_of_learning_goes_into_a_file_and_comes_back(page: &Page) {
    page.open_place("#/learn", PATH);
    bring(
        page,
        "jadoube-learning 1\nbest/coordinates-find 7\nlesson/rook 2\n",
    );
    assert!(kept(page).contains("best/coordinates-find 7"));
    page.js("localStorage.setItem('jadoube-language', 'en')", &[]);
    // A browser's own download is out of reach: what would be saved is looked at instead.
    page.js(
        "window.__saved = null; const make = URL.createObjectURL;\
         URL.createObjectURL = (blob) => { blob.text().then((text) => { window.__saved = text; }); return make(blob); };\
         HTMLAnchorElement.prototype.click = () => {}",
        &[],
    );
    page.action("export-learning");
    page.until("the file is made", || {
        page.js("return !!window.__saved", &[]) == true
    });
    let best = page.text("[data-action=coordinates]").unwrap_or_default();
    assert!(best.contains('7'), "the way shows it: {best}");
    let saved = page.js("return window.__saved", &[]);
    let saved = saved.as_str().unwrap_or_default().to_owned();
    for line in [
        "best/coordinates-find 7",
        "lesson/rook 2",
        "setting/language en",
    ] {
        assert!(saved.lines().any(|it| it == line), "{line} in {saved}");
    }
    // Elsewhere more has been reached since: the better stays.
    page.js("localStorage.setItem('jadoube-learning', 'jadoube-learning 1\\nbest/coordinates-find 9\\n')", &[]);
    page.open_place("#/learn", PATH);
    bring(page, &saved.replace("language en", "language ru"));
    assert!(
        kept(page).contains("best/coordinates-find 9"),
        "{}",
        kept(page)
    );
    assert!(kept(page).contains("lesson/rook 2"), "{}", kept(page));
    page.until("the language has come along", || {
        page.js("return document.documentElement.lang", &[]) == "ru"
    });
}

fn a_file_without_progress_says_so_and_changes_nothing(page: &Page) {
    page.open_place("#/learn", PATH);
    page.js(
        "localStorage.setItem('jadoube-learning', 'jadoube-learning 1\\nbest/a 1\\n')",
        &[],
    );
    bring(page, "[Event \"A game\"]");
    assert!(kept(page).contains("best/a 1"));
    page.open_place("#/learn", PATH);
    bring(page, "jadoube-learning 1\nbest/a 2\nnonsense\n");
    let note = page.text("[data-note=learn]").unwrap_or_default();
    assert!(note.contains('3'), "the line is named: {note}");
    assert!(kept(page).contains("best/a 1"));
}

/// What is drawn over the board, as kind, from, to.
fn drawn(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-drawn]')]\
        .map((e) => [e.dataset.drawn, e.dataset.from, e.dataset.to].join(' ')).sort()";
    let drawn = page.js(script, &[]);
    let drawn = drawn.as_array().map(Vec::as_slice).unwrap_or_default();
    drawn
        .iter()
        .filter_map(|it| it.as_str())
        .map(str::to_owned)
        .collect()
}

// MOVE-14, MOVE-16
fn a_tapped_piece_shows_its_squares_attackers_and_pins(page: &Page) {
    let lines = [
        "attack b5 e2",
        "attack e7 e2",
        "guard e1 e2",
        "pin e2 e8",
        "pin e7 e1",
    ];
    for keys in [false, true] {
        page.open(PINNED);
        assert_eq!(drawn(page), Vec::<String>::new());
        if keys {
            page.walk_to("e2");
            page.press("Enter");
        } else {
            page.click_square("e2");
        }
        page.until("the lines are drawn", || drawn(page) == lines);
        assert_eq!(page.marked("legal"), ["e3", "e4", "e5", "e6", "e7"]);
        assert_eq!(page.marked("capture"), ["e7"]);
        let said = page.text("[data-note=sight]").unwrap_or_default();
        assert!(said.contains("pinned") && said.contains("e7"), "{said}");
        let aloud = page.text("[data-announcer]").unwrap_or_default();
        assert!(
            aloud.contains("rook") && aloud.contains("pinned"),
            "{aloud}"
        );
    }
    // The other side's pieces are looked at like one's own.
    page.click_square("b5");
    page.until("the bishop is looked at", || {
        page.text("[data-note=sight]")
            .is_some_and(|it| it.contains("bishop"))
    });
    assert_eq!(page.marked("capture"), ["e2"]);
}

// C45
fn the_places_of_learning_have_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        page.open_place("#/learn", PATH);
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, path");
        page.open(PINNED);
        page.click_square("e2");
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, practice");
    }
    for (width, height) in [(390, 844), (844, 390), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        for address in ["#/learn", "#/practice"] {
            page.open_place(address, ".learn [data-action=home]");
            let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth";
            assert_eq!(page.js(beyond, &[]), 0, "{address} at {width} x {height}");
        }
    }
}
