// Takes the sign of the page away as soon as there is something else to be seen.

const sign = document.getElementById("sign");
const table = document.getElementById("table");

/** Kept once there is something else to be seen. */
export const shown = new Promise((tell) => {
  // Each place by itself: of all that is drawn in them, hundreds of elements, none need be reported.
  const watch = new MutationObserver(look);
  watch.observe(table, { childList: true });

  function look() {
    // What is on its way leaves an empty place.
    if (!table.querySelector(":scope > :not([aria-busy]:empty)")) {
      for (const place of table.children) watch.observe(place, { childList: true, attributeFilter: ["aria-busy"] });
      return;
    }
    sign.remove();
    watch.disconnect();
    tell();
  }
});
