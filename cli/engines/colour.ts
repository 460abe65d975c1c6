import { Chalk } from "chalk";

/** Colours, in a file of its own that is loaded where colour is wanted. */
export const colourEngine = { Chalk };
