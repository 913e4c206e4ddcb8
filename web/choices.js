// What is chosen for looks and sounds (src/app/choices.rs). The looks stand on the root as `data-` attributes before
// anything is drawn; style sheets do the rest. The page tells by `jadoube:settings` that the choices are others.

const KEY = "jadoube-settings";
const LOOKS = ["scheme", "board", "pieces", "coordinates", "contrast", "motion"];
const root = document.documentElement;
const men = document.getElementById("piece-wK").closest("svg");
const own = men.innerHTML;
// Its name tells versions apart; a page in one file has it under the plain name.
const sets = document.getElementById("sets")?.getAttribute("href") ?? "assets/sets";
let kept = new Map();
let drawn;

/** The value of a choice; nothing where it is as at first. */
export const chosen = (name) => kept.get(name);

function take(text) {
  kept = new Map((text ?? "").split("\n").map((line) => line.trim().split(" ")));
  for (const name of LOOKS) {
    const value = kept.get(name);
    if (value && /^[a-z]+$/.test(value)) root.dataset[name] = value;
    else delete root.dataset[name];
  }
  draw(root.dataset.pieces);
}

/** Puts another set of pieces in the place of the page's own. */
async function draw(set) {
  if (set === drawn) return;
  drawn = set;
  let drawing = own;
  if (set) {
    try {
      const address = `${sets}/${set}.svg`;
      const text = (await globalThis.jadoubePack?.text(address)) ?? (await load(address));
      drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement.innerHTML;
    } catch {
      // Without a network, or with a set that there is not, the page's own pieces play. The next choice tries again.
      if (drawn === set) drawn = undefined;
      return;
    }
  }
  // Meanwhile another may have been chosen.
  if (drawn === set) men.innerHTML = drawing;
}

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw answer.status;
  return answer.text();
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing.
  }
}

take(stored());
addEventListener("jadoube:settings", (event) => take(event.detail));
addEventListener("storage", (event) => {
  if (!event.key || event.key === KEY) take(stored());
});
