// What the page in one file starts with: its looks and sounds, and the program from the pack.
import "../choices.js";
import "../sign.js";
import "../sound.js";
import { tell } from "../trouble.js";
import init from "jadoube";

init({ module_or_path: jadoubePack.program }).catch(tell);
