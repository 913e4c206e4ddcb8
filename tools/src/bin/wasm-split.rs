//! `wasm-split IN.wasm FOLDER NAME`: takes the parts that are loaded later out of a program, at the functions
//! that are marked for it. Writes `NAME.wasm` for wasm-bindgen, a module a part, the script that loads them, and
//! `parts`: a line a part with its name and the names of its modules.

use std::path::PathBuf;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, folder, name] = arguments.as_slice() else {
        eprintln!("usage: wasm-split IN.wasm FOLDER NAME");
        std::process::exit(2);
    };
    if let Err(error) = split(program, &PathBuf::from(folder), name) {
        eprintln!("error: {error:?}");
        std::process::exit(1);
    }
}

fn split(
    program: &str,
    folder: &std::path::Path,
    name: &str,
) -> Result<(), Box<dyn std::error::Error>> {
    let wasm = std::fs::read(program)?;
    let (main, glue) = (folder.join(format!("{name}.wasm")), format!("./{name}.js"));
    let mut options = wasm_split_cli_support::Options::new(&wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = &glue;
    let split = wasm_split_cli_support::transform(options)?;
    let mut parts: Vec<String> = split
        .prefetch_map
        .into_iter()
        .map(|(part, modules)| format!("{part} {}\n", modules.join(" ")))
        .collect();
    parts.sort();
    std::fs::write(folder.join("parts"), parts.concat())?;
    Ok(())
}
