// What the page starts with: its looks and sounds, the program, and what keeps it for a time without a network.
import "./choices.js";
import "./sound.js";
import init from "jadoube";
import { keep } from "./offline.js";

// The part that the address asks for comes beside the program, and not after it. The build puts in PARTS: the
// modules of each part by its name in src/app/page/later.rs.
const place = location.hash.replace(/^#?\/?/, "").split(/[/?=]/)[0];
const part = { "": null, shelf: "papers", settings: "more", learn: "learning", practice: "learning", train: "learning" }[place];
for (const module of PARTS[part === undefined ? "tables" : part] ?? []) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href: module });
  document.head.append(link);
}

init();
keep();
