//! The page under test: opening it, asking it, waiting for it.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use xtask::server::{Server, Site};

use crate::emulation::Scheme;
use crate::engine::{Browser, Engine};
use crate::pdf;
use crate::webdriver::Error;

/// How long a test waits for what it expects, before it fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// A board with all that belongs to it: on a slow way it comes first.
const BOARD: &str = "main:not([aria-busy]) [data-fen]";

/// Notes what goes wrong in the page, before anything of the page itself runs; and lets its wall clock go ahead, which
/// the page's policy allows no later script.
const LISTENER: &str = "<script>
window.__problems = [];
window.__passTime = (length) => { const before = Date.now; Date.now = () => before.call(Date) + length; };
addEventListener('error', (e) => __problems.push(e.message || `can't load ${e.target.src || e.target.href}`), true);
addEventListener('unhandledrejection', (e) => __problems.push(`unhandled rejection: ${e.reason}`));
for (const kind of ['error', 'warn']) {
  const write = console[kind];
  console[kind] = (...words) => { __problems.push(`console.${kind}: ${words.join(' ')}`); write.apply(console, words); };
}
</script>";

/// The page in a browser, served from a port of its own.
pub struct Page<'a> {
    pub(crate) browser: &'a Browser,
    server: Rc<Server>,
    /// Whether the browser must not be used again after this test.
    pub(crate) spent: Cell<bool>,
}

impl<'a> Page<'a> {
    /// Serves the built page to this browser on a new port, with the usual window and colours.
    ///
    /// # Panics
    /// When the page is not built.
    pub fn new(browser: &'a Browser) -> Self {
        let folder = xtask::project::root().join("dist");
        assert!(
            folder.join("index.html").is_file(),
            "dist/ holds no page: `cargo xtask build` builds it"
        );
        let site = Site {
            folder,
            head: LISTENER.to_string(),
        };
        let server = Server::start(site, 0).unwrap_or_else(|error| panic!("no server: {error}"));
        let page = Self {
            browser,
            server: Rc::new(server),
            spent: Cell::new(false),
        };
        page.viewport(1000, 900);
        page.scheme(Scheme::Light);
        page
    }

