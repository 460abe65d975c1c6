import type { Row } from "../cell.ts";
import { CRITERIA } from "./criteria.ts";
import { MEETING_ROWS } from "./meetings.ts";
import { OTHER_ROWS } from "./others.ts";
import { PEOPLE } from "./people.ts";
import { REPORT_ROWS } from "./reports.ts";
import { TEAM } from "./team.ts";
import { TEAM_STATISTICS } from "./team-statistics.ts";
import { WEEK_ROWS } from "./weeks.ts";

/** The table: each fact on each surface that shows it. */
export const ROWS: readonly Row[] = [
  ...TEAM_STATISTICS,
  ...TEAM,
  ...PEOPLE,
  ...CRITERIA,
  ...WEEK_ROWS,
  ...REPORT_ROWS,
  ...MEETING_ROWS,
  ...OTHER_ROWS,
];
