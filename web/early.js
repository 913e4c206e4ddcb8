// Runs before all else: what the address asks for is fetched beside the program, and not after it. The build puts in
// PARTS: the modules of each part by its name in src/app/page/later.rs.
import { show } from "./trouble.js";

const place = location.hash.replace(/^#?\/?/, "").split(/[/?=]/)[0];
const parts = { "": null, shelf: "papers", settings: "more", learn: "learning", practice: "learning", train: "learning" };
// A first game begins on its board, and the table comes then; a game that is to come back waits for the table.
const first = /^#?\/?play\/?\?(lang=[^&]*&)?table=learn(&lang=[^&]*)?$/.test(location.hash);
const table = first && !isUnfinished() ? "boards" : "tables";
const part = parts[place] === undefined ? table : parts[place];

// Behind the style sheet and the program, which are on their way: what is painted first is not to wait for a part of
// the line. What nobody sees is not painted.
if (document.hidden) fetchPart();
else requestAnimationFrame(() => requestAnimationFrame(fetchPart));

// Without the script of the page, which runs before this, nothing else would say so.
addEventListener("load", () => {
  if (!globalThis.jadoubeBegun) show();
});

function fetchPart() {
  for (const module of PARTS[part] ?? []) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href: module });
    document.head.append(link);
  }
}

function isUnfinished() {
  try {
    return localStorage.getItem("jadoube.unfinished");
  } catch {
    return null;
  }
}
