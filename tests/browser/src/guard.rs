//! Processes that never outlive the tests, however those end.

use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Runs a program as a group of processes of its own and ends it as soon as standard input closes: when the
/// test program ends it, dies or is killed. First the program alone is asked to end; what is left of the group, browsers
/// included, is killed after it.
const GUARD: &str = r#"trap '' TERM
"$@" </dev/null & exec >/dev/null
cat; $END; kill -KILL 0"#;

/// How a program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// At once, with all that it has started.
    Kill,
    /// It cleans up after itself first.
    Ask,
}

/// A program that runs under guard.
pub struct Guarded(Child);

impl Guarded {
    /// Starts a program with the arguments and variables of this command; `output` is where it writes.
    ///
    /// # Panics
    /// When no process can be started.
    pub fn start(command: &Command, end: End, output: Stdio) -> Self {
        let end = match end {
            End::Kill => ":",
            End::Ask => r#"kill "$!"; wait "$!""#,
        };
        let variables = command
            .get_envs()
            .filter_map(|(name, value)| Some((name, value?)));
        let guard = Command::new("sh")
            .args(["-c", &GUARD.replace("$END", end), "sh"])
            .arg(command.get_program())
            .args(command.get_args())
            .envs(variables)
            .stdin(Stdio::piped())
            .stdout(output)
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
        Self(guard)
    }

    /// What the program writes; it can be had once.
    pub fn output(&mut self) -> Option<ChildStdout> {
        self.0.stdout.take()
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        drop(self.0.wait());
    }
}
