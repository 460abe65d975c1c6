import { InvalidArgumentError } from "commander";
import { COPY_TABLES, VIEW_NAMES } from "../../../copy/copy-tables.ts";
import { runSync, type SyncFlags } from "../../features/sync/run-sync.ts";
import { concurrencyFlag } from "../../flags/list-flags.ts";
import { defineCommand } from "../define-command.ts";

const NAMES = COPY_TABLES.map(({ name }) => name);

const DETAILS = `The first run reads everything, later ones only what was added, changed or deleted: 5 requests per resource if nothing was. A run can be interrupted at any time. \`verify\` compares everything and stores nothing; it exits with 10 if something differs. --watch retries after transient failures; a rejected key or a full disk ends it.

Tables are ${COPY_TABLES.map(({ table }) => table).join(", ")}, with the whole row as JSON in \`data\`; views are ${VIEW_NAMES.join(", ")}. People are those who own meetings or reports, named as in \`svc people\`. Other commands read the copy with --copy, or always after \`svc config set copy\`.

In PostgreSQL the tables are in the schema coaching, or ?schema=NAME; install pg beside svc-sdk. Other programs can read arguments, so pass a password in a variable with the whole URL (--to env:DATABASE_URL), in PGPASSWORD or in ~/.pgpass. Before Node 22.13 SQLite needs @photostructure/sqlite beside svc-sdk.`;

/** `svc sync`. */
export const newSyncCommand = defineCommand({
  name: "sync",
  details: DETAILS,
  examples: [
    ["svc sync --to coaching.sqlite --details", "everything, with transcripts, scores and feedback"],
    ["svc sync --to env:DATABASE_URL", "in PostgreSQL, by an address with a password"],
    ["svc sync verify --to coaching.sqlite", "compare all of it with the service"],
    ["svc meetings search budget --from 90d --copy coaching.sqlite", "in the copy, after what is new"],
  ],
  args: [["[what]", "verify: compare, and store nothing", ["verify"]]],
  flags: [
    ["--to <copy>", "SQLite file, postgres://…, or env:NAME for a variable with either; default: the profile's copy"],
    ["--resource <names>", `some of ${NAMES.join(",")}; default: all`, { parse: parseNames }],
    ["--details", "with transcripts, scores and feedback: 1 request for each new or changed row"],
    ["--lookback <time>", "age up to which rows may arrive late, e.g. 2d or 12h; default: 2d"],
    ["--watch <time>", "run again after this time, 1s to 24h, e.g. 10m", { parse: parseWatch }],
    ["--force", "adopt a copy that was made with another key or base URL"],
    concurrencyFlag("requests at the same time"),
  ],
  prints: "outcome",
  run: (context, flags: SyncFlags, what: "verify" | undefined) => runSync(context, what, flags),
});

function parseNames(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new InvalidArgumentError(`Allowed: ${NAMES.join(", ")}.`);
  return names;
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const LONGEST_WATCH_MS = 24 * 3_600_000;

function parseWatch(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)([smh])$/.exec(text) ?? [];
  const watchMs = Number(count) * (UNITS_MS[unit] ?? 0);
  if (watchMs > 0 && watchMs <= LONGEST_WATCH_MS) return watchMs;
  throw new InvalidArgumentError("Expected a time from 1s to 24h, such as 30s, 10m or 1h.");
}
