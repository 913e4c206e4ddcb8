//! The `wasm-bindgen` command, of exactly the version that the workspace's lock file names.

fn main() {
    if let Err(error) = wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(std::env::args_os()) {
        eprintln!("error: {error:?}");
        std::process::exit(1);
    }
}
