import type { Scorer } from "../scorer.ts";

/** Digests of what this number of the scorer scores, and by which words: when one changes, `name` gets the next number. */
export const SCORED = { scores: "b29a891d9d35abd7", words: "96ed04832b3f6ab1" };

/**
 * Scores by what can be measured, and by nothing else: the same call gives the same report. Its words of five languages are loaded with
 * the first call.
 */
export const OFFLINE_SCORER: Scorer = {
  name: "offline-signals/19",
  isQuick: true,
  score: async (call, template, { said }) => (await import("./score-offline.ts")).scoreOffline(call, template, said),
};
