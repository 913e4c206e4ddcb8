// Draws a contact sheet, step by step: the body of a function whose last argument is called when a step is done.
const [step, ...given] = [...arguments].slice(0, -1);
const done = arguments[arguments.length - 1];
const GAP = 10;
const TITLE = 22;
const LINE = 16;
const HEAD = GAP + 2 * LINE;
const INK = "#2a211a";
const MUTED = "#6e5f4f";

function begin(columns, rows) {
  const widths = columns.map(([, [width, , scale]]) => Math.round(width * scale));
  const height = Math.max(...columns.map(([, [, height, scale]]) => Math.round(height * scale)));
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, it) => sum + it + GAP, GAP));
  const row = height + TITLE + GAP;
  const canvas = document.createElement("canvas");
  canvas.width = lefts.at(-1) + widths.at(-1) + GAP;
  canvas.height = HEAD + rows.length * row;
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.fillStyle = "#f7f2e8";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.textBaseline = "middle";
  brush.font = "13px sans-serif";
  brush.fillStyle = MUTED;
  columns.forEach(([titles], index) =>
    titles.forEach((title, line) => brush.fillText(title, lefts[index], GAP + (line + 0.4) * LINE, widths[index])),
  );
  brush.font = "15px serif";
  brush.fillStyle = INK;
  rows.forEach((title, index) => brush.fillText(title, GAP, HEAD + index * row + TITLE / 2));
  window.sheet = { canvas, brush, columns, lefts, top: (index) => HEAD + index * row + TITLE };
  done(null);
}

async function cell(row, column, picture) {
  const { brush, columns, lefts, top } = window.sheet;
  const [width, height, scale] = columns[column][1];
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const [x, y, w, h] = [lefts[column], top(row), Math.round(width * scale), Math.round(height * scale)];
  brush.drawImage(image, x, y, w, h);
  brush.strokeStyle = "#dccfb9";
  brush.strokeRect(x - 0.5, y - 0.5, w + 1, h + 1);
  done(null);
}

function end() {
  done(window.sheet.canvas.toDataURL("image/webp", 0.35).split(",")[1]);
}

({ begin, cell, end })[step](...given);
