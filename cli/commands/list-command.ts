import type { Command } from "commander";
import { readProfile } from "../client/connection.ts";
import type { ListedPage } from "../client/lazy-list.ts";
import { openClient } from "../client/open-client.ts";
import type { Context } from "../context/context.ts";
import type { GlobalFlags } from "../flags/global-flags.ts";
import { addListFlags, type WalkFlags } from "../flags/list-flags.ts";
import { addOutputFlags, type OutputFlags, outputOptions } from "../flags/output-flags.ts";
import { parametersOf } from "../flags/parameters.ts";
import { readFilters } from "../flags/read-filters.ts";
import { printPages } from "../output/print-pages.ts";
import type { ListResource, WalkOptions } from "./list-resource.ts";
import { type CommandText, newCommand } from "./new-command.ts";
import { rememberListed } from "./remember-listed.ts";

/** Every flag of a list command; the filters among them are read by {@link readFilters}. */
type ListFlags = GlobalFlags & OutputFlags & WalkFlags;

/** Where the spec gives none. */
const LARGEST_PAGE = 100;

/** `svc RESOURCE list`. */
export function newListCommand(context: Context, resource: ListResource, text: CommandText): Command {
  const command = addListFlags(newCommand("list", text), resource.operation);
  return addOutputFlags(command).action(async (_flags: unknown, self: Command) => {
    await runList(context, resource, self.optsWithGlobals<ListFlags>());
  });
}

/** Lists one page, or with `--all` and `--max-items` as many as there are. */
export async function runList(context: Context, resource: ListResource, flags: ListFlags): Promise<void> {
  const profile = await readProfile(context, flags);
  const filters = await readFilters(context, { operation: resource.operation, flags, timeZone: profile.tz });
  const client = await openClient(context, flags);
  const isWalk = flags.all === true || flags.maxItems !== undefined;
  const query = isWalk ? { limit: largestPage(resource, flags), ...filters } : filters;
  const list = resource.list(client, query, walkOptions(context, flags));
  await printPages(context, {
    pages: rememberListed(context, isWalk ? list.pages() : onePage(list), { group: resource.group, flags }),
    columns: resource.columns,
    noun: resource.noun,
    output: outputOptions(context, flags, profile),
    isWalk,
  });
}

async function* onePage(list: PromiseLike<ListedPage>): AsyncGenerator<ListedPage> {
  yield await list;
}

/** A walk asks for as much at once as the API gives, and for no more than is wanted. */
function largestPage({ operation }: ListResource, { maxItems }: ListFlags): number {
  const { maximum = LARGEST_PAGE } = parametersOf(operation).find(({ name }) => name === "limit") ?? {};
  return Math.min(maximum, maxItems ?? maximum);
}

/** A reader may stop at any line (`… | head`): pages are fetched ahead of it only where --concurrency asks for that. */
const walkOptions = ({ signal }: Context, { maxItems, concurrency }: ListFlags): WalkOptions => ({
  signal,
  ...(maxItems === undefined ? {} : { maxItems }),
  ...(concurrency === undefined ? { readAhead: false } : { concurrency }),
});
