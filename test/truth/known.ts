/** A disagreement that is known, and will end. */
export interface Known {
  /** Matches the names of its cells. */
  cells: RegExp;
  reason: string;
  /** The organization in which it shows; both unless given. */
  organization?: "demo" | "hostile";
}

/** What is known to be wrong. An entry without a wrong cell fails the test: remove it. */
export const KNOWN: readonly Known[] = [
  {
    cells: /^tool: criteria, /,
    reason: "The tool reads the details of 400 reports, and has no average of a part; it has another character for |.",
    organization: "hostile",
  },
  {
    cells: /^tool: (people|meetings|roleplay sessions)/,
    reason: "Two people of one name: the tools call the second by the name of a colleague who joins.",
    organization: "hostile",
  },
  {
    cells: /^tool: team, last 365 days/,
    reason: "The tool reads 3,000 reports, and has no change where one average is of a part.",
    organization: "hostile",
  },
];
