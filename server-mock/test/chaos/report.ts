import { appendFileSync } from "node:fs";
import type { StoreKind } from "../support/stores.ts";
import type { LoadReport } from "./load.ts";

const FILE = process.env["SVC_CHAOS_RESULTS"];

/** As the table names it. */
export function databaseName(kind: StoreKind): string {
  return kind === "postgres" ? "PostgreSQL" : "SQLite";
}

/** Adds a row to the results of `npm run test:chaos`. */
export function recordChaos(scenario: string, database: string, report: Partial<LoadReport>): void {
  if (FILE) appendFileSync(FILE, `${JSON.stringify({ scenario, database, ...report })}\n`);
}
