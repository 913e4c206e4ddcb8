// Where the program can't say what is wrong, the markup does (`i18n/start`).

export function tell(error) {
  console.error(error);
  document.getElementById("trouble").hidden = false;
}
