// Prints the speed of the three engines as wasm under Node, runs interleaved:
//   node benches/engines/wasm.mjs MODULE.wasm [ROUNDS]
// `cargo xtask bench` builds the module and calls this.
import { readFileSync } from "node:fs";

const [file, rounds = "5"] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { nodes } = instance.exports;
const engines = ["jadoube", "cozy-chess", "shakmaty"];
const expected = [197281, 97862, 674624, 422333, 62379, 89890];

const sample = (engine, position, make) => {
  let best = Infinity;
  const begin = performance.now();
  for (let repeats = 0; repeats < 5 || performance.now() - begin < 60; repeats++) {
    const start = performance.now();
    const count = nodes(engine, position, make);
    best = Math.min(best, performance.now() - start);
    if (count !== expected[position]) throw new Error(`${engines[engine]} counts ${count}`);
  }
  return expected[position] / best / 1e3;
};
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const mean = (values) => Math.exp(values.reduce((sum, x) => sum + Math.log(x), 0) / values.length);

for (const make of [0, 1]) {
  const speeds = engines.map(() => expected.map(() => []));
  for (const position of expected.keys()) engines.forEach((_, engine) => sample(engine, position, make)); // warm-up
  for (let round = 0; round < Number(rounds); round++)
    for (const position of expected.keys())
      engines.forEach((_, engine) => speeds[engine][position].push(sample(engine, position, make)));
  console.log(`wasm ${make ? "made" : "bulk"}, Mnodes/s:`);
  engines.forEach((name, engine) => {
    const ratio = (other) =>
      mean(expected.map((_, p) => median(speeds[engine][p].map((x, i) => x / speeds[other][p][i]))));
    const line = speeds[engine].map((x) => median(x).toFixed(1).padStart(8)).join(" ");
    console.log(`  ${name.padEnd(12)} ${line}   x cozy-chess ${ratio(1).toFixed(2)}, x shakmaty ${ratio(2).toFixed(2)}`);
  });
}
