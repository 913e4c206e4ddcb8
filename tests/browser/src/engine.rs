//! The browser engines, how each is started, and what only its own protocol can set.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use xtask::browsers::{CHROMIUM_ARGUMENTS, Program};

use crate::driver::{Driver, free_port};
use crate::webdriver::{Error, Session};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Blink.
    Chromium,
    /// Gecko.
    Firefox,
    /// WebKitGTK's small browser. It needs a display (`xvfb-run`), and its finger is a mouse.
    WebKit,
}

/// Which colours a reader has asked the browser for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// A started browser with its driver.
pub struct Browser {
    /// Which one it is.
    pub engine: Engine,
    /// Taken only to be ended.
    session: Option<Session>,
    _driver: Driver,
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

    /// The engines to test in: those that `JADOUBE_BROWSERS` lists, else Chromium and Firefox.
    ///
    /// # Panics
    /// When the list names an unknown engine.
    pub fn wanted() -> Vec<Self> {
        let all = [Self::Chromium, Self::Firefox, Self::WebKit];
        let list = std::env::var("JADOUBE_BROWSERS");
        list.as_deref()
            .unwrap_or("chromium,firefox")
            .split(',')
            .map(|name| {
                all.into_iter()
                    .find(|engine| engine.name() == name.trim())
                    .unwrap_or_else(|| panic!("JADOUBE_BROWSERS: no engine is called {name:?}"))
            })
            .collect()
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
        let found = |program: Program| {
            program.find().unwrap_or_else(|| {
                panic!("{program:?} is not found: `cargo xtask test browser` sets it up")
            })
        };
        let arguments = match self {
            // Its second port, too, has to be a free one; and the chrome context sets preferences.
            Self::Firefox => vec![
                format!("--websocket-port={}", free_port()),
                "--allow-system-access".to_string(),
            ],
            Self::Chromium | Self::WebKit => Vec::new(),
        };
        let driver = Driver::start(&found(driver), &arguments);
        let session = Session::start(driver.address(), &self.capabilities(&found(browser), more))
            .unwrap_or_else(|error| panic!("{self:?} does not start: {error}"));
        Browser {
            engine: self,
            session: Some(session),
            _driver: driver,
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

    /// Gives the page this many CSS pixels. Firefox has a least width of its own and may stay wider.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_viewport(&self, width: u32, height: u32) -> Result<(), Error> {
        if self.engine == Engine::Chromium {
            let size = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            return self.devtools("Emulation.setDeviceMetricsOverride", &size);
        }
        // The window's frame is as wide and high as what it has beyond the page.
        let frame = self.script(
            "return [outerWidth - innerWidth, outerHeight - innerHeight]",
            &[],
        )?;
        let side =
            |index: usize, length: u32| frame[index].as_u64().unwrap_or(0) + u64::from(length);
        let size = json!({ "width": side(0, width), "height": side(1, height) });
        self.session().post("window/rect", &size).map(drop)
    }

    /// Asks for light or dark colours; WebKit has no way to.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_scheme(&self, scheme: Scheme) -> Result<(), Error> {
        let dark = scheme == Scheme::Dark;
        self.set_feature(
            ("prefers-color-scheme", if dark { "dark" } else { "light" }),
            (
                "layout.css.prefers-color-scheme.content-override",
                u8::from(!dark),
            ),
        )
    }

    /// Asks for little motion, or for the usual; WebKit has no way to.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_reduced_motion(&self, reduced: bool) -> Result<(), Error> {
        let value = if reduced { "reduce" } else { "no-preference" };
        self.set_feature(
            ("prefers-reduced-motion", value),
            ("ui.prefersReducedMotion", u8::from(reduced)),
        )
    }

    /// Gives pages scrollbars that take a part of their width; WebKit has no way to.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_classic_scrollbars(&self) -> Result<(), Error> {
        match self.engine {
            Engine::Chromium => {
                let shown = json!({ "hidden": false });
                self.devtools("Emulation.setScrollbarsHidden", &shown)
            }
            Engine::Firefox => self.set_preference("ui.useOverlayScrollbars", 0),
            Engine::WebKit => Ok(()),
        }
    }

    /// Sets a preference of Firefox, which is a number.
    fn set_preference(&self, name: &str, value: u8) -> Result<(), Error> {
        let context = |of: &str| {
            self.session()
                .post("moz/context", &json!({ "context": of }))
        };
        context("chrome")?;
        let set = self.script(
            "Services.prefs.setIntPref(arguments[0], arguments[1])",
            &[json!(name), json!(value)],
        );
        context("content")?;
        set.map(drop)
    }

    fn set_feature(&self, chromium: (&str, &str), firefox: (&str, u8)) -> Result<(), Error> {
        match self.engine {
            Engine::Chromium => {
                // Each call replaces the whole list, so what is not named now is reset.
                let features = json!({ "features": [{ "name": chromium.0, "value": chromium.1 }] });
                self.devtools("Emulation.setEmulatedMedia", &features)
            }
            Engine::Firefox => self.set_preference(firefox.0, firefox.1),
            Engine::WebKit => Ok(()),
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
