//! `cargo xtask size`: how many bytes the page is, raw and as it travels.

use crate::page;
use crate::project::{Failure, Project, run};

/// Node has both compressors; a table of them is a dozen lines.
const SCRIPT: &str = r#"
const fs = require("fs"), zlib = require("zlib"), path = require("path");
const root = process.argv[1], rows = [];
(function walk(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) { walk(file); continue; }
    const bytes = fs.readFileSync(file);
    const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
                               [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    const name = path.relative(root, file);
    rows.push([name, bytes.length, zlib.gzipSync(bytes, { level: 9, memLevel: 9 }).length,
               zlib.brotliCompressSync(bytes, brotli).length]);
  }
})(root);
rows.sort((a, b) => b[2] - a[2]);
// English is in the page; another language, the parts of the page, the lessons and the computer opponent
// are loaded when they are wanted.
const first = rows.filter((row) => !/^(i18n|lessons|assets|opponent|split_|chunk_|sw\.js|manifest|jadoube\.html)/.test(row[0]));
rows.push(["first load", ...[1, 2, 3].map((i) => first.reduce((sum, row) => sum + row[i], 0))]);
const width = Math.max(...rows.map((row) => row[0].length));
const line = (row) => row[0].padEnd(width) + row.slice(1).map((cell) => String(cell).padStart(10)).join("");
console.log(line(["file", "raw", "gzip -9", "brotli 11"]));
for (const row of rows) console.log(line(row));
"#;

/// Builds the page where needed and prints each file of `dist/` and the total, in bytes.
///
/// # Errors
/// When the page can't be built or Node is missing.
pub fn print(project: &Project) -> Result<(), Failure> {
    page::build(project)?;
    println!();
    run(project
        .command("node")
        .arg("-e")
        .arg(SCRIPT)
        .arg(project.dist()))
}
