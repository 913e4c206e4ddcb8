//! A small server of static files for one folder, on a loopback port.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::thread::{self, JoinHandle};
use std::time::Duration;

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
                let site = read(&served).clone();
                // A browser that goes away in the middle of an answer is no fault of the server's.
                thread::spawn(move || drop(answer(stream, &site)));
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

fn answer(stream: TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut reader = BufReader::new(&stream);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    // The header lines are read to their end, so that closing the connection does not reset it.
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let mut words = request.split_whitespace();
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let (status, kind, body) = if method != "GET" && method != "HEAD" {
        (
            "405 Method Not Allowed",
            "text/plain",
            b"405: only GET and HEAD\n".to_vec(),
        )
    } else {
        match file(&site.folder, target) {
            Some(path) => {
                let kind = media_type(&path);
                let mut body = fs::read(&path)?;
                if kind.starts_with("text/html") && !site.head.is_empty() {
                    body = with_head(&String::from_utf8_lossy(&body), &site.head).into();
                }
                ("200 OK", kind, body)
            }
            None => (
                "404 Not Found",
                "text/plain",
                b"404: no such file\n".to_vec(),
            ),
        }
    };
    let mut stream = &stream;
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// A page with markup put at the start of its head, whose tag minifiers leave out.
fn with_head(page: &str, head: &str) -> String {
    let after = |tag: &str| {
        page.find(tag)
            .and_then(|at| Some(at + page.get(at..)?.find('>')? + 1))
    };
    let tags = ["<head", "<html", "<!doctype", "<!DOCTYPE"];
    let place = tags.iter().find_map(|tag| after(tag)).unwrap_or(0);
    let (before, rest) = page.split_at(place);
    format!("{before}{head}{rest}")
}

/// The file that a request's target names, if it is one of the folder's.
fn file(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let decoded = percent_decoded(path)?;
    let mut file = folder.to_path_buf();
    for part in decoded.split('/').filter(|part| !part.is_empty()) {
        // Nothing above the folder, nothing hidden, no way round by another kind of separator.
        if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn media_type(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "ftl" | "pgn" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::{Server, Site, with_head};

    fn ask(server: &Server, request: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
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
    fn the_head_is_found_with_and_without_its_tag() {
        for page in [
            "<!doctype html><html lang=en><head>-<title>x</title>",
            "<!doctype html><html lang=en>-<title>x</title>",
            "<!doctype html>-<title>x</title>",
            "-<title>x</title>",
        ] {
            let wanted = page.replace('-', "<script></script>");
            assert_eq!(
                with_head(&page.replace('-', ""), "<script></script>"),
                wanted
            );
        }
    }

    #[test]
    fn a_dropped_server_refuses_connections() {
        let server = Server::start(site(), 0).unwrap();
        let address = server.address;
        drop(server);
        assert!(TcpStream::connect(address).is_err());
    }
}
