const TICKS = "▁▂▃▄▅▆▇█";

/** A line of text that shows a course of scores from 0 to 100; a dot where there is none. */
export const courseText = (scores: readonly unknown[]): string =>
  scores
    .map((score) => (typeof score === "number" ? TICKS[Math.min(7, Math.max(0, Math.floor((score / 100) * 8)))] : "·"))
    .join("");
