import { diffLines } from "diff";

/** Line differences, in a file of its own that is loaded when two texts are compared. */
export const diffEngine = { diffLines };
