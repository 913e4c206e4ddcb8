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

// Like beside like compresses best. First what the page begins with, then the modules, then what is wanted later, if it
// is: other languages first, since whole screens wait for them.
const RANKS = [/\.js$/, /\.css$/, /\.html$/, /\.wasm$/, /^i18n\/[a-z]+\.ftl$/, /\.ftl$/, /./];
const rank = (name) => RANKS.findIndex((ending) => ending.test(name));
const order = (name) => `${rank(name)} ${name}`;
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
const MODULE = 3;
const ranked = (test) => parts.filter((_, at) => test(rank(files[at])));
const packParts = [
  Buffer.concat([uint32(list.length), list, ...ranked((rank) => rank < MODULE)]),
  ...ranked((rank) => rank === MODULE),
  Buffer.concat(ranked((rank) => rank > MODULE)),
];
const partFiles = packParts.map((part, at) => {
  const file = join(folder, `../part-${at}`);
  writeFileSync(file, part);
  return file;
});
const packFile = join(folder, "../packed");
execFileSync(packer, [packFile, ...partFiles]);
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
