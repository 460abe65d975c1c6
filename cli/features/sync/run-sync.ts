import path from "node:path";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText, formatCount } from "../../../core/words/count-text.ts";
import { ownerOf } from "../../client/copy-owner.ts";
import { openService } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { TableOutcome } from "../../copy/sync-table.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { withTargetLock } from "../../files/target-lock.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { createProgress } from "../export/progress.ts";

/** Flags of `svc sync`. */
export interface SyncFlags extends GlobalFlags, OutcomeOptions {
  to: string;
  resource?: string[];
  details?: boolean;
  lookback?: string;
  force?: boolean;
  concurrency?: number;
  /** Milliseconds between two runs. */
  watch?: number;
}

/** Brings a copy up to date, or compares it with the service. */
export async function runSync(context: Context, what: "verify" | undefined, flags: SyncFlags): Promise<void> {
  if (/^[a-z]+:\/\//.test(flags.to))
    throw new UsageError(`Expected --to to be a file, got \`${flags.to}\`.`, "Copies are kept in SQLite files.");
  const file = path.resolve(flags.to);
  await withTargetLock(file, "sync", async () => {
    for (;;) {
      await runOnce(context, { file, flags, isDry: what === "verify" });
      if (flags.watch === undefined) return;
      await context.pause(flags.watch);
    }
  });
}

async function runOnce(
  context: Context,
  { file, flags, isDry }: { file: string; flags: SyncFlags; isDry: boolean },
): Promise<void> {
  const { Copy, COPY_TABLES, syncTable } = await import("../../copy/copy.lazy.ts");
  const { signal, now } = context;
  const { details, lookback, concurrency } = flags;
  const { service: client, credentials } = await openService(context, flags);
  const copy = await Copy.open(file, await ownerOf(credentials), flags.force === true);
  const tables = COPY_TABLES.filter(({ name }) => flags.resource?.includes(name) ?? true);
  const startedAt = now().toISOString();
  const outcomes: TableOutcome[] = [];
  try {
    for (const table of tables) {
      const progress = createProgress(context, table.name, 0);
      const onBatch = ({ added, changed }: TableOutcome, total: number | undefined) =>
        progress.update(added + changed, total);
      const options = { signal, now, details, lookback, concurrency };
      outcomes.push(await syncTable({ client, copy, table, options, isDry, onBatch }).finally(progress.end));
    }
    if (!isDry) copy.keepStatistics("all", await client.team.stats({ time_range: "all" }, { signal }));
  } finally {
    copy.close();
  }
  await printOutcome(context, flags, {
    text: outcomes.map((outcome) => lineOf(outcome, isDry)).join("\n"),
    data: { file: flags.to, started_at: startedAt, finished_at: now().toISOString(), resources: outcomes },
  });
  if (isDry) requireEqual(outcomes, { file: flags.to, startedAt });
}

function lineOf({ resource, added, changed, gone, rows, whole_at: wholeAt }: TableOutcome, isDry: boolean): string {
  const facts = isDry
    ? `${formatCount(added)} missing, ${formatCount(changed)} outdated, ${formatCount(gone)} gone`
    : `${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(gone)} gone`;
  const proof = wholeAt === null ? "not proven whole" : `whole since ${wholeAt}`;
  return `${escapeLine(resource)}: ${facts}; ${countText(rows, "row")}, ${proof}`;
}

function requireEqual(outcomes: readonly TableOutcome[], { file, startedAt }: { file: string; startedAt: string }) {
  const different = outcomes.filter(({ added, changed, gone }) => added + changed + gone > 0);
  const unproven = outcomes.filter(({ whole_at: wholeAt }) => wholeAt === null || wholeAt < startedAt);
  if (different.length > 0)
    throw new CliError(`${file} differs from the service: ${different.map(({ resource }) => resource).join(", ")}.`, {
      exit: "gate",
      code: "copy_differs",
      hint: `Run \`svc sync --to ${file}\`: it brings the copy up to date.`,
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
