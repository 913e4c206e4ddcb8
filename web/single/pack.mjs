// node pack.mjs FOLDER OUT HEAD PACK OPENER: packs the files of FOLDER by the program PACK, and opens them by
// FOLDER/open.js with the module OPENER, in one page. HEAD is the file with the markup of the head.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";

const [folder, out, headFile, packer, openerFile] = process.argv.slice(2);
const names = (place) =>
  readdirSync(join(folder, place)).flatMap((name) =>
    statSync(join(folder, place, name)).isDirectory() ? names(place + name + "/") : [place + name],
  );
const uint32 = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};

// Like beside like compresses best: by ending, the modules last.
const order = (name) => `${["js", "css", "html", "svg", "lesson", "ftl", "wasm"].indexOf(name.split(".").pop())} ${name}`;
const files = names("").filter((name) => name !== "open.js").sort((a, b) => (order(a) < order(b) ? -1 : 1));
const contents = {};
let start = 0;
const parts = files.map((name) => {
  let bytes = readFileSync(join(folder, name));
  // What is said to translators, and to nobody else.
  if (name.endsWith(".ftl")) bytes = Buffer.from(bytes.toString().replace(/^#.*\n/gm, ""));
  contents[name] = [start, bytes.length];
  start += bytes.length;
  return bytes;
});
const list = Buffer.from(JSON.stringify(contents));
const isModule = (name) => name.endsWith(".wasm");
const texts = parts.filter((_, at) => !isModule(files[at]));
const textFile = join(folder, "../texts");
writeFileSync(textFile, Buffer.concat([uint32(list.length), list, ...texts]));
const packFile = join(folder, "../packed");
execFileSync(packer, [packFile, textFile, ...files.filter(isModule).map((name) => join(folder, name))]);
const opener = deflateRawSync(readFileSync(openerFile), { level: 9 });
const packed = Buffer.concat([uint32(opener.length), opener, readFileSync(packFile)]);

// What markup would change or end stands behind "=": carriage return, "<" before what it begins a tag with, and "="
// itself where it would be taken for that sign. Zero comes out as another character, which nothing else is.
const [M, BAR, LESS, SIGN] = Buffer.from("M|<=");
const escaped = [];
for (const [at, byte] of packed.entries()) {
  const next = packed[at + 1];
  if (byte === 13) escaped.push(SIGN, M);
  else if (byte === LESS && (next === 33 || next === 47)) escaped.push(SIGN, BAR);
  else if (byte === SIGN && [13, LESS, M, BAR, SIGN].includes(next)) escaped.push(SIGN, SIGN);
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
