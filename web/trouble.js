// Where the program can't say what is wrong, the markup does (`i18n/start`).

export function show() {
  document.getElementById("trouble").hidden = false;
}

export function tell(error) {
  console.error(error);
  show();
}
