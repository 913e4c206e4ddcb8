// What the page starts with: its looks and sounds, the program, and what keeps it for a time without a network.
import "./choices.js";
import "./sign.js";
import "./sound.js";
import init from "jadoube";
import { keep } from "./offline.js";

init();
keep();
