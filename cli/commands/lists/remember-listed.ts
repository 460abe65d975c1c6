import type { ListedPage } from "../../client/lazy-list.ts";
import { openSession } from "../../client/session.ts";
import type { Context, RecentItem } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { readPath } from "../../text/fields.ts";

const LABELS = ["title", "name", "template_name", "scenario.name"];

/**
 * Passes pages through and remembers the first one for completion. Only at a terminal: a script does not need it, and should
 * leave no files.
 */
export async function* rememberListed(
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
