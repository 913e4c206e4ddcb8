// The computer opponent's worker: it keeps the thinking off the page. A classic script, because a page that
// was opened as a file can start no other.
//
// The first message is the address of the wasm. Then come questions:
//   [number, "move", positions, level, seed]   answered by [number, move]
//   [number, "draw", positions, side]          answered by [number, true or false]
// A question drops the one before it, and so does [number] alone. What goes wrong is answered by
// [number, null]; the page then makes another worker.
"use strict";

// How many positions are looked at before messages are heard again: a few milliseconds.
const SLICE = 2000;

let opponent; // the promise of the wasm's exports
let asked; // the number of the question under way

const load = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.status);
  return (await WebAssembly.instantiate(await answer.arrayBuffer(), {})).instance.exports;
};

const think = (number, { go_on, text, memory }) => {
  if (number !== asked) return;
  const length = go_on(SLICE);
  if (length) {
    const move = new Uint8Array(memory.buffer, text(), length);
    postMessage([number, String.fromCharCode(...move)]);
  } else {
    setTimeout(() => think(number, { go_on, text, memory }));
  }
};

const hear = async ([number, what, positions, level, seed]) => {
  asked = number;
  const wasm = await opponent;
  if (number !== asked || !what) return;
  const bytes = new TextEncoder().encode(positions);
  const place = wasm.room(bytes.length);
  new Uint8Array(wasm.memory.buffer, place, bytes.length).set(bytes);
  if (what === "draw") postMessage([number, wasm.welcomes(level) === 1]);
  else if (wasm.think(level, seed)) think(number, wasm);
  else postMessage([number, null]);
};

onmessage = ({ data }) => {
  if (opponent) hear(data).catch(() => postMessage([data[0], null]));
  else opponent = load(data);
};
