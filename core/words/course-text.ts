const TICKS = "▁▂▃▄▅▆▇█";

/** Draws scores from 0 to 100 as a sparkline; a dot for a missing one. */
export const courseText = (scores: readonly unknown[]): string =>
  scores
    .map((score) => (typeof score === "number" ? TICKS[Math.min(7, Math.max(0, Math.floor((score / 100) * 8)))] : "·"))
    .join("");
