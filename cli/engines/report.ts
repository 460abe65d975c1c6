import { newReportCommand } from "../commands/report/report.ts";

/** `svc report`, whole, in a file of its own: its flags and formats would make every other command's file larger. */
export const reportEngine = { newReportCommand };
