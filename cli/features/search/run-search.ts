import { shortenId } from "../../../core/ids/short-id.ts";
import { parseQuery } from "../../../core/text/word-query.ts";
import { countText } from "../../../core/words/count-text.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { readProfile } from "../../client/connection.ts";
import type { ListedPage } from "../../client/lazy-list.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { formatterOptions, isOnScreen, printPages } from "../../output/print-pages.ts";
import { createRowNames } from "../../people/name-rows.ts";
import { wrapText } from "../../text/wrap.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { createProgress } from "../export/progress.ts";
import { hitText } from "./hit-text.ts";
import { type Hit, noTotals, type SearchTotals, type SpokenLine, searchMeetings } from "./search-meetings.ts";

/** Flags of `svc meetings search` besides the filters of meetings. */
export interface SearchFlags extends GlobalFlags, OutputFlags {
  speaker?: string;
  maxItems?: number;
  concurrency?: number;
  context?: number;
}

const COLUMNS: readonly Column[] = [
  { field: "id", title: "MEETING", kind: "id" },
  { field: "started_at", title: "STARTED", kind: "time" },
  { field: "title", title: "TITLE", kind: "text" },
  { field: "user_id", title: "WHO", kind: "person" },
  { field: "seconds", title: "SECONDS", kind: "count" },
  { field: "moment", title: "MOMENT", kind: "text" },
  { field: "speaker", title: "SPEAKER", kind: "text" },
  { field: "text", title: "TEXT", kind: "text" },
];

/** Columns of --context: lines as JSON. */
const AROUND: readonly Column[] = [
  { field: "before", title: "BEFORE", kind: "text" },
  { field: "after", title: "AFTER", kind: "text" },
];

/** Searches transcripts and prints hits as they are found. */
export async function runSearch(context: Context, words: readonly string[], flags: SearchFlags): Promise<void> {
  const query = parseQuery(words.map(asPhrase).join(" "));
  if (query.terms.length === 0)
    throw new UsageError("There is no word to search for.", 'Write words, or "words in a row" in quotation marks.');
  const profile = await readProfile(context, flags);
  const filters = await readFilters(context, { operation: "listMeetings", flags, timeZone: profile.tz });
  const client = await openClient(context, flags);
  const output = await readOutputOptions(context, flags);
  const totals = noTotals();
  const { signal } = context;
  const { speaker, concurrency = DEFAULT_CONCURRENCY, context: around = 0 } = flags;
  const search = { query, speaker, filters, concurrency, context: around, signal };
  const found = withProgress(context, takeHits(searchMeetings(client, search, totals), totals, flags.maxItems), totals);
  if (!isOnScreen(context, output) || output.fields) {
    const pages = toPages(found, around > 0);
    await printPages(context, {
      pages,
      columns: around > 0 ? [...COLUMNS, ...AROUND] : COLUMNS,
      noun: "hits",
      output: { ...output, spinner: false },
      allPages: true,
      earlier: { meeting_id: "id" },
    });
  } else {
    const names = await createRowNames(context, flags, client);
    const { cell, width } = await formatterOptions(context, { columns: COLUMNS, output });
    const screen = { ...cell, width, nameOf: names.labelOf, shorten: (id: string) => shortenId(id) };
    let printed = 0;
    for await (const hits of found) {
      await names.learn(hits);
      await context.stdout.write(`${printed === 0 ? "" : "\n"}${hitText(hits, query, screen)}`);
      printed += 1;
    }
  }
  const summary = wrapText(summaryOf(totals, words.join(" "), flags), context.stderr.columns);
  await context.stderr.write(`${context.stdout.isTerminal && totals.hits > 0 ? "\n" : ""}${summary}\n`);
}

/** The shell has removed the quotation marks: an argument with spaces was a quoted phrase. */
const asPhrase = (word: string): string =>
  /\s/.test(word.trim()) && !/["\u201c-\u201e]/.test(word) ? `"${word}"` : word;

/** Hits up to the limit, where the search ends. Meetings without hits are passed on, for the progress. */
async function* takeHits(
  found: AsyncIterable<Hit[]>,
  totals: SearchTotals,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Hit[]> {
  for await (const hits of found) {
    const over = Math.max(0, totals.hits - most);
    totals.hits -= over;
    yield hits.slice(0, hits.length - over);
    if (totals.hits === most) return;
  }
}

/** Shows progress, and passes on only meetings with hits. */
async function* withProgress(
  context: Context,
  found: AsyncIterable<Hit[]>,
  totals: SearchTotals,
): AsyncGenerator<Hit[]> {
  const progress = createProgress(context, "meetings", 0);
  try {
    for await (const hits of found) {
      if (hits.length > 0) {
        await progress.end();
        yield hits;
      }
      await progress.update(totals.searched, totals.listed);
    }
  } finally {
    await progress.end();
  }
}

async function* toPages(found: AsyncIterable<Hit[]>, withContext: boolean): AsyncGenerator<ListedPage> {
  let page = 0;
  for await (const hits of found) {
    page += 1;
    const data = hits.map(({ seconds, speaker, text, position: _, before, after, meeting_id: id, ...hit }) => ({
      id,
      ...hit,
      ...withMoment({ seconds, speaker, text }),
      ...(withContext ? { before: before.map(withMoment), after: after.map(withMoment) } : {}),
      meeting_id: id,
    }));
    yield { data, meta: null, page, hasNextPage: false };
  }
}

const withMoment = ({ seconds, speaker, text }: SpokenLine) => ({
  seconds,
  moment: seconds === null ? null : clockText(seconds),
  speaker,
  text,
});

function summaryOf(
  { hits, withHits, searched, withoutTranscript }: SearchTotals,
  words: string,
  { speaker, maxItems }: SearchFlags,
): string {
  const lacking = withoutTranscript === 0 ? "" : `; ${countText(withoutTranscript, "meeting")} had no transcript`;
  const who = speaker === undefined ? "Nobody" : `Nobody called \`${speaker}\``;
  if (hits === 0) return `${who} said \`${words}\` in ${countText(searched, "meeting")}${lacking}.`;
  const end = hits === maxItems ? ", up to --max-items" : "";
  return `${countText(hits, "hit")} in ${withHits} of ${countText(searched, "meeting")} searched${end}${lacking}.`;
}
