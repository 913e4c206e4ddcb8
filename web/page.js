// What the page starts with: its looks and sounds, the program, and what keeps it for a time without a network.
import "./choices.js";
import "./sound.js";
import init from "jadoube";
import { keep } from "./offline.js";
import { tell } from "./trouble.js";

globalThis.jadoubeBegun = true;

// The sign is painted first, which takes two frames with its picture: beginning before that would only keep a slow
// device's screen empty. What nobody sees is not painted, and does not wait.
if (document.hidden) start();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
keep();

function start() {
  init().catch(tell);
}
