import { organizationPlans } from "../organizations.ts";
import type { Dimension } from "../skill.ts";
import { sectionsOf } from "../text-sections.ts";
import type { CallType, CoachingTone } from "../types.ts";

/** A template as it is planned: what the API shows, and which ability each criterion stands for. */
export interface Scorecard {
  name: string;
  description: string | null;
  prompt: string;
  criteria: readonly ScorecardCriterion[];
  tone: CoachingTone | null;
  callType: CallType | null;
  industryContext: string | null;
  isActive: boolean;
  /** Position of its author among the organization's sellers; null when a key created it. */
  author: number | null;
  version: number;
  ageDays: number;
  language: "en" | "ja";
  /** Kinds of call that are scored with it as a matter of course. */
  scores: readonly CallType[];
}

export interface ScorecardCriterion {
  name: string;
  weight: number;
  dimension: Dimension;
  description: string;
}

/** Templates by organization, in the order of the organizations. New ones go to the end of the last list. */
export const scorecardsOf: readonly (readonly Scorecard[])[] = organizationPlans.map(({ section }) =>
  sectionsOf("scorecards")(section).split(/^## /m).slice(1).map(readScorecard),
);

/** Number of the first template of each organization, counted over all of them. */
export const firstScorecardOf: readonly number[] = scorecardsOf.map((_, index) =>
  scorecardsOf.slice(0, index).reduce((sum, scorecards) => sum + scorecards.length, 0),
);

/** A name, then `field: value` and `- name | weight | dimension | description` by line, and the prompt after a blank line. */
function readScorecard(text: string): Scorecard {
  const end = text.indexOf("\n\n");
  const [name = "", ...head] = text.slice(0, end).split("\n");
  const fields = new Map(head.filter((line) => !line.startsWith("- ")).map(readField));
  const field = (key: string) => fields.get(key) ?? null;
  return {
    name,
    description: field("description"),
    prompt: text.slice(end).trim(),
    criteria: head.filter((line) => line.startsWith("- ")).map(readCriterion),
    tone: field("tone") as CoachingTone | null,
    callType: field("call type") as CallType | null,
    industryContext: field("industry"),
    isActive: field("inactive") === null,
    author: fields.has("author") ? Number(field("author")) : null,
    version: Number(field("version")),
    ageDays: Number(field("age in days")),
    language: field("language") === "ja" ? "ja" : "en",
    scores: (field("scores") ?? "").split(" ") as CallType[],
  };
}

function readField(line: string): [key: string, value: string] {
  const end = line.indexOf(": ");
  return [line.slice(0, end), line.slice(end + 2)];
}

function readCriterion(line: string): ScorecardCriterion {
  const [name = "", weight, dimension, description = ""] = line.slice(2).split(" | ");
  return { name, weight: Number(weight), dimension: dimension as Dimension, description };
}
