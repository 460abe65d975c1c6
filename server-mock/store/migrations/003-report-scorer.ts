import type { Migration } from "./migration.ts";

/**
 * Reports say what scored them; of those that were stored before, it is unknown. The text is extended rather than parsed: the
 * databases have no JSON function in common that keeps the order of members.
 */
export const REPORT_SCORER: Migration = {
  name: "003-report-scorer",
  statements: () => [`update reports set detail = substr(detail, 1, length(detail) - 1) || ',"scorer":null}'`],
};
