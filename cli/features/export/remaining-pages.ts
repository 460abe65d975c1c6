import { formatCount } from "../../../core/words/count-text.ts";
import type { PaginationSummary, SvcClient } from "../../../src/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { splitOwnTime } from "../../flags/read-filters.ts";
import { readPath } from "../../text/fields.ts";
import type { ExportQuery, ExportResource } from "./export-resource.ts";

/** Items of one page that were not written before. */
export interface Step {
  items: readonly unknown[];
  /** Total number of items, where the service reports it. */
  total: number | undefined;
}

/** Source of an export. */
export interface ExportSource {
  client: SvcClient;
  resource: ExportResource;
  query: ExportQuery;
  signal: AbortSignal;
  concurrency: number;
  /** Whether meetings get their transcripts, with a request each. */
  withTranscripts: boolean;
  /** Accepts an export that lacks items. */
  allowIncomplete?: boolean | undefined;
}

/**
 * Items that an earlier run has not written, page by page. Within a run the SDK returns every item once, even if rows move.
 *
 * @throws CliError at the end, if items are known to be missing
 */
export async function* remainingPages(source: ExportSource, written: ReadonlySet<string>): AsyncGenerator<Step> {
  const { resource, client, signal, concurrency } = source;
  const { query, isMeant = () => true } = splitOwnTime(resource.operation, source.query);
  const pages = resource.list(client, query, { signal, concurrency, allowIncomplete: true }).pages();
  for await (const { data, meta } of pages) {
    const items = data.filter((item) => isMeant(item) && !written.has(idOf(item)));
    const detailed = source.withTranscripts ? await addTranscripts(source, items) : items;
    yield { items: detailed, total: query === source.query ? meta?.total : undefined };
  }
  if (!source.allowIncomplete) requireComplete(resource.name, pages.summary);
}

/** Adds transcripts to meetings, in order, a few requests at a time; null when a meeting is gone. */
async function addTranscripts(
  { client, signal, concurrency }: ExportSource,
  meetings: readonly unknown[],
): Promise<unknown[]> {
  const details = await client.meetings.getMany(meetings.map(idOf), { signal, concurrency });
  return meetings.map((meeting, index) => ({ ...Object(meeting), transcript: details[index]?.transcript ?? null }));
}

function requireComplete(name: string, summary: PaginationSummary | undefined): void {
  if (summary?.verified !== false) return;
  const { items, expected = items } = summary;
  const listed =
    expected < items
      ? `${formatCount(items)} ${name}, and says that there are ${formatCount(expected)}`
      : `${formatCount(items)} of ${formatCount(expected)} ${name}`;
  throw new CliError(`Could not verify that the export is complete: the service listed ${listed}.`, {
    exit: "server",
    code: "incomplete_export",
    hint: "Run it again with --resume, which adds what is missing. Accept it as it is with --resume --allow-incomplete.",
  });
}

/** An item's id. */
export const idOf = (item: unknown): string => String(readPath(item, "id"));
