/** Ways to write a moment, for help and error messages. */
export const MOMENT_HELP = "7d, 12h, today, yesterday, last week, this quarter, 2026-11-01 or 2026-11-01T09:30";
