import type { Migration } from "./migration.ts";

/** When each line of a transcript begins and ends, as recorders export it: the API's transcript has whole seconds, and no ends. */
export const TURNS: Migration = {
  name: "011-turns",
  statements: ({ text }) => [`alter table transcripts add column turns ${text}`],
};
