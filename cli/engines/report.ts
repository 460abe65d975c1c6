import { runWeekly } from "../report/run-weekly.ts";
import schema from "../report/weekly-report.schema.json" with { type: "json" };

/** The report of a period, in a file of its own that is loaded for that command. */
export const reportEngine = { runWeekly, schema };
