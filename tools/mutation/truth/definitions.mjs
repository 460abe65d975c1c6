/** One definition each, changed at the one place where it stands. */
export const DEFINITIONS = {
  rounding: ["core/figures/round-figure.ts", "export const FIGURE_PLACES = 1;", "export const FIGURE_PLACES = 0;"],
  mean: [
    "core/figures/mean.ts",
    "count === 0 ? null : quotientOf(sum, weight);",
    "count === 0 ? null : quotientOf(add(sum, ONE), weight);",
  ],
  change: [
    "core/figures/fraction.ts",
    "numerator: one.numerator * other.denominator -",
    "numerator: -one.numerator * other.denominator -",
  ],
  "week start": ["core/periods/calendar.ts", ".getUTCDay() + 6) % 7", ".getUTCDay() + 5) % 7"],
  "period before": [
    "core/periods/period.ts",
    "new Date(start.getTime() - 1);",
    "new Date(start.getTime() - 86_400_001);",
  ],
  "name of a person": [
    "core/people/directory.ts",
    "this.#names.set(id, name.trim());",
    "this.#names.set(id, name.trim().toUpperCase());",
  ],
  "speaker of a line": [
    "core/transcript/parse-transcript.ts",
    "voice: { speaker: named ? named.name : unnamed,",
    "voice: { speaker: named ? named.text : unnamed,",
  ],
};
