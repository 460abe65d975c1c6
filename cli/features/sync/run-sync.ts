import type { Copy } from "../../../copy/copy.ts";
import { isLocked } from "../../../copy/copy-database.ts";
import { ownerOf } from "../../../copy/copy-owner.ts";
import type { CopyTable } from "../../../copy/copy-tables.ts";
import type { TableOutcome } from "../../../copy/table-outcome.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText, formatCount } from "../../../core/words/count-text.ts";
import type { SvcClient } from "../../../src/index.ts";
import { readConnection } from "../../client/connection.ts";
import { copyOf, openService } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { ExitName } from "../../errors/exit-codes.ts";
import { describeError } from "../../failure/describe-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { wrapText } from "../../text/wrap.ts";
import { createProgress } from "../export/progress.ts";

/** Flags of `svc sync`. */
export interface SyncFlags extends GlobalFlags, OutcomeOptions {
  to?: string;
  resource?: string[];
  details?: boolean;
  lookback?: string;
  force?: boolean;
  concurrency?: number;
  /** Milliseconds between two runs. */
  watch?: number;
}

/** An open copy, its service, and the request. */
interface SyncRun {
  readonly context: Context;
  readonly flags: SyncFlags;
  readonly client: SvcClient;
  readonly copy: Copy;
  readonly isDry: boolean;
}

/** Brings a copy up to date, or compares it with the service. */
export async function runSync(context: Context, what: "verify" | undefined, flags: SyncFlags): Promise<void> {
  const { watch } = flags;
  const isDry = what === "verify";
  if (watch === undefined) return withCopy(context, flags, isDry, (run) => exclusively(run, "sync", 0, runOnce));
  // Reopens a database that was unavailable.
  for (;;) await survive(context, watch, () => withCopy(context, flags, isDry, watchCopy));
}

async function watchCopy(run: SyncRun): Promise<void> {
  const { watch = 0 } = run.flags;
  await exclusively(run, "watch", 0, async () => {
    for (;;) {
      await survive(run.context, watch, () => exclusively(run, "sync", PATIENCE_MS, runOnce), ["copy_unreachable"]);
      await run.context.pause(watch);
    }
  });
}

// Time that a command waits for another process that syncs its copy.
const PATIENCE_MS = 60_000;
const RETRY_MS = 60_000;

const PASSING_EXITS: readonly ExitName[] = ["network", "rateLimit", "server"];
const PASSING_CODES: readonly string[] = ["copy_unreachable", "sync_running"];

/** Reports a transient failure with the time of the next try, and waits; throws all others. */
async function survive(
  context: Context,
  watchMs: number,
  work: () => Promise<void>,
  except: readonly string[] = [],
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { exit, code, message } = describeError(error);
    const isPassing = PASSING_CODES.includes(code) || PASSING_EXITS.includes(exit);
    if (context.signal.aborted || except.includes(code) || !isPassing) throw error;
    const waitMs = Math.min(watchMs, RETRY_MS);
    const next = new Date(context.now().getTime() + waitMs).toISOString();
    await context.stderr.write(`${escapeLine(message)} The next try is at ${next}.\n`);
    await context.pause(waitMs);
  }
}

async function exclusively(
  run: SyncRun,
  name: "sync" | "watch",
  patienceMs: number,
  work: (run: SyncRun) => Promise<void>,
): Promise<void> {
  const { database } = run.copy;
  const outcome = await database.withLock(name, patienceMs, () => work(run));
  if (!isLocked(outcome)) return;
  const { holder, advice } = outcome;
  const what = name === "sync" ? "sync" : "sync --watch";
  throw new CliError(`Another ${what} to ${database.place} is running${holder === "" ? "" : ` (${holder})`}.`, {
    exit: "usage",
    // The lock of --watch is held until that process is stopped.
    code: name === "sync" ? "sync_running" : "watch_running",
    hint: `Wait for it, or sync to another copy. ${advice}`.trim(),
  });
}

async function withCopy(
  context: Context,
  flags: SyncFlags,
  isDry: boolean,
  work: (run: SyncRun) => Promise<void>,
): Promise<void> {
  const { openCopy } = await import("../../client/copy.lazy.ts");
  const place = flags.to ?? copyOf(flags, (await readConnection(context, flags)).profile);
  if (place === undefined)
    throw new UsageError("No copy is named.", "Pass --to FILE, or store one with `svc config set copy FILE`.");
  const { service: client, credentials } = await openService(context, flags);
  const copy = await openCopy({ place, env: context.env }, await ownerOf(credentials), flags.force === true);
  try {
    await work({ context, flags, client, copy, isDry });
  } finally {
    await copy.close();
  }
}

async function runOnce({ context, flags, client, copy, isDry }: SyncRun): Promise<void> {
  const { COPY_TABLES, syncTable } = await import("../../client/copy.lazy.ts");
  const { signal, now } = context;
  const { details, lookback, concurrency, allowIncomplete } = flags;
  const startedAt = now().toISOString();
  const outcomes: TableOutcome[] = [];
  for (const table of COPY_TABLES.filter((each) => isWanted(each, flags.resource))) {
    const progress = createProgress(context, table.name, 0);
    const onBatch = ({ added, changed }: TableOutcome, total: number | undefined) =>
      progress.update(added + changed, total);
    const options = { signal, now, details, lookback, concurrency, allowIncomplete };
    outcomes.push(
      await syncTable({ client, copy, table, options, isDry, before: outcomes, onBatch }).finally(progress.end),
    );
  }
  const { place } = copy.database;
  await printOutcome(context, flags, {
    text: outcomes.map((outcome) => wrapText(lineOf(outcome, isDry), context.stderr.columns, "  ")).join("\n"),
    data: { file: place, started_at: startedAt, finished_at: now().toISOString(), resources: outcomes },
  });
  if (isDry) requireEqual(outcomes, { place, startedAt });
}

/** People are derived from meetings and reports, which are synced with them. */
const PEOPLE_NEED = ["meetings", "reports"];

const isWanted = ({ name }: CopyTable, names: readonly string[] | undefined): boolean =>
  names === undefined || names.includes(name) || (names.includes("people") && PEOPLE_NEED.includes(name));

function lineOf({ resource, added, changed, gone, rows, whole_at: wholeAt }: TableOutcome, isDry: boolean): string {
  const facts = isDry
    ? `${formatCount(added)} missing, ${formatCount(changed)} outdated, ${formatCount(gone)} gone`
    : `${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(gone)} gone`;
  const proof = wholeAt === null ? "not proven whole" : `whole since ${wholeAt}`;
  return `${escapeLine(resource)}: ${facts}; ${countText(rows, "row")}, ${proof}`;
}

function requireEqual(outcomes: readonly TableOutcome[], { place, startedAt }: { place: string; startedAt: string }) {
  const different = outcomes.filter(({ added, changed, gone }) => added + changed + gone > 0);
  const unproven = outcomes.filter(({ whole_at: wholeAt }) => wholeAt === null || wholeAt < startedAt);
  if (different.length > 0)
    throw new CliError(`${place} differs from the service: ${different.map(({ resource }) => resource).join(", ")}.`, {
      exit: "gate",
      code: "copy_differs",
      hint: `Run \`svc sync --to ${place}\`: it brings the copy up to date.`,
    });
  if (unproven.length > 0)
    throw new CliError(
      `Nothing differs, but the service does not prove its lists whole: ${unproven.map(({ resource }) => resource).join(", ")}.`,
      {
        exit: "server",
        code: "copy_unproven",
        hint: "`svc doctor` says what the service's lists lack.",
      },
    );
}
