//! A small server of static files for one folder, on a loopback port.

use std::io::{self, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use answer::Answer;
use request::Request;

mod answer;
mod request;

/// What is served.
#[derive(Clone, Debug)]
pub struct Site {
    /// The folder whose files are served; its `index.html` answers for the folder itself.
    pub folder: PathBuf,
    /// Markup put at the start of each page's `<head>`: tests listen to the page from there.
    pub head: String,
}

/// A running server; it ends when dropped, and its port refuses connections then.
pub struct Server {
    address: SocketAddr,
    site: Arc<RwLock<Site>>,
    stop: Arc<AtomicBool>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Server {
    /// Starts serving on this port of 127.0.0.1, or on a free one for port 0.
    ///
    /// # Errors
    /// When the port can't be had.
    pub fn start(site: Site, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let site = Arc::new(RwLock::new(site));
        let served = Arc::clone(&site);
        let thread = thread::spawn(move || {
            for stream in listener.incoming() {
                if stopped.load(Ordering::SeqCst) {
                    break;
                }
                let Ok(stream) = stream else { continue };
                let (site, stopped) = (Arc::clone(&served), Arc::clone(&stopped));
                // A browser that goes away in the middle of an answer is no fault of the server's.
                thread::spawn(move || drop(converse(&stream, &site, &stopped)));
            }
        });
        Ok(Self {
            address,
            site,
            stop,
            thread: Mutex::new(Some(thread)),
        })
    }

    /// The address of the site, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves another folder from now on: a new version of the site, say.
    pub fn serve(&self, folder: PathBuf) {
        self.site
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .folder = folder;
    }

    /// Serves until the program is ended from outside.
    pub fn forever(self) {
        if let Some(thread) = self.take_thread() {
            drop(thread.join());
        }
    }

    /// Stops serving; the port refuses connections when this returns.
    pub fn stop(&self) {
        if let Some(thread) = self.take_thread() {
            self.stop.store(true, Ordering::SeqCst);
            // Wakes the loop, which waits for a connection.
            drop(TcpStream::connect(self.address));
            drop(thread.join());
        }
    }

    fn take_thread(&self) -> Option<JoinHandle<()>> {
        let thread = self.thread.lock();
        thread.unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn read(site: &RwLock<Site>) -> RwLockReadGuard<'_, Site> {
    site.read().unwrap_or_else(PoisonError::into_inner)
}

/// Answers one request after another, until the browser or the server has had enough.
fn converse(stream: &TcpStream, site: &RwLock<Site>, stopped: &AtomicBool) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    // Answers are written whole; waiting for more to send would only delay their ends.
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        if stopped.load(Ordering::SeqCst) {
            break;
        }
        let site = read(site).clone();
        Answer::to(&request, &site)?.write(&request, stream)?;
        if !request.keeps_alive {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::{Server, Site};

    fn ask(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{request} HTTP/1.1\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn site() -> Site {
        Site {
            folder: crate::project::root().join("xtask"),
            head: String::new(),
        }
    }

    #[test]
    fn files_of_the_folder_are_served_with_their_type_and_no_others() {
        let server = Server::start(site(), 0).unwrap();
        let answer = ask(&server, "GET /src/server.rs?x=1");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("A small server of static files"));
        for outside in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/..%2f..%2fCargo.toml",
            "/none",
        ] {
            let answer = ask(&server, &format!("GET {outside}"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{outside}: {answer}");
        }
        assert!(ask(&server, "POST /src/server.rs").starts_with("HTTP/1.1 405"));
        assert!(ask(&server, "HEAD /src/server.rs").ends_with("\r\n\r\n"));
    }

    #[test]
    fn a_dropped_server_refuses_connections() {
        let server = Server::start(site(), 0).unwrap();
        let address = server.address;
        drop(server);
        assert!(TcpStream::connect(address).is_err());
    }
    #[test]
    fn a_connection_serves_many_requests_until_the_server_stops() {
        const HEAD: &[u8] = b"HEAD /Cargo.toml HTTP/1.1\r\n\r\n";
        let server = Server::start(site(), 0).unwrap();
        let mut stream = TcpStream::connect(server.address).unwrap();
        for _ in 0..2 {
            stream.write_all(HEAD).unwrap();
            let mut answer = Vec::new();
            while !answer.ends_with(b"\r\n\r\n") {
                let mut byte = [0];
                stream.read_exact(&mut byte).unwrap();
                answer.extend(byte);
            }
        }
        server.stop();
        stream.write_all(HEAD).unwrap();
        assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0, "it is closed");
    }

    #[test]
    fn who_can_read_it_gets_what_lies_compressed_beside_a_file() {
        let folder = std::env::temp_dir().join(format!("jadoube-server-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for (name, text) in [
            ("a.css", "plain"),
            ("a.css.gz", "gzip"),
            ("a.css.br", "brotli"),
        ] {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let site = Site {
            folder: folder.clone(),
            head: String::new(),
        };
        let server = Server::start(site, 0).unwrap();
        for (encodings, text) in [
            ("", "plain"),
            ("gzip;q=1, x", "gzip"),
            ("gzip, br", "brotli"),
        ] {
            let get = "GET /a.css HTTP/1.1\r\nConnection: close";
            let mut stream = TcpStream::connect(server.address).unwrap();
            write!(stream, "{get}\r\nAccept-Encoding: {encodings}\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.ends_with(&format!("\r\n\r\n{text}")), "{answer}");
            let told = answer.contains("Content-Encoding: ");
            assert_eq!(told, text != "plain", "{answer}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
