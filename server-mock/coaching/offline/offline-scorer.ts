import type { Scorer } from "../scorer.ts";

/**
 * Scores by what can be measured, and by nothing else: the same call gives the same report. Its words of five languages are loaded with
 * the first call.
 */
export const OFFLINE_SCORER: Scorer = {
  name: "offline-signals/19",
  isQuick: true,
  score: async (call, template, { said }) => (await import("./score-offline.ts")).scoreOffline(call, template, said),
};
