//! The WebDriver protocol as far as it is needed: commands as JSON to a driver on this machine.

use std::fmt;
use std::time::Duration;

use serde_json::{Value, json};

/// Why a command was not carried out.
#[derive(Debug)]
pub enum Error {
    /// The driver did not answer, or not in the form of the protocol.
    Transport(String),
    /// The driver or the browser refused, with the protocol's error code and a message.
    Refused {
        /// Such as `no such element` or `javascript error`.
        code: String,
        /// What the driver says about it.
        message: String,
    },
}

impl Error {
    /// What no driver of this engine can do.
    pub fn unsupported(what: &str) -> Self {
        Self::Refused {
            code: "unsupported operation".to_string(),
            message: what.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Transport(why) => write!(f, "no answer from the driver: {why}"),
            Self::Refused { code, message } => write!(f, "{code}: {message}"),
        }
    }
}

/// A session of one browser.
pub struct Session {
    agent: ureq::Agent,
    /// The address of the session at the driver.
    address: String,
    /// The browser's process, where the driver tells.
    process: Option<u64>,
}

/// Whether the driver at this address is ready for a session.
pub fn is_ready(driver: &str) -> bool {
    send(&agent(), "GET", &format!("{driver}/status"), None)
        .is_ok_and(|status| status["ready"] == true)
}

impl Session {
    /// Starts a browser with these capabilities.
    ///
    /// # Errors
    /// When the driver can't.
    pub fn start(driver: &str, capabilities: &Value) -> Result<Self, Error> {
        let agent = agent();
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer = send(&agent, "POST", &format!("{driver}/session"), Some(&wanted))?;
        let id = answer["sessionId"]
            .as_str()
            .ok_or_else(|| Error::Transport(format!("no session id in {answer}")))?;
        let address = format!("{driver}/session/{id}");
        let told = &answer["capabilities"];
        let process = ["goog:processID", "moz:processID"];
        let process = process.into_iter().find_map(|name| told[name].as_u64());
        Ok(Self {
            agent,
            address,
            process,
        })
    }

    /// Sends a command that carries data; `path` is what follows the session's address.
    ///
    /// # Errors
    /// When it is refused or not answered.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Error> {
        let address = format!("{}/{path}", self.address);
        send(&self.agent, "POST", &address, Some(body))
    }

    /// Sends a command that asks for something.
    ///
    /// # Errors
    /// When it is refused or not answered.
    pub fn get(&self, path: &str) -> Result<Value, Error> {
        send(
            &self.agent,
            "GET",
            &format!("{}/{path}", self.address),
            None,
        )
    }

    /// The browser's process, where the driver tells.
    pub fn process(&self) -> Option<u64> {
        self.process
    }

    /// Ends the session, and with it the browser.
    pub fn end(self) {
        // A browser that is gone already is ended with its driver.
        drop(send(&self.agent, "DELETE", &self.address, None));
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(90)))
        .proxy(None)
        .build()
        .into()
}

fn send(
    agent: &ureq::Agent,
    method: &str,
    address: &str,
    body: Option<&Value>,
) -> Result<Value, Error> {
    let transport = |error: ureq::Error| Error::Transport(error.to_string());
    let answer = match (method, body) {
        (_, Some(body)) => agent
            .post(address)
            .header("content-type", "application/json; charset=utf-8")
            .send(body.to_string()),
        ("DELETE", None) => agent.delete(address).call(),
        (_, None) => agent.get(address).call(),
    };
    let text = answer
        .map_err(transport)?
        .into_body()
        .into_with_config()
        .limit(64 << 20)
        .read_to_string()
        .map_err(transport)?;
    let mut answer: Value = serde_json::from_str(&text)
        .map_err(|error| Error::Transport(format!("{error} in {text:?}")))?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(code) => Err(Error::Refused {
            code: code.to_string(),
            message: value["message"].as_str().unwrap_or_default().to_string(),
        }),
        None => Ok(value),
    }
}
