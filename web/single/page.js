// What the page in one file starts with: the program from the pack.
import init from "jadoube";

init({ module_or_path: jadoubePack.bytes("jadoube.wasm") });
