// Keeps the page for a time without a network, and tells it when a new version has come.
//
// The page hears `jadoube:update` when a new version waits (and finds `data-update` on the root when it looks later),
// and asks for it by `jadoube:renew`. Until then nothing changes under a game that is played.

import { shown } from "./sign.js";

/** How often a page that stays open asks for a new version, in milliseconds. */
const AGAIN = 60 * 60 * 1000;

/** How long after something is to be seen the files begin to be kept, in milliseconds. */
const PAUSE = 1000;

/** Registers the worker, where there can be one: not in a page from a disk. */
export function keep() {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  // The first visit is for the page; what it fetches and draws goes before.
  shown.then(() => setTimeout(register, PAUSE));
}

async function register() {
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    watch(registration);
  } catch {
    // A browser that keeps nothing (a private window, a full disk) still plays.
  }
}

function watch(registration) {
  const offer = () => {
    // The first version has nothing to take the place of.
    if (registration.waiting && navigator.serviceWorker.controller) {
      document.documentElement.dataset.update = "ready";
      dispatchEvent(new Event("jadoube:update"));
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > AGAIN) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
  addEventListener("jadoube:renew", () => {
    const next = registration.waiting;
    // Another tab may have asked for it already.
    if (!next) return location.reload();
    // Not before it has taken over entirely: a page that WebKit loads in between is never told that it has.
    next.addEventListener("statechange", () => {
      if (next.state === "activated") location.reload();
    });
    next.postMessage("take over");
  });
}
