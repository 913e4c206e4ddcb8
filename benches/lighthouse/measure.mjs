// Lighthouse's marks for screens of the page, with its own slow phone and network. `cargo xtask bench lighthouse` builds
// and serves the page and calls this:
//   node measure.mjs ORIGIN CHROMIUM [ARGUMENT_OF_CHROMIUM…]
// Ends with 1 when a screen has less than 100 in what has to be whole, and names what costs it points.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [origin, chromePath, ...chromeFlags] = process.argv.slice(2);

const SCREENS = {
  "home": "#/",
  "a table in play": "#/play?table=play&time=10+5",
  "a lesson": "#/learn/rook/1",
  "settings": "#/settings",
};
const WHOLE = ["performance", "accessibility", "best-practices"];
const CATEGORIES = [...WHOLE, "seo"];

/** The audits that cost points, with what Lighthouse found. */
function costs({ categories, audits }, name) {
  const weighed = categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1);
  return weighed.map(({ id, weight }) => {
    const { score, displayValue, details } = audits[id];
    const found = (details?.items ?? []).slice(0, 4).map((item) => item.node?.snippet ?? item.description ?? item.url ?? "");
    return [`    ${id}: ${score} at weight ${weight}`, displayValue, ...found].filter(Boolean).join("\n      ");
  });
}

let failed = false;
console.log(`${"".padEnd(18)}${CATEGORIES.map((name) => name.padStart(16)).join("")}   FCP, LCP, TBT, CLS, speed index`);
for (const [screen, address] of Object.entries(SCREENS)) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "error" });
  try {
    const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" };
    const { lhr } = await lighthouse(origin + address, options);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const marks = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100));
    const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
    const figures = times.map((id) => lhr.audits[id].displayValue.replace(/\s/g, " ")).join(", ");
    console.log(`${screen.padEnd(18)}${marks.map((mark) => String(mark).padStart(16)).join("")}   ${figures}`);
    for (const name of CATEGORIES) for (const line of costs(lhr, name)) console.log(line);
    failed ||= WHOLE.some((name) => lhr.categories[name].score < 1);
  } finally {
    await chrome.kill();
  }
}
process.exit(failed ? 1 : 0);
