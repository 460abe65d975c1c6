import timers from "node:timers";
import promises from "node:timers/promises";

/** The platform's own, taken when the program loads: fake timers of a test would never call back, and jsdom has no `setImmediate`. */
export const { setImmediate } = timers;
export const { setImmediate: waitForTick, setTimeout: wait } = promises;
