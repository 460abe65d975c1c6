import Conf from "conf";

/** conf, in a file of its own that is loaded when something is written. */
export const configEngine = { Conf };
