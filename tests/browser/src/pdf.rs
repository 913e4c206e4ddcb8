//! How many pages a PDF has.

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// The number of pages: the largest count of leaves that a node of the page tree tells.
///
/// # Panics
/// When no page tree is found.
pub fn pages(file: &[u8]) -> usize {
    let mut text = String::from_utf8_lossy(file).into_owned();
    // Firefox keeps the page tree in a compressed stream.
    for stream in streams(file) {
        if let Ok(unpacked) = decompress_to_vec_zlib(stream) {
            text.push_str(&String::from_utf8_lossy(&unpacked));
        }
    }
    let nodes = text.replace("/Type/Pages", "/Type /Pages");
    let counts = nodes.split("/Type /Pages").skip(1).filter_map(|node| {
        let count = node.split("/Count ").nth(1)?;
        count
            .split(|c: char| !c.is_ascii_digit())
            .next()?
            .parse()
            .ok()
    });
    counts
        .max()
        .unwrap_or_else(|| panic!("the PDF has no pages"))
}

/// The bytes after each word `stream` and its end of line; where they end, the reader of them finds.
fn streams(file: &[u8]) -> impl Iterator<Item = &[u8]> {
    const WORD: &[u8] = b"stream";
    let places = file.windows(WORD.len()).enumerate();
    places
        .filter(|(_, word)| *word == WORD)
        .filter_map(|(at, _)| {
            let rest = file.get(at + WORD.len()..)?;
            rest.strip_prefix(b"\r\n")
                .or_else(|| rest.strip_prefix(b"\n"))
        })
}
