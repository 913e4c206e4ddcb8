//! The browser engines, how each is started, and what only its own protocol can set.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use xtask::browsers::{CHROMIUM_ARGUMENTS, Program};

use crate::display::Display;
use crate::driver::{Driver, free_port};
use crate::emulation::Scheme;
use crate::webdriver::{Error, Session};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Blink.
    Chromium,
    /// Gecko.
    Firefox,
    /// WebKitGTK's small browser. It has no windowless way, and its finger is a mouse.
    WebKit,
}

/// A started browser with its driver.
pub struct Browser {
    /// Which one it is.
    pub engine: Engine,
    /// Taken only to be ended.
    session: Option<Session>,
    /// How far the wheel has been turned in all.
    turned: Cell<i64>,
    _driver: Driver,
    /// Ended after what is shown on it.
    _display: Option<Display>,
}

impl Engine {
    /// Name in lower case, as test names and `JADOUBE_BROWSERS` have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The engines to test in: those that `JADOUBE_BROWSERS` lists, else all.
    ///
    /// # Panics
    /// When the list names an unknown engine.
    pub fn wanted() -> Vec<Self> {
        let all = [Self::Chromium, Self::Firefox, Self::WebKit];
        let list = std::env::var("JADOUBE_BROWSERS");
        list.as_deref()
            .unwrap_or("chromium,firefox,webkit")
            .split(',')
            .map(|name| {
                all.into_iter()
                    .find(|engine| engine.name() == name.trim())
                    .unwrap_or_else(|| panic!("JADOUBE_BROWSERS: no engine is called {name:?}"))
            })
            .collect()
    }

    /// The colours that a browser of this engine can be asked for: WebKitGTK asks the desktop when it starts.
    pub fn schemes(self) -> &'static [Scheme] {
        match self {
            Self::Chromium | Self::Firefox => &[Scheme::Light, Scheme::Dark],
            Self::WebKit => &[Scheme::Light],
        }
    }

    /// Starts the driver and the browser.
    ///
    /// # Panics
    /// When one of them is missing or does not start.
    pub fn start(self) -> Browser {
        self.start_with(&[])
    }

    /// Starts the driver and a browser that has a mouse, as a laptop has; without a screen Chromium knows of none.
    ///
    /// # Panics
    /// As [`Engine::start`]; and in other engines than Chromium.
    pub fn start_with_mouse(self) -> Browser {
        assert!(self == Self::Chromium, "only Chromium can be told");
        let mouse = "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
        self.start_with(&[mouse.to_string()])
    }

    /// Starts the driver and a browser that keeps what it stores in this folder.
    ///
    /// # Panics
    /// As [`Engine::start`]; and in WebKit, which has no way to.
    pub fn start_in(self, profile: &Path) -> Browser {
        assert!(self != Self::WebKit, "no profile can be given to WebKit");
        let folder = profile.display();
        self.start_with(&match self {
            Self::Firefox => vec!["-profile".to_string(), folder.to_string()],
            Self::Chromium | Self::WebKit => vec![format!("--user-data-dir={folder}")],
        })
    }

    fn start_with(self, more: &[String]) -> Browser {
        let (driver, browser) = match self {
            Self::Chromium => (Program::Chromedriver, Program::Chromium),
            Self::Firefox => (Program::Geckodriver, Program::Firefox),
            Self::WebKit => (Program::Webkitdriver, Program::Minibrowser),
        };
        let mut command = Command::new(driver.found());
        let mut display = None;
        match self {
            // Its second port, too, has to be a free one; and the chrome context sets preferences.
            Self::Firefox => {
                command.arg(format!("--websocket-port={}", free_port()));
                command.arg("--allow-system-access");
            }
            Self::WebKit => {
                let shown = Display::start();
                command.env("DISPLAY", shown.name());
                display = Some(shown);
            }
            Self::Chromium => {}
        }
        let driver = Driver::start(command);
        let session = Session::start(driver.address(), &self.capabilities(&browser.found(), more))
            .unwrap_or_else(|error| panic!("{self:?} does not start: {error}"));
        Browser {
            engine: self,
            session: Some(session),
            turned: Cell::new(0),
            _driver: driver,
            _display: display,
        }
    }

    fn capabilities(self, browser: &PathBuf, more: &[String]) -> Value {
        let more = || more.iter().cloned();
        let chromium = CHROMIUM_ARGUMENTS.map(str::to_string).into_iter();
        let chromium = chromium.chain(more());
        let firefox = std::iter::once("-headless".to_string()).chain(more());
        match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:chromeOptions": { "binary": browser, "args": chromium.collect::<Vec<_>>() },
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": browser,
                    "args": firefox.collect::<Vec<_>>(),
                    "prefs": {
                        "dom.w3c_touch_events.enabled": 1,
                        "datareporting.policy.dataSubmissionEnabled": false,
                        "network.captive-portal-service.enabled": false,
                        "network.connectivity-service.enabled": false,
                        "services.settings.server": "data:,#remote-settings-dummy/v1",
                    },
                },
            }),
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] },
            }),
        }
    }
}

impl Browser {
    /// The session that commands go to.
    ///
    /// # Panics
    /// Never while the browser is in use: the session is taken only when it is dropped.
    pub fn session(&self) -> &Session {
        self.session.as_ref().unwrap_or_else(|| unreachable!())
    }

    /// What to tell the driver so that the wheel turns by so much: that of WebKitGTK takes it for the place to which
    /// the wheel is turned, counted from the start of the session.
    pub(crate) fn turned_by(&self, pixels: i64) -> i64 {
        match self.engine {
            Engine::WebKit => {
                self.turned.set(self.turned.get() + pixels);
                self.turned.get()
            }
            Engine::Chromium | Engine::Firefox => pixels,
        }
    }

    /// Runs a script in the page and returns what it returns.
    ///
    /// # Errors
    /// When it throws.
    pub fn script(&self, script: &str, arguments: &[Value]) -> Result<Value, Error> {
        let body = json!({ "script": script, "args": arguments });
        self.session().post("execute/sync", &body)
    }

    /// A command of Chromium's own protocol.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Result<(), Error> {
        let body = json!({ "cmd": command, "params": parameters });
        self.session().post("goog/cdp/execute", &body).map(drop)
    }
}

impl Browser {
    /// Kills the browser's process (SIGKILL), as a crash or a lack of memory does: it has no time to
    /// write anything. Then what is left of it is ended with its driver.
    ///
    /// # Panics
    /// When the process is not known or does not end.
    pub fn kill(mut self) {
        let session = self.session.take();
        let process = session.as_ref().and_then(Session::process);
        let process =
            process.unwrap_or_else(|| panic!("{:?} does not name its process", self.engine));
        let killed = Command::new("kill")
            .args(["-KILL", &process.to_string()])
            .status();
        assert!(killed.is_ok_and(|status| status.success()), "no kill");
        // Gone, or ended and not yet reaped by the driver.
        let state = || std::fs::read_to_string(format!("/proc/{process}/stat"));
        let begun = Instant::now();
        while state().is_ok_and(|stat| !stat.contains(") Z ")) {
            assert!(begun.elapsed() < Duration::from_secs(10), "it lives on");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            session.end();
        }
    }
}
