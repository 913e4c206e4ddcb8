// Opens the pack of the page in one file: compressed by LZMA, and written in the characters of windows-1252, in
// which each byte is one character. Four bytes that markup does not leave as they are stand behind a sign of escape.
import { Decoder } from "../../node_modules/lzma1/lib/decoder.js";
import { InputBuffer, OutputBuffer } from "../../node_modules/lzma1/lib/streams.js";

/** The characters of windows-1252 for the bytes from 128 to 159, as every browser reads them. */
const HIGH =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
  "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178";

function bytes(text) {
  const high = new Map([...HIGH].map((sign, at) => [sign.charCodeAt(0), 128 + at]));
  const found = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    // "=" escapes; what follows has been moved by 64.
    if (code === 61) found[length++] = text.charCodeAt(++at) - 64;
    else found[length++] = code < 128 || (code > 159 && code < 256) ? code : high.get(code);
  }
  return found.subarray(0, length);
}

const output = new OutputBuffer(1 << 21);
new Decoder().decompress(new InputBuffer(bytes(document.getElementById("pack").textContent)), output);
const archive = output.buf.subarray(0, output.count);
const size = new DataView(archive.buffer, 0, 4).getUint32(0);
const text = (part) => new TextDecoder().decode(part);
const contents = JSON.parse(text(archive.subarray(4, 4 + size)));

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

document.getElementById("pack").remove();
document.body.insertAdjacentHTML("afterbegin", jadoubePack.text("body.html"));
// The worker of the computer opponent: its script as a text, its module as an address that holds it. (Chromium lets no
// worker of a page from a disk read a blob of that page.)
const opponent = document.createElement("script");
opponent.type = "text/plain";
opponent.id = "opponent";
opponent.textContent = jadoubePack.text("opponent.js");
const signs = Array.from(jadoubePack.bytes("opponent.wasm"), (byte) => String.fromCharCode(byte));
opponent.dataset.wasm = `data:application/wasm;base64,${btoa(signs.join(""))}`;
document.body.append(opponent);

for (const [name, kind, place] of [
  ["page.css", "style", document.head],
  ["page.js", "script", document.body],
]) {
  const element = document.createElement(kind);
  element.textContent = jadoubePack.text(name);
  place.append(element);
}
