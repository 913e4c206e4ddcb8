// What the page starts with: the program, and what keeps it for a time without a network.
import init from "jadoube";
import { keep } from "./offline.js";

init();
keep();
