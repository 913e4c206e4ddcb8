//! `cargo xtask bench`: how fast the rules engine is beside two others, how many instructions it
//! takes, which don't swing, and what it weighs.

use std::process::Command;

use crate::project::{Failure, Project, doing, find, run};
use crate::setup;

const WASM: &str = "wasm32-unknown-unknown";

/// How wasm-opt makes the rules module small. Data is not packed: cut into pieces it is smaller as
/// a file and larger compressed. Functions ordered by name stand beside those of their module, which
/// compresses better.
const SMALL: &[&str] = &[
    "--skip-pass=memory-packing",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--reorder-functions-by-name",
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
];

/// Prints what the rules module weighs, once it has shown that it works.
const WEIGH: &str = r#"
const fs = require("fs"), zlib = require("zlib");
const LIMIT = 18000;
const bytes = fs.readFileSync(process.argv[1]);
const { exports: rules } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
const buffer = (at) => new Uint8Array(rules.memory.buffer, at, rules.length());
const answer = (at) => new TextDecoder().decode(buffer(at));
const put = (text) => buffer(rules.room(text.length)).set(new TextEncoder().encode(text));
put("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
const read = rules.read(), moves = answer(rules.moves()).trim().split(" ").length;
put("e4");
const played = rules.play(), fen = answer(rules.fen());
const expected = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
if (read !== 1 || moves !== 20 || played !== 1 || fen !== expected)
  throw new Error(`the rules module answers wrong: ${read} ${moves} ${played} ${fen}`);
const gzip = zlib.gzipSync(bytes, { level: 9, memLevel: 9 }).length;
const brotli = zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
console.log(`rules module, bytes: raw ${bytes.length}, gzip -9 ${gzip} (limit ${LIMIT}${gzip > LIMIT ? ", EXCEEDED" : ""}), brotli ${brotli}`);
"#;

/// Builds the engines natively and as wasm and prints their speeds, then the weight of the rules
/// module and, where valgrind is installed, the instructions for each node.
///
/// # Errors
/// When something can't be set up or built, or an engine counts wrong.
pub fn print(project: &Project, rounds: u32) -> Result<(), Failure> {
    setup::toolchain(project)?;
    setup::node_packages(project)?;
    let rounds = rounds.to_string();
    println!("\nnative, all that this processor can do:");
    // A target folder for each set of flags: in one, they would compile each other anew.
    let mut native = project.cargo(&["run", "--quiet", "--locked", "--release"]);
    native.args(["-p", "engine-bench", "--", &rounds]);
    run(native
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .env("CARGO_TARGET_DIR", project.root().join("target/native")))?;

    println!("\nwasm under Node:");
    let mut build = project.cargo(&["build", "--quiet", "--locked", "--release", "--lib"]);
    run(build.args(["-p", "engine-bench", "--target", WASM]))?;
    let target = project.root().join("target").join(WASM);
    run(project
        .command("node")
        .arg(project.root().join("benches/engines/wasm.mjs"))
        .arg(target.join("release/engine_bench.wasm"))
        .arg(&rounds))?;

    println!();
    weigh(project)?;
    instructions(project)
}

fn weigh(project: &Project) -> Result<(), Failure> {
    let mut build = project.cargo(&["build", "--quiet", "--locked", "--profile", "page"]);
    run(build.args(["-p", "rules-module", "--target", WASM]))?;
    let target = project.root().join("target").join(WASM);
    let small = project.notes()?.join("rules.wasm");
    run(project
        .command("wasm-opt")
        .args(SMALL)
        .arg(target.join("page/rules_module.wasm"))
        .arg("-o")
        .arg(&small))?;
    run(project.command("node").args(["-e", WEIGH]).arg(&small))
}

/// Instructions a node of one position, counted by callgrind on a processor of a fixed kind.
fn instructions(project: &Project) -> Result<(), Failure> {
    if !cfg!(target_arch = "x86_64") || find("valgrind", project.path()).is_none() {
        println!("instructions a node: not counted (that takes valgrind, on x86-64)");
        return Ok(());
    }
    let folder = project.root().join("target/x86-64-v3");
    let mut build = project.cargo(&["build", "--quiet", "--locked", "--release"]);
    run(build
        .args(["-p", "engine-bench"])
        .env("RUSTFLAGS", "-Ctarget-cpu=x86-64-v3")
        .env("CARGO_TARGET_DIR", &folder))?;
    for way in ["bulk", "make"] {
        let out = project.notes()?.join("callgrind.out");
        let mut valgrind = project.command("valgrind");
        valgrind
            .arg("--tool=callgrind")
            .arg(format!("--callgrind-out-file={}", out.display()))
            .arg(folder.join("release/engine-bench"))
            .args(["once", "jadoube", "kiwipete", way]);
        let (instructions, nodes) = counts(&mut valgrind)?;
        println!(
            "instructions a node, kiwipete {way}: {:.2}",
            instructions / nodes
        );
    }
    Ok(())
}

/// What callgrind has collected, and the nodes that the program has counted.
fn counts(valgrind: &mut Command) -> Result<(f64, f64), Failure> {
    let output = valgrind.output().map_err(doing("running valgrind"))?;
    let log = String::from_utf8_lossy(&output.stderr);
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let collected = log
        .lines()
        .find_map(|line| number(line.split_once("Collected :")?.1));
    let nodes = number(&String::from_utf8_lossy(&output.stdout));
    match (collected, nodes) {
        (Some(collected), Some(nodes)) if nodes > 0.0 => Ok((collected, nodes)),
        _ => Err(Failure::new(format!("callgrind counts nothing:\n{log}"))),
    }
}
