//! The files of a page: read, written, named by what is in them; and lines of its index.

use std::fs;
use std::path::Path;

use crate::project::{Failure, doing};

/// Puts a copy of a file into a folder, with what tells its content apart in its name; returns that.
pub(super) fn publish(file: &Path, folder: &Path) -> Result<String, Failure> {
    let bytes = fs::read(file).map_err(doing(format!("reading {}", file.display())))?;
    let text = |part: Option<&std::ffi::OsStr>| part.and_then(|it| it.to_str()).map(str::to_owned);
    let (Some(stem), Some(ending)) = (text(file.file_stem()), text(file.extension())) else {
        return Err(Failure::new(format!("{} has no ending", file.display())));
    };
    let name = format!("{stem}-{:016x}.{ending}", fingerprint(&bytes));
    fs::write(folder.join(&name), bytes).map_err(doing(format!("writing {name}")))?;
    Ok(name)
}

pub(super) fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(doing(format!("creating {}", to.display())))?;
    for entry in fs::read_dir(from).map_err(doing(format!("reading {}", from.display())))? {
        let file = entry
            .map_err(doing(format!("reading {}", from.display())))?
            .path();
        let place = to.join(file.file_name().unwrap_or_default());
        if file.is_dir() {
            copy_folder(&file, &place)?;
        } else {
            fs::copy(&file, &place).map_err(doing(format!("copying {}", file.display())))?;
        }
    }
    Ok(())
}

/// The files below a folder, by their places in it.
pub(super) fn list(folder: &Path, place: &str, files: &mut Vec<String>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(doing(format!("reading {}", folder.display())))? {
        let file = entry
            .map_err(doing(format!("reading {}", folder.display())))?
            .path();
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if file.is_dir() {
            list(&file, &format!("{place}{name}/"), files)?;
        } else {
            files.push(format!("{place}{name}"));
        }
    }
    Ok(())
}

/// A number that is nearly always another where any file below a folder, or its name, is another.
pub(super) fn folder_fingerprint(folder: &Path) -> Result<u64, Failure> {
    let mut files = Vec::new();
    list(folder, "", &mut files)?;
    files.sort();
    let mut all = Vec::new();
    for name in files {
        let bytes = fs::read(folder.join(&name)).map_err(doing(format!("reading {name}")))?;
        all.extend(fingerprint(name.as_bytes()).to_le_bytes());
        all.extend(fingerprint(&bytes).to_le_bytes());
    }
    Ok(fingerprint(&all))
}

/// A number that is nearly always another for another file (FNV-1a).
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The same in 32 bits, as the page reckons it.
pub(super) fn short_fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

/// What lines that begin so say, up to another text.
pub(super) fn told<'a>(
    index: &'a str,
    before: &'a str,
    after: &'a str,
) -> impl Iterator<Item = &'a str> {
    index
        .lines()
        .filter_map(move |line| between(line.trim(), before, after))
}

/// What stands between two texts in a line.
pub(super) fn between<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    line.strip_prefix(before)?.split(after).next()
}

pub(super) fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(doing(format!("reading {}", file.display())))
}

pub(super) fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(doing(format!("writing {}", file.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_another_when_a_file_or_a_name_in_it_is() {
        let folder = std::env::temp_dir().join(format!("jadoube-folder-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        let version = |name: &str, text: &str| {
            fs::create_dir_all(folder.join("inner")).unwrap();
            fs::write(folder.join("always"), "the same").unwrap();
            fs::write(folder.join("inner").join(name), text).unwrap();
            let version = folder_fingerprint(&folder).unwrap();
            fs::remove_dir_all(&folder).unwrap();
            version
        };
        let first = version("a", "one");
        assert_eq!(version("a", "one"), first);
        assert_ne!(version("a", "two"), first);
        assert_ne!(version("b", "one"), first);
    }
}
