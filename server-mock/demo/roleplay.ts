import { rowsOf, sectionsOf } from "./text-sections.ts";
import type { CallType, DemoPersona, Difficulty } from "./types.ts";

export interface Scenario {
  name: string;
  callType: CallType;
  difficulty: Difficulty;
}

const section = sectionsOf("world");

/** What can be practiced. New ones go to the end: their position is part of their ids. */
export const scenarios: readonly Scenario[] = rowsOf(section("scenarios")).map(([name = "", callType, difficulty]) => ({
  name,
  callType: callType as CallType,
  difficulty: difficulty as Difficulty,
}));

/** Whom the service plays. */
export const personas: readonly DemoPersona[] = rowsOf(section("personas")).map(
  ([name = "", title = "", company = "", industry = ""]) => ({ name, title, company, industry }),
);
