//! A driver's process, which never outlives the tests.

use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::guard::{End, Guarded};
use crate::webdriver;

/// A running driver.
pub struct Driver {
    _process: Guarded,
    address: String,
}

impl Driver {
    /// Starts a driver, with its arguments and variables, on a free port, and waits until it is ready.
    ///
    /// # Panics
    /// When it does not start within 20 seconds.
    pub fn start(mut command: Command) -> Self {
        let port = free_port();
        command.arg(format!("--port={port}"));
        let driver = Self {
            _process: Guarded::start(&command, End::Kill, Stdio::null()),
            address: format!("http://127.0.0.1:{port}"),
        };
        let begun = Instant::now();
        while !webdriver::is_ready(&driver.address) {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "{command:?} is not ready after 20 s"
            );
            thread::sleep(Duration::from_millis(50));
        }
        driver
    }

    /// Where it listens.
    pub fn address(&self) -> &str {
        &self.address
    }
}

/// A loopback port that nothing listens on.
pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .unwrap_or_else(|error| panic!("no free port: {error}"))
}
