// Keeps all files of one version of the page. The build puts in VERSION, which tells the files' contents apart, and
// FILES, their addresses.

const PREFIX = "jadoube-";
const CACHE = PREFIX + VERSION;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(take()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
// A new version waits until it is asked for, or until no page of the old one is open.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

// One file after the other: Firefox has been seen to hang in `addAll`.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
}

async function take() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // A page of the version before may still be open, and want a part that it has not loaded yet.
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") {
    const start = new URL("./", location).pathname;
    const { pathname } = new URL(request.url);
    if (pathname !== start && pathname !== `${start}index.html`) return fetch(request);
    return (await cache.match("./")) ?? fetch(request);
  }
  // Names and addresses tell contents apart: what has just this address is what the page means, whichever version it is of.
  const meant = (await cache.match(request)) ?? (await caches.match(request));
  return meant ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
