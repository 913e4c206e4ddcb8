// Sounds of our own making, each struck anew: wood on wood for moves, a click for the press of a clock. The page tells
// by `jadoube:sound` what has happened; the choices say whether it is heard and felt (web/choices.js).

import { chosen } from "./choices.js";

/** What is struck: after how many seconds, how high (Hz), how long it rings (s), how loud, how much of it is noise. */
const STRIKES = {
  move: [[0, 210, 0.03, 0.6, 0.6]],
  capture: [[0, 150, 0.045, 0.9, 0.7], [0.035, 260, 0.02, 0.4, 0.9]],
  check: [[0, 320, 0.05, 0.5, 0.3], [0.13, 320, 0.06, 0.5, 0.3]],
  press: [[0, 1500, 0.006, 0.5, 0.8], [0.045, 900, 0.008, 0.25, 0.8]],
  flag: [[0, 660, 0.16, 0.4, 0.05], [0.22, 495, 0.25, 0.4, 0.05]],
  wrong: [[0, 110, 0.06, 0.7, 0.3]],
  done: [[0, 210, 0.03, 0.6, 0.6], [0.1, 523, 0.08, 0.25, 0.05], [0.22, 784, 0.14, 0.25, 0.05]],
  low: [[0, 2100, 0.006, 0.12, 0.4]],
};
const SHAKES = { move: 12, capture: 25, check: [15, 60, 15], press: 8, flag: [60, 60, 120], wrong: [30, 40, 30], done: 12 };
/** What a try comes to is switched with the moves. */
const SWITCHES = { wrong: "move", done: "move" };
const VOLUMES = { quiet: 0.25, loud: 1 };

let heard = false;
let player;

// Before somebody has touched the page, browsers let nothing be heard, and complain.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (heard = true), { once: true, capture: true });

addEventListener("jadoube:sound", ({ detail: kind }) => {
  if (!heard || !STRIKES[kind]) return;
  try {
    if (SHAKES[kind] && chosen("haptics") !== "off") navigator.vibrate?.(SHAKES[kind]);
    if (chosen(`sound-${SWITCHES[kind] ?? kind}`) !== "off") play(STRIKES[kind]);
  } catch {
    // A device without sound plays without.
  }
});

function play(strikes) {
  player ??= new AudioContext();
  if (player.state === "suspended") player.resume().catch(() => {});
  const loudness = VOLUMES[chosen("volume")] ?? 0.55;
  for (const [after, pitch, ring, strength, noise] of strikes) {
    const rate = player.sampleRate;
    const buffer = player.createBuffer(1, rate * ring * 6, rate);
    const wave = buffer.getChannelData(0);
    for (let at = 0; at < wave.length; at++) {
      const time = at / rate;
      const tone = Math.sin(6.2832 * pitch * time) * Math.exp(-time / ring);
      const knock = (Math.random() * 2 - 1) * Math.exp(-time / 0.004);
      wave[at] = loudness * strength * (tone * (1 - noise / 2) + knock * noise);
    }
    const source = player.createBufferSource();
    source.buffer = buffer;
    source.connect(player.destination);
    source.start(player.currentTime + after);
  }
}
