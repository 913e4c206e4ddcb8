// Copies a site and puts each file that shrinks beside itself, compressed, as static hosts keep them.
//   node compress.mjs SITE_DIR NEW_DIR
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [site, folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
cpSync(site, folder, { recursive: true });
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|js|css|svg|wasm|json|webmanifest|ftl|txt)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  for (const [ending, packed] of [
    [".br", brotliCompressSync(bytes, quality)],
    [".gz", gzipSync(bytes, { level: 9 })],
  ]) {
    if (packed.length < bytes.length) writeFileSync(file + ending, packed);
  }
}
