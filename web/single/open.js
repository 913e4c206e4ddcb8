// Opens the pack of the page in one file: made by the program `pack`, opened by its module, which stands before it, and
// written in the characters of windows-1252, in which each byte is one character.

import { tell } from "../trouble.js";

/** The characters of windows-1252 for the bytes from 128 to 159, as every browser reads them. */
const HIGH =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
  "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178";

/** Bytes that markup would not leave as they are, by the character behind "=". */
const ESCAPED = { M: 13, "|": 60, "=": 61 };

function bytes(text) {
  const high = new Map([...HIGH].map((sign, at) => [sign.charCodeAt(0), 128 + at]));
  // Markup has no zero.
  high.set(0xfffd, 0);
  const found = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const escaped = code === 61 && ESCAPED[text[at + 1]];
    if (escaped) at++;
    found[length++] = escaped || (high.get(code) ?? code);
  }
  return found.subarray(0, length);
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const text = (part) => new TextDecoder().decode(part);

/** A pack that is being opened. */
async function begin(all) {
  const number = (place) => new DataView(all.buffer, place, 4).getUint32(0, true);
  const start = 4 + number(0);
  const pack = all.subarray(start);
  // How many parts there are, and twice the length of each, or one more where it is a module.
  const lengths = Array.from({ length: pack[0] }, (_, part) => number(start + 1 + 4 * part) >>> 1);

  const module = new Blob([all.subarray(4, start)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const { instance } = await WebAssembly.instantiate(await new Response(module).arrayBuffer());
  const { memory, room, go_on: goOn, opened, length } = instance.exports;
  const place = room(pack.length);
  new Uint8Array(memory.buffer, place, pack.length).set(pack);
  return {
    lengths,
    /** What is open: not for long, since more may move it. */
    opened: () => new Uint8Array(memory.buffer, opened(), length()),
    /** Goes on to this length, or the end; the page is busy so many milliseconds at a time. */
    async goOn(end, busy) {
      for (let more = 1; more && length() < end; await pause()) {
        const stop = performance.now() + busy;
        while (more && length() < end && performance.now() < stop) more = goOn(Math.min(4096, end - length()));
      }
    },
  };
}

function add(kind, content, place) {
  const element = document.createElement(kind);
  element.textContent = content;
  place.append(element);
}

async function main() {
  const element = document.getElementById("pack");
  let pack = await begin(bytes(element.textContent));
  element.remove();
  const { lengths } = pack;
  await pack.goOn(lengths[0], 100);
  const size = new DataView(pack.opened().buffer, pack.opened().byteOffset, 4).getUint32(0, true);
  const contents = JSON.parse(text(pack.opened().subarray(4, 4 + size)));
  const file = ([start, length]) => pack.opened().slice(4 + size + start, 4 + size + start + length);
  const fileText = (name) => text(file(contents[name]));
  document.getElementById("trouble").insertAdjacentHTML("afterend", fileText("body.html"));
  add("style", fileText("page.css"), document.head);

  // The modules, and the program begins. The worker of the computer opponent: its script as a text, its module as an
  // address that holds it. (Chromium lets no worker of a page from a disk read a blob of that page.)
  await pack.goOn(lengths.slice(0, -1).reduce((sum, part) => sum + part), 100);
  const opponent = document.createElement("script");
  opponent.type = "text/plain";
  opponent.id = "opponent";
  opponent.textContent = fileText("opponent.js");
  const signs = Array.from(file(contents["opponent.wasm"]), (byte) => String.fromCharCode(byte));
  opponent.dataset.wasm = `data:application/wasm;base64,${btoa(signs.join(""))}`;
  document.body.append(opponent);

  let ended = false;
  /** The files of the page, which the program asks before it asks a server. */
  globalThis.jadoubePack = {
    program: file(contents["jadoube.wasm"]),
    /** The text of a file, when it is open; nothing where there is no such file. */
    async text(name) {
      const found = contents[name.split("?")[0]];
      while (found && !ended && pack.opened().length < 4 + size + found[0] + found[1]) await pause(10);
      return found && text(file(found));
    },
  };
  add("script", fileText("page.js"), document.body);

  // What is wanted later, with time for the program in between.
  await pack.goOn(Infinity, 30);
  // The memory of the module is large, and goes.
  const whole = pack.opened().slice();
  pack = { opened: () => whole };
  ended = true;
}

main().catch(tell);
