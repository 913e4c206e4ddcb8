//! A driver's process, which never outlives the tests.

use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::webdriver;

/// Runs the driver as a group of processes of its own, and ends the whole group, browsers included, as
/// soon as standard input closes: when the test program ends it, dies or is killed.
const GUARD: &str = r#"trap '' TERM; "$@" </dev/null & cat >/dev/null; kill -KILL 0"#;

/// A running driver.
pub struct Driver {
    guard: Child,
    address: String,
}

impl Driver {
    /// Starts a driver on a free port, with further arguments, and waits until it is ready.
    ///
    /// # Panics
    /// When it does not start within 20 seconds.
    pub fn start(program: &Path, arguments: &[String]) -> Self {
        let port = free_port();
        let guard = Command::new("sh")
            .args(["-c", GUARD, "sh"])
            .arg(program)
            .arg(format!("--port={port}"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
        let driver = Self {
            guard,
            address: format!("http://127.0.0.1:{port}"),
        };
        let begun = Instant::now();
        while !webdriver::is_ready(&driver.address) {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "{} is not ready after 20 s",
                program.display()
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

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        drop(self.guard.wait());
    }
}

/// A loopback port that nothing listens on.
pub fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .unwrap_or_else(|error| panic!("no free port: {error}"))
}
