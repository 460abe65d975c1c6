/** Most quotes of a criterion. */
export const MAX_EVIDENCE = 5;
/** One line shows one or two things; a line that shows everything shows nothing. */
const MAX_CRITERIA_OF_LINE = 2;

/** Of how many criteria of a report each line is the evidence. */
export class LineUses {
  readonly #uses = new Map<number, number>();

  /** Reports whether a line may be evidence of no further criterion. */
  isWorn(line: number): boolean {
    return (this.#uses.get(line) ?? 0) >= MAX_CRITERIA_OF_LINE;
  }

  /** Adds the lines behind a score. */
  add(lines: readonly number[]): void {
    for (const line of new Set(lines)) this.#uses.set(line, (this.#uses.get(line) ?? 0) + 1);
  }
}
