import { setTimeout } from "node:timers/promises";
import { countText } from "../../core/words/count-text.ts";
import { indexMissing } from "../store/search-index.ts";
import { takeTurn } from "../store/settings.ts";
import { applyRetention, type RetentionParts } from "../team/administration/retention.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Service to apply retention to. */
export type RetainedService = Omit<RetentionParts, "actor">;

/** Options for daily retention. */
interface DailyOptions {
  signal: AbortSignal;
  note: (line: string) => void;
  /** Waits; rejects when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Applies retention and completes the search index once a day, in one of a database's processes, until the signal aborts. */
export async function retainDaily(
  parts: RetainedService,
  { signal, note, sleep = sleepFor }: DailyOptions,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const { database } = parts;
      if (await takeTurn(database, "retention", { now: parts.now(), everyMs: DAY_MS }))
        for (const { organization, deleted, purged } of await applyRetention(
          { ...parts, actor: "retention" },
          { keepsFile: true, signal },
        ))
          if (deleted.meetings + purged > 0)
            note(`retention: deleted ${countText(deleted.meetings + purged, "meeting")} of ${organization.name}`);
      if (await takeTurn(database, "search", { now: parts.now(), everyMs: DAY_MS })) await indexMissing(database);
    } catch (error) {
      // Repeated by the process whose turn is next.
      note(`retention: ${error instanceof Error ? error.message : error}`);
    }
    await sleep(HOUR_MS, signal).catch(() => undefined);
  }
}

const sleepFor = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal, ref: false });
