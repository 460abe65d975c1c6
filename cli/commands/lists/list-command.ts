import type { Command } from "commander";
import type { SvcClient } from "../../../src/index.ts";
import { readProfile } from "../../client/connection.ts";
import type { ListedPage } from "../../client/lazy-list.ts";
import { openClient } from "../../client/open-client.ts";
import { openSession } from "../../client/session.ts";
import type { Context, RecentItem } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addListFlags, type PaginationFlags } from "../../flags/list-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import { type Filters, readFilters, splitOwnTime } from "../../flags/read-filters.ts";
import { addWatchFlags, intervalMs, type WatchFlags } from "../../flags/watch-flags.ts";
import type { OutputOptions } from "../../output/formatter.ts";
import { isOnScreen, type PagesToPrint, printPages } from "../../output/print-pages.ts";
import { readPath } from "../../text/fields.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";
import type { CommandText } from "../new-command.ts";
import { LISTS, type ListEntry, type ListOptions, type ListResource } from "./list-table.ts";

/** Flags of a list command; {@link readFilters} reads the filters among them. */
type ListFlags = GlobalFlags & OutputFlags & PaginationFlags & WatchFlags;

/** `svc RESOURCE list`. */
export const newListCommand = ({ resource, text }: ListEntry): ((context: Context) => Command) =>
  defineCommand({
    name: "list",
    ...text,
    extend(command) {
      addListFlags(command, resource.operation);
      if (resource.isWatchable) addWatchFlags(command, "print the page again until nothing on it is in progress");
      return command;
    },
    prints: "data",
    run: (context, flags: ListFlags) => runList(context, resource, flags),
  });

/** Lists one page, or with `--all` or `--max-items` as many as needed. */
async function runList(context: Context, resource: ListResource, flags: ListFlags): Promise<void> {
  const profile = await readProfile(context, flags);
  const filters = await readFilters(context, { operation: resource.operation, flags, timeZone: profile.tz });
  const client = await openClient(context, flags);
  if (flags.watch)
    return watchList(context, { resource, client, filters, flags, output: outputOptions(context, flags, profile) });
  const { query, isMeant } = splitOwnTime(resource.operation, filters);
  if (isMeant && (flags.page ?? flags.limit ?? flags.maxItems) !== undefined)
    throw new UsageError(
      "A period is chosen from every page, so it cannot be combined with --page, --limit or --max-items.",
      "Remove them: the API has no filter by time for this list.",
    );
  const allPages = flags.all === true || flags.maxItems !== undefined || isMeant !== undefined;
  // Without --limit the SDK chooses the page size, or the service's default if it rejects that.
  const list = resource.list(client, query, listOptions(context, { ...flags, all: allPages }));
  const output = outputOptions(context, flags, profile);
  const listed = allPages ? list.pages() : onePage(list);
  const meant = isMeant ? only(listed, isMeant) : listed;
  const pages = rememberListed(context, meant, { group: resource.group, flags });
  const { columns, noun } = resource;
  const wantsNames = isOnScreen(context, output) && columns.some(({ kind }) => kind === "person");
  const named = wantsNames ? await withNames(context, pages, { client, flags }) : { pages };
  await printPages(context, { ...named, columns, noun, output, allPages });
}

interface WatchedList {
  resource: ListResource;
  client: SvcClient;
  filters: Filters;
  flags: ListFlags;
  output: OutputOptions;
}

/** Prints one page: on a terminal after every change, elsewhere once nothing on it is in progress. */
async function watchList(context: Context, { resource, client, filters, flags, output }: WatchedList): Promise<void> {
  if (flags.all || flags.maxItems !== undefined)
    throw new UsageError(
      "--watch shows one page, so it cannot be combined with --all or --max-items.",
      "Remove them, and use filters to choose what to watch.",
    );
  const { columns, noun } = resource;
  const { isUnderWay, watchUntil } = await import("../../watch/watch-until.lazy.ts");
  const print = async (page: ListedPage): Promise<void> => {
    const listed = onePage(Promise.resolve(page));
    const named = isOnScreen(context, output) ? await withNames(context, listed, { client, flags }) : { pages: listed };
    await printPages(context, { ...named, columns, noun, output: { ...output, pager: false }, allPages: true });
  };
  const draw = isOnScreen(context, output) ? print : undefined;
  const last = await watchUntil(context, {
    load: () => resource.list(client, filters, listOptions(context, flags)),
    isUnderWay: ({ data }) => data.some(isUnderWay),
    draw,
    describe: ({ data }) => `${data.filter(isUnderWay).length} of ${data.length} ${noun} in progress`,
    intervalMs: intervalMs(flags),
  });
  if (!draw || context.env["TERM"] === "dumb") await print(last);
}

/** Looks up the names of people on each page before it is printed. */
async function withNames(
  context: Context,
  pages: AsyncIterable<ListedPage>,
  { client, flags }: { client: SvcClient; flags: ListFlags },
): Promise<Pick<PagesToPrint, "pages" | "nameOf">> {
  const { createRowNames } = await import("../../people/people.lazy.ts");
  const names = await createRowNames(context, flags, client);
  return { pages: learnFrom(pages), nameOf: names.labelOf };

  async function* learnFrom(listed: AsyncIterable<ListedPage>): AsyncGenerator<ListedPage> {
    for await (const page of listed) {
      await names.learn(page.data);
      yield page;
    }
  }
}

/** Filters the rows of pages, and drops the total, which counts all rows. */
async function* only(pages: AsyncIterable<ListedPage>, isMeant: (row: unknown) => boolean): AsyncGenerator<ListedPage> {
  for await (const page of pages) yield { ...page, data: page.data.filter(isMeant), meta: null };
}

async function* onePage(list: PromiseLike<ListedPage>): AsyncGenerator<ListedPage> {
  yield await list;
}

const listOptions = ({ signal }: Context, { maxItems, concurrency = DEFAULT_CONCURRENCY }: ListFlags): ListOptions => ({
  signal,
  concurrency,
  ...(maxItems === undefined ? {} : { maxItems }),
});

const LABELS = ["title", "name", "template_name", "scenario.name"];

/**
 * Passes pages through and remembers the first one for completion. Only at a terminal: a script does not need it, and should
 * leave no files.
 */
async function* rememberListed(
  context: Context,
  pages: AsyncIterable<ListedPage>,
  { group, flags }: { group: string; flags: GlobalFlags },
): AsyncGenerator<ListedPage> {
  let first: ListedPage | undefined;
  for await (const page of pages) {
    first ??= page;
    yield page;
  }
  if (!first || !context.stdout.isTerminal) return;
  await (await openSession(context, flags)).remember(group, first.data.flatMap(toRecent));
}

function toRecent(item: unknown): RecentItem[] {
  const id = readPath(item, "id");
  const label = LABELS.map((path) => readPath(item, path)).find((value) => typeof value === "string") ?? "";
  return typeof id === "string" ? [{ id, label: String(label).slice(0, 80) }] : [];
}

const GROUPS = {
  insights: {
    examples: [["svc insights list --industry logistics", "insights from one industry"]],
  },
  roleplay: {
    examples: [["svc roleplay list --status scored", "the sessions that have a score"]],
  },
} satisfies Partial<Record<keyof typeof LISTS, CommandText>>;

/** A group with a `list` command only, as the API has nothing else for it. */
export const newListGroup = (name: keyof typeof GROUPS) =>
  defineGroup(name, GROUPS[name], [newListCommand(LISTS[name])]);
