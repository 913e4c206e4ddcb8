// The faults of the page as it is shown: the body of a function of the language's tag.
const [language] = arguments;
const faults = new Set();
const root = document.documentElement;
const told = (element) => {
  const data = Object.entries(element.dataset).map(([name, value]) => `${name}=${value}`.slice(0, 30));
  const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  return `<${element.localName} ${[...element.classList].join(".")} ${data.slice(0, 2).join(" ")}> "${text}"`;
};
const isSeen = (element) => {
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
  for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).clipPath !== "none") return false;
  return true;
};
const box = (element) => element.getBoundingClientRect();

/** Of an element's box, what the boxes that it is scrolled in let through. */
function shown(element) {
  let { left, right, top, bottom } = box(element);
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    const edge = box(up);
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return { left, right, top, bottom };
}

const wide = root.scrollWidth - root.clientWidth;
if (wide > 0) faults.add(`the page is ${wide} px wider than the window`);

const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const other = { en: /[\u0400-\u04ff]/, uk: /[ыэъёЫЭЪЁ]/, ru: /[іїєґІЇЄҐ]/ }[language];
const allowed = /J[’']adoube|abcdefgh|hgfedcba|PGN|FEN|FIDE|UCI|SAN|QR|ECO|English|Українська|Русский|Лев|[a-h][1-8]|https?:\S+|«[^»]*»|\S+\.pgn/g;
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const text = node.textContent.trim();
  const element = node.parentElement;
  if (!text || !isSeen(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const at = range.getBoundingClientRect();
  if (!at.width || !at.height) continue;
  const rest = text.replace(allowed, "");
  if (other.test(rest)) faults.add(`another language: ${told(element)}`);
  if (language !== "en" && /[A-Za-z]{3}/.test(rest)) faults.add(`not translated: ${told(element)}`);
  if (element.closest("svg")) continue;
  // Cut by an ancestor that hides or by the window.
  for (let up = element; up && up !== root; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.overflowX === "visible" || style.display === "inline") continue;
    const edge = box(up);
    if (style.overflowX !== "auto" && style.overflowX !== "scroll") {
      if (at.left < edge.left - 1 || at.right > edge.right + 1) faults.add(`cut at a side: ${told(element)}`);
      if (style.overflowY === "hidden" && (at.top < edge.top - 2 || at.bottom > edge.bottom + 2))
        faults.add(`cut above or below: ${told(element)}`);
    }
    break;
  }
  if (at.right > innerWidth + 1 || at.left < -1) faults.add(`outside of the window: ${told(element)}`);
}

// Controls: large enough, and none over another.
const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
  (it) => isSeen(it) && !it.closest("[role=grid]") && !it.matches(".press"),
);
const target = (it) => (it.matches("[type=radio], [type=checkbox], [type=file]") ? it.closest("label") ?? it : it);
const boxes = new Map(controls.map((it) => [target(it), box(target(it))]));
for (const [it, at] of boxes) {
  if (!at.width || !at.height) continue;
  const isInText = getComputedStyle(it).display === "inline";
  // Moves of a score are lines of a text where one has a mouse.
  if ((it.dataset.ply || it.dataset.line) && !matchMedia("(pointer: coarse)").matches) continue;
  if (!isInText && (at.width < 43.5 || at.height < 43.5))
    faults.add(`small, ${Math.round(at.width)} x ${Math.round(at.height)}: ${told(it)}`);
}
const all = [...boxes.keys()].map((it) => [it, shown(it)]);
all.forEach(([one, a], index) => {
  for (const [two, b] of all.slice(index + 1)) {
    if (one.contains(two) || two.contains(one)) continue;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width < 2 || height < 2) continue;
    // What lies over the page by intent covers what is below it.
    const layer = (it) => {
      let up = it;
      while (up && !/fixed|sticky|absolute/.test(getComputedStyle(up).position)) up = up.parentElement;
      return up;
    };
    if (layer(one) === layer(two)) faults.add(`over each other: ${told(one)} and ${told(two)}`);
  }
});
return [...faults];
