//! What a browser asks, as far as a server of files needs to know.

use std::io::{self, BufRead};

/// A request without a body.
#[derive(Debug)]
pub struct Request {
    /// `GET`, `HEAD` or another word.
    pub method: String,
    /// The path with all that follows it.
    pub target: String,
    /// The encodings that the browser can read, as it lists them.
    pub encodings: String,
    /// Whether another request may follow on the same connection.
    pub keeps_alive: bool,
}

impl Request {
    /// Reads the next request to the end of its head; nothing when the connection has ended.
    ///
    /// # Errors
    /// When the connection breaks, or nothing comes for the length of its time-out.
    pub fn read(reader: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let mut words = line.split_whitespace().map(str::to_string);
        let mut word = || words.next().unwrap_or_default();
        let (method, target, version) = (word(), word(), word());
        let mut request = Self {
            // Anything else would be followed by a body, which nobody reads.
            keeps_alive: version == "HTTP/1.1" && matches!(method.as_str(), "GET" | "HEAD"),
            method,
            target,
            encodings: String::new(),
        };
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? <= 2 {
                return Ok(Some(request));
            }
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            let value = value.trim().to_ascii_lowercase();
            match name.to_ascii_lowercase().as_str() {
                "accept-encoding" => request.encodings = value,
                "connection" if value == "close" => request.keeps_alive = false,
                _ => {}
            }
        }
    }

    /// Whether the browser can read this encoding.
    pub fn accepts(&self, encoding: &str) -> bool {
        let mut listed = self.encodings.split(',');
        listed.any(|entry| entry.split(';').next().unwrap_or_default().trim() == encoding)
    }
}
