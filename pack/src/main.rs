//! `pack OUT FILE…`: makes a pack of files, one part each.

use std::env;
use std::fs;
use std::io;

fn main() -> io::Result<()> {
    let mut names = env::args_os().skip(1);
    let out = names
        .next()
        .ok_or_else(|| io::Error::other("pack OUT FILE…"))?;
    let parts = names.map(fs::read).collect::<io::Result<Vec<_>>>()?;
    let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
    fs::write(out, pack::pack(&parts))
}
