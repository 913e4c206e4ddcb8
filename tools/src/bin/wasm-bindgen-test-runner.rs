//! The `wasm-bindgen-test-runner` command, of exactly the version that the lock file names.

fn main() {
    let arguments = std::env::args_os();
    if let Err(error) = wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(arguments) {
        eprintln!("error: {error:?}");
        std::process::exit(1);
    }
}
