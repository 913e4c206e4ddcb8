//! What the server answers: a file as it is or as it was compressed beforehand, and how long it may be kept.

use std::fs;
use std::io::{self, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

use super::Site;
use super::request::Request;

/// Encodings of files that lie compressed beside the plain ones, with their endings, the best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Status, headers and body.
pub struct Answer {
    status: &'static str,
    kind: &'static str,
    encoding: Option<&'static str>,
    keeping: &'static str,
    body: Vec<u8>,
}

impl Answer {
    /// The answer to a request.
    ///
    /// # Errors
    /// When the file can't be read.
    pub fn to(request: &Request, site: &Site) -> io::Result<Self> {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            let body = "405: only GET and HEAD\n";
            return Ok(Self::refusal("405 Method Not Allowed", body));
        }
        let Some(path) = file(&site.folder, &request.target) else {
            return Ok(Self::refusal("404 Not Found", "404: no such file\n"));
        };
        let kind = media_type(&path);
        let with_more = kind.starts_with("text/html") && !site.head.is_empty();
        let compressed = ENCODINGS
            .into_iter()
            .filter(|(encoding, _)| !with_more && request.accepts(encoding))
            .find_map(|(encoding, ending)| {
                let mut name = path.clone().into_os_string();
                name.push(ending);
                Some((encoding, fs::read(name).ok()?))
            });
        let (encoding, mut body) = match compressed {
            Some((encoding, body)) => (Some(encoding), body),
            None => (None, fs::read(&path)?),
        };
        if with_more {
            body = with_head(&String::from_utf8_lossy(&body), &site.head).into();
        }
        Ok(Self {
            status: "200 OK",
            kind,
            encoding,
            keeping: keeping(&path),
            body,
        })
    }

    fn refusal(status: &'static str, body: &str) -> Self {
        Self {
            status,
            kind: "text/plain",
            encoding: None,
            keeping: FRESH,
            body: body.into(),
        }
    }

    /// Writes it; after a `HEAD` without the body.
    ///
    /// # Errors
    /// When the connection breaks.
    pub fn write(&self, request: &Request, mut stream: &TcpStream) -> io::Result<()> {
        let mut head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {}\r\n\
             Vary: Accept-Encoding\r\nX-Content-Type-Options: nosniff\r\n",
            self.status,
            self.kind,
            self.body.len(),
            self.keeping
        );
        if let Some(encoding) = self.encoding {
            head += &format!("Content-Encoding: {encoding}\r\n");
        }
        if !request.keeps_alive {
            head += "Connection: close\r\n";
        }
        head += "\r\n";
        let mut whole = head.into_bytes();
        if request.method != "HEAD" {
            whole.extend_from_slice(&self.body);
        }
        stream.write_all(&whole)?;
        stream.flush()
    }
}

const FRESH: &str = "no-cache";

/// For how long a file may be kept unasked: what bears the mark of its content in its name, for ever.
fn keeping(path: &Path) -> &'static str {
    const MARK: usize = 16;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let marked = name.rsplit_once('-').is_some_and(|(_, mark)| {
        mark.len() == MARK && mark.bytes().all(|byte| byte.is_ascii_hexdigit())
    });
    if marked {
        "public, max-age=31536000, immutable"
    } else {
        FRESH
    }
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
    use std::path::Path;

    use super::{FRESH, keeping, with_head};

    #[test]
    fn only_what_bears_the_mark_of_its_content_is_kept_unasked() {
        assert!(keeping(Path::new("dist/page-40df9fdc93412125.js")).contains("immutable"));
        for name in [
            "index.html",
            "sw.js",
            "icon-touch-180.png",
            "a-40df9fdc9341212x.js",
        ] {
            assert_eq!(keeping(Path::new(name)), FRESH, "{name}");
        }
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
}
