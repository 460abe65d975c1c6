import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { COPY_TABLES, VIEW_NAMES } from "../../../copy/copy-tables.ts";
import type { Context } from "../../context/context.ts";
import { runSync, type SyncFlags } from "../../features/sync/run-sync.ts";
import { addFlags } from "../../flags/add-flags.ts";
import { concurrencyFlag } from "../../flags/list-flags.ts";
import { addOutcomeFlags } from "../../flags/output-flags.ts";
import { newCommand } from "../new-command.ts";

const NAMES = COPY_TABLES.map(({ name }) => name);

const DETAILS = `The first run reads everything, the next ones what is new, changed or gone: 5 requests for each resource with nothing new. A run that is ended anywhere loses nothing. With \`verify\` everything is compared and nothing is stored; the exit code is 10 when something differs. With --watch a failure that may pass is tried again; a rejected key or a full disk ends it.

Tables are ${COPY_TABLES.map(({ table }) => table).join(", ")}, each row whole as JSON in \`data\`; views are ${VIEW_NAMES.join(", ")}. People are those who own meetings or reports, named as in \`svc people\`. Other commands read the copy with --copy, or always after \`svc config set copy\`.

In PostgreSQL the tables are in the schema coaching, or ?schema=NAME; install pg beside svc-sdk. Other programs can read arguments: leave a password to a variable that has the whole address (--to env:DATABASE_URL), to PGPASSWORD or to ~/.pgpass. Before Node 22.13 SQLite needs @photostructure/sqlite beside svc-sdk.`;

/** `svc sync`. */
export function newSyncCommand(context: Context): Command {
  const command = newCommand("sync", {
    summary: "Keep a copy in SQLite or PostgreSQL that is provably whole",
    details: DETAILS,
    examples: [
      ["svc sync --to coaching.sqlite --details", "everything, with transcripts, scores and feedback"],
      ["svc sync --to env:DATABASE_URL", "in PostgreSQL, by an address with a password"],
      ["svc sync verify --to coaching.sqlite", "compare all of it with the service"],
      ["svc meetings search budget --from 90d --copy coaching.sqlite", "in the copy, after what is new"],
    ],
  })
    .addArgument(new Argument("[what]", "verify: compare, and store nothing").choices(["verify"]))
    .addOption(
      new Option(
        "--to <copy>",
        "SQLite file, postgres://…, or env:NAME for a variable with either; default: the profile's copy",
      ),
    )
    .addOption(new Option("--resource <names>", `some of ${NAMES.join(",")}; default: all`).argParser(parseNames))
    .addOption(new Option("--details", "with transcripts, scores and feedback: 1 request for each new or changed row"))
    .addOption(new Option("--lookback <time>", "how far back rows may arrive late, as 2d or 12h; default: 2d"))
    .addOption(new Option("--watch <time>", "run again after this time, as 10m or 1h").argParser(parseTime))
    .addOption(new Option("--force", "take a copy that was made with another key"));
  addFlags(command, [concurrencyFlag("requests at the same time")]);
  return addOutcomeFlags(command).action(async (what: "verify" | undefined, _flags: unknown, self: Command) =>
    runSync(context, what, self.optsWithGlobals<SyncFlags>()),
  );
}

function parseNames(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new InvalidArgumentError(`Allowed: ${NAMES.join(", ")}.`);
  return names;
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

function parseTime(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (count === "") throw new InvalidArgumentError("Expected a time such as 30s, 10m or 1h.");
  return Number(count) * (UNITS_MS[unit] ?? 0);
}
