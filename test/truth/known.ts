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
  { cells: /^tool: criteria, /, reason: "The tool pools the criteria of different templates under one name." },
  {
    cells: /^svc trend --json: criteria, /,
    reason: "The trend pools the criteria of different templates under one name.",
  },
  {
    cells: /^page \/people\/:id: criteria of /,
    reason: "A person's page pools the criteria of different templates under one name, and reads at most 120 reports.",
    organization: "hostile",
  },
  {
    cells: /^weekly.*: people, /,
    reason: "The weekly report leaves out whose calls nobody scored, and its Markdown does not tell namesakes apart.",
  },
  {
    cells: /^page .*: (meetings|roleplay sessions) .*› who$/,
    reason: "Pages do not tell namesakes apart.",
    organization: "hostile",
  },
  {
    cells: /^tool: (people|meetings|roleplay sessions)/,
    reason: "Two people of one name: the tools call the second by the name of a colleague who joins.",
    organization: "hostile",
  },
  {
    cells: /^tool: .*[|¦]/,
    reason: "The tools' structured content has another character for |.",
    organization: "hostile",
  },
  {
    cells: /^tool: quotes of reports/,
    reason: "The tools' structured content has another character for |.",
    organization: "hostile",
  },
  {
    cells: /^tool: team, last 365 days/,
    reason: "The tool gives the average of a part as the average.",
    organization: "hostile",
  },
  {
    cells: /^page .*: (scores of reports|meetings|roleplay sessions)/,
    reason: "Pages round binary fractions.",
    organization: "hostile",
  },
  {
    cells: /^(tool|page \/meetings): meetings .*› scores › 1$/,
    reason: "A list shows the newest report of a meeting as the score.",
  },
  {
    cells: /^page \/insights: insights by type/,
    reason: "The page counts the newest 1,000 insights alone.",
    organization: "hostile",
  },
];
