// Opens the pack of the page in one file: made by the program `pack`, opened by its module, which stands before it, and
// written in the characters of windows-1252, in which each byte is one character.

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

/** So long at a time the page is busy and shows nothing new, in milliseconds. */
const BUSY = 100;

/** Tells `show` of the parts of a pack, one after another, that are open: first of the texts, then of all. */
async function openPack(all, show) {
  const number = (place) => new DataView(all.buffer, place, 4).getUint32(0, true);
  const begin = 4 + number(0);
  const pack = all.subarray(begin);
  // How many parts there are, and twice the length of each, or one more where it is a module.
  const lengths = Array.from({ length: pack[0] }, (_, part) => number(begin + 1 + 4 * part) >>> 1);

  const module = new Blob([all.subarray(4, begin)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const { instance } = await WebAssembly.instantiate(await new Response(module).arrayBuffer());
  const { memory, room, go_on: goOn, opened, length } = instance.exports;
  const place = room(pack.length);
  new Uint8Array(memory.buffer, place, pack.length).set(pack);
  for (const end of [lengths[0], lengths.reduce((sum, part) => sum + part, 0)]) {
    for (let more = 1; more && length() < end; ) {
      const pause = performance.now() + BUSY;
      while (more && length() < end && performance.now() < pause) more = goOn(Math.min(4096, end - length()));
      await new Promise((resolve) => setTimeout(resolve));
    }
    // A copy: the memory of the module is large, and goes with it.
    show(new Uint8Array(memory.buffer, opened(), length()).slice());
  }
}

const text = (part) => new TextDecoder().decode(part);

function add(kind, content, place) {
  const element = document.createElement(kind);
  element.textContent = content;
  place.append(element);
}

let contents;
openPack(bytes(document.getElementById("pack").textContent), (archive) => {
  const first = !contents;
  const size = new DataView(archive.buffer, 0, 4).getUint32(0, true);
  contents ??= JSON.parse(text(archive.subarray(4, 4 + size)));

  /** The files of the page, which the program asks before it asks a server. */
  globalThis.jadoubePack = {
    bytes(name) {
      const [start, length] = contents[name] ?? [];
      return start === undefined ? undefined : archive.subarray(4 + size + start, 4 + size + start + length);
    },
    text(name) {
      const part = this.bytes(name.split("?")[0]);
      return part && text(part);
    },
  };

  if (first) {
    document.getElementById("pack").remove();
    document.body.insertAdjacentHTML("afterbegin", jadoubePack.text("body.html"));
    add("style", jadoubePack.text("page.css"), document.head);
    return;
  }
  // The worker of the computer opponent: its script as a text, its module as an address that holds it. (Chromium lets
  // no worker of a page from a disk read a blob of that page.)
  const opponent = document.createElement("script");
  opponent.type = "text/plain";
  opponent.id = "opponent";
  opponent.textContent = jadoubePack.text("opponent.js");
  const signs = Array.from(jadoubePack.bytes("opponent.wasm"), (byte) => String.fromCharCode(byte));
  opponent.dataset.wasm = `data:application/wasm;base64,${btoa(signs.join(""))}`;
  document.body.append(opponent);
  add("script", jadoubePack.text("page.js"), document.body);
});
