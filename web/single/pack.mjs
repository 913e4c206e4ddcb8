// node pack.mjs FOLDER OUT HEAD: packs the files of FOLDER, and opens them by FOLDER/open.js, into one page.
// HEAD is the file with the markup of the head.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "lzma1";

const [folder, out, headFile] = process.argv.slice(2);
const names = (place) =>
  readdirSync(join(folder, place)).flatMap((name) =>
    statSync(join(folder, place, name)).isDirectory() ? names(place + name + "/") : [place + name],
  );

// Like beside like compresses best: by ending, the program first.
const order = (name) => `${["wasm", "js", "css", "html"].indexOf(name.split(".").pop()) >>> 0} ${name}`;
const files = names("").filter((name) => name !== "open.js").sort((a, b) => (order(a) < order(b) ? -1 : 1));
const contents = {};
let start = 0;
const parts = files.map((name) => {
  const bytes = readFileSync(join(folder, name));
  contents[name] = [start, bytes.length];
  start += bytes.length;
  return bytes;
});
const list = Buffer.from(JSON.stringify(contents));
const size = Buffer.alloc(4);
size.writeUInt32BE(list.length);
const packed = Buffer.from(compress(Buffer.concat([size, list, ...parts]), 9).buffer);

// What markup would change or end: zero, carriage return, "<" and the sign of escape itself.
const escaped = [];
for (const byte of packed) {
  if (byte === 0 || byte === 13 || byte === 60 || byte === 61) escaped.push(61, byte + 64);
  else escaped.push(byte);
}

const open = readFileSync(join(folder, "open.js"), "latin1").trim();
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const text = (name) => readFileSync(join(folder, name), "utf8");
const policy =
  `default-src 'none'; script-src ${hash(open)} ${hash(text("page.js"))} 'wasm-unsafe-eval'; ` +
  `style-src ${hash(text("page.css"))}; style-src-attr 'unsafe-inline'; img-src data:; worker-src blob:; connect-src data:; ` +
  `base-uri 'none'; form-action 'none'`;
// Outside ASCII the head would be read as windows-1252.
const ascii = (markup) => markup.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const head = ascii(readFileSync(headFile, "utf8")).replace("POLICY", policy);
if (/<\/script/i.test(open) || /[^\0-\x7f]/.test(open)) throw new Error("open.js can't stand in markup as it is");
writeFileSync(
  out,
  Buffer.concat([
    Buffer.from(`${head}<script type="application/octet-stream" id="pack">`),
    Buffer.from(escaped),
    Buffer.from(`</script>\n<script>${open}</script>\n</body>\n</html>\n`),
  ]),
);
console.log(`  ${out}: ${statSync(out).size} bytes`);
