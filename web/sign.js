// Takes the sign of the page away as soon as there is something else to be seen.

const sign = document.getElementById("sign");
const table = document.getElementById("table");

new MutationObserver((_, watch) => {
  // What is on its way leaves an empty place.
  if (!table.querySelector(":scope > :not([aria-busy]:empty)")) return;
  sign.remove();
  watch.disconnect();
}).observe(table, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
