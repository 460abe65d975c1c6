import type { Migration } from "./migration.ts";

/** Names that the rest of the code uses. Both databases rename in place, without rewriting a row. */
export const ROLLUPS: Migration = {
  name: "004-rollups",
  statements: () => [
    "alter table tallies rename to rollups",
    "alter table rollups rename column facet to dimension_value",
  ],
};