    /// The same site, from the same port, in another browser.
    pub fn beside<'b>(&self, browser: &'b Browser) -> Page<'b> {
        Page {
            browser,
            server: Rc::clone(&self.server),
            spent: Cell::new(false),
        }
    }

    /// Opens a second tab and goes to it; returns the first, for [`Page::go_to_tab`]. The browser is
    /// not used again after this test.
    #[track_caller]
    pub fn second_tab(&self) -> (Value, Value) {
        self.spend_browser();
        let session = self.browser.session();
        let first = self.must(session.get("window"));
        // A tab of a driven WebKit stays hidden and is never painted; a window of its own is.
        let kind = match self.engine() {
            Engine::WebKit => "window",
            Engine::Chromium | Engine::Firefox => "tab",
        };
        let mut second = self.must(session.post("window/new", &json!({ "type": kind })));
        let second = second["handle"].take();
        self.go_to_tab(&second);
        (first, second)
    }

    /// Goes to a tab.
    #[track_caller]
    pub fn go_to_tab(&self, tab: &Value) {
        let body = json!({ "handle": tab });
        self.must(self.browser.session().post("window", &body));
    }

    /// Chooses a file in the field for files that a selector names.
    #[track_caller]
    pub fn choose_file(&self, selector: &str, file: &Path) {
        let session = self.browser.session();
        let find = json!({ "using": "css selector", "value": selector });
        let found = self.must(session.post("element", &find));
        let id = found
            .as_object()
            .and_then(|found| found.values().next()?.as_str());
        let id = id.unwrap_or_else(|| panic!("no element in {found}"));
        let text = json!({ "text": file.display().to_string() });
        self.must(session.post(&format!("element/{id}/value"), &text));
    }

    /// Runs a script that calls its last argument with its answer, and returns that.
    #[track_caller]
    pub fn js_later(&self, script: &str, arguments: &[Value]) -> Value {
        let body = json!({ "script": script, "args": arguments });
        self.must(self.browser.session().post("execute/async", &body))
    }

    /// Ends the browser with this test: after two fingers at once chromedriver gives the pages that
    /// follow no touch events.
    pub fn spend_browser(&self) {
        self.spent.set(true);
    }

    /// Which engine the page is in.
    pub fn engine(&self) -> Engine {
        self.browser.engine
    }

    /// The address of the site that this test has to itself.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// The server goes away: its port refuses from now on.
    pub fn stop_server(&self) {
        self.server.stop();
    }

    /// The server has another folder from now on.
    pub fn serve(&self, folder: &Path) {
        self.server.serve(folder.to_path_buf());
    }

    /// Opens an address below the site's, such as `#/play?fen=…`, anew, and waits for the board.
    #[track_caller]
    pub fn open(&self, address: &str) {
        self.forget_games();
        self.open_until(address, BOARD);
    }

    /// Opens a board as `open` does, with the games that this origin has kept.
    #[track_caller]
    pub fn open_again(&self, address: &str) {
        self.open_until(address, BOARD);
    }

    /// Deletes the kept games, so that an address that was open before begins anew.
    #[track_caller]
    fn forget_games(&self) {
        self.go("about:blank");
        // Any answer of the server has the page's origin.
        self.go(&format!("{}nothing-here", self.url()));
        let delete = "const done = arguments[arguments.length - 1];\
            indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((end) => {\
              const request = indexedDB.deleteDatabase(name);\
              request.onsuccess = request.onerror = request.onblocked = end; })))).then(() => done(null), () => done(null))";
        let body = json!({ "script": delete, "args": [] });
        self.must(self.browser.session().post("execute/async", &body));
    }

    /// Opens the home screen anew.
    #[track_caller]
    pub fn open_home(&self) {
        self.open_until("#/", "[data-action=sit-down]");
    }

    /// Opens an address anew, and waits until there is an element for this selector.
    #[track_caller]
    pub fn open_place(&self, address: &str, selector: &str) {
        self.open_until(address, selector);
    }

    /// Opens a file of this machine at an address in it, and waits until there is an element for this selector.
    #[track_caller]
    pub fn open_file(&self, file: &Path, address: &str, selector: &str) {
        self.go("about:blank");
        self.go(&format!("file://{}{address}", file.display()));
        // First it opens what is packed in it.
        self.until_within(4 * PATIENCE, "the page is there", || self.exists(selector));
    }

    /// Opens the form in which a game is set up, on the home screen, and waits until it has come.
    #[track_caller]
    pub fn open_set_up(&self) {
        self.action("set-up");
        self.until("the form is open", || {
            self.exists("[open] [data-action=begin]")
        });
    }

    #[track_caller]
    fn open_until(&self, address: &str, selector: &str) {
        // A change of the fragment alone would not load the page again.
        self.go("about:blank");
        self.go(&format!("{}{}", self.url(), address.replace(' ', "%20")));
        self.until("the page is there", || self.exists(selector));
        // And painted: only then does a finger on the board not scroll.
        self.painted();
    }

    /// Waits until what the page shows now is painted.
    #[track_caller]
    pub fn painted(&self) {
        let painted = "const done = arguments[arguments.length - 1];\
                       requestAnimationFrame(() => requestAnimationFrame(() => done(null)))";
        let body = json!({ "script": painted, "args": [] });
        self.must(self.browser.session().post("execute/async", &body));
    }

    /// Opens a board with this position to play from; both sides are moved by hand.
    #[track_caller]
    pub fn open_position(&self, fen: &str) {
        self.open(&format!("#/play?table=learn&fen={fen}"));
    }

    #[track_caller]
    pub(crate) fn go(&self, address: &str) {
        self.must(
            self.browser
                .session()
                .post("url", &json!({ "url": address })),
        );
    }

    /// Loads the page again, as its reload button does.
    #[track_caller]
    pub fn reload(&self) {
        // WebDriver's own command goes round a service worker in Firefox.
        self.js("window.__problems = null; location.reload()", &[]);
        self.until("the page is loaded again", || {
            self.ask(
                "return !!window.__problems && document.readyState === 'complete'",
                &[],
            )
            .is_ok_and(|loaded| loaded == true)
        });
    }

    /// Gives the page this many CSS pixels.
    #[track_caller]
    pub fn viewport(&self, width: u32, height: u32) {
        self.must(self.browser.set_viewport(width, height));
    }

    /// Asks for light or dark colours.
    #[track_caller]
    pub fn scheme(&self, scheme: Scheme) {
        self.must(self.browser.set_scheme(scheme));
    }

    /// Asks for little motion, or for the usual.
    #[track_caller]
    pub fn reduced_motion(&self, reduced: bool) {
        self.must(self.browser.set_reduced_motion(reduced));
    }

    /// Gives the page scrollbars that take a part of its width. The browser is not used again after
    /// this test.
    #[track_caller]
    pub fn classic_scrollbars(&self) {
        self.spend_browser();
        self.must(self.browser.set_classic_scrollbars());
    }

    /// Runs a script in the page and returns what it returns.
    #[track_caller]
    pub fn js(&self, script: &str, arguments: &[Value]) -> Value {
        self.must(self.ask(script, arguments))
    }

    fn ask(&self, script: &str, arguments: &[Value]) -> Result<Value, Error> {
        self.browser.script(script, arguments)
    }

    /// Whether the page has an element for this selector.
    #[track_caller]
    pub fn exists(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// Whether there is a board, and all that belongs to it.
    #[track_caller]
    pub fn shows_board(&self) -> bool {
        self.exists(BOARD)
    }

    /// How many elements the page has for this selector.
    #[track_caller]
    pub fn count(&self, selector: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.js(script, &[json!(selector)]).as_u64().unwrap_or(0)
    }

    /// An attribute of the first element for this selector.
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let script =
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        let value = self.js(script, &[json!(selector), json!(name)]);
        value.as_str().map(str::to_string)
    }

    /// The text of the first element for this selector, blanks put together.
    #[track_caller]
    pub fn text(&self, selector: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.textContent ?? null";
        let value = self.js(script, &[json!(selector)]);
        let text = value.as_str()?;
        Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Waits until a condition holds.
    ///
    /// # Panics
    /// When it does not within ten seconds; `what` says what was expected.
    #[track_caller]
    pub fn until(&self, what: &str, condition: impl Fn() -> bool) {
        self.until_within(PATIENCE, what, condition);
    }

    #[track_caller]
    fn until_within(&self, patience: Duration, what: &str, condition: impl Fn() -> bool) {
        let begun = Instant::now();
        while !condition() {
            assert!(begun.elapsed() < patience, "waited in vain: {what}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Gives the page time to do what it must not do.
    pub fn pause(&self) {
        thread::sleep(Duration::from_millis(300));
    }

    /// What went wrong in the page since it was opened: errors thrown, files missing, and what was
    /// written to the console as an error or a warning.
    pub fn problems(&self) -> Vec<String> {
        let found = self.ask(
            "return window.__problems ?? ['the listener is missing']",
            &[],
        );
        let found = found.unwrap_or_else(|error| json!([format!("no answer: {error}")]));
        let lines = found.as_array().map(Vec::as_slice).unwrap_or_default();
        lines
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_string)
            .collect()
    }

    /// Where the page is now, for messages.
    pub fn address(&self) -> String {
        self.ask("return location.href", &[])
            .map_or_else(|error| error.to_string(), |address| address.to_string())
    }

    /// On how many A4 pages the browser prints the page.
    #[track_caller]
    pub fn printed_pages(&self) -> usize {
        let paper = json!({
            "page": { "width": 21.0, "height": 29.7 },
            "margin": { "top": 1.2, "bottom": 1.2, "left": 1.4, "right": 1.4 },
            "shrinkToFit": false,
        });
        let file = self.must(self.browser.session().post("print", &paper));
        let file = BASE64_STANDARD.decode(file.as_str().unwrap_or_default());
        let file = file.unwrap_or_else(|error| panic!("no PDF: {error}"));
        pdf::pages(&file)
    }

    /// Takes a picture of the window, as a PNG file.
    ///
    /// # Errors
    /// A sentence, when there is none to be had or the file can't be written.
    pub fn screenshot(&self, file: &Path) -> Result<(), String> {
        let picture = self.browser.session().get("screenshot");
        let picture = picture.map_err(|error| error.to_string())?;
        let bytes = BASE64_STANDARD
            .decode(picture.as_str().unwrap_or_default())
            .map_err(|error| error.to_string())?;
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        std::fs::write(file, bytes).map_err(|error| error.to_string())
    }

    #[track_caller]
    pub(crate) fn must<T>(&self, answer: Result<T, Error>) -> T {
        answer.unwrap_or_else(|error| panic!("{error}"))
    }
}
