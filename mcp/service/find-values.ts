import { foldText } from "../../core/text/fold.ts";
import type { Paginator } from "../../src/index.ts";
import type { IdKind } from "../context/known-ids.ts";
import type { ToolContext } from "../context/tool.ts";
import { cleanLine } from "../text/clean-text.ts";
import { readText } from "../text/read-value.ts";
import { fillDirectory } from "./name-people.ts";
import { rememberMeetings } from "./read-data.ts";
import { readObject } from "./read-object.ts";

// No page size: the SDK requests 100, or the service's default if that is rejected.
const NEWEST = { maxItems: 100 };
const MAX_AGE_MS = 60_000;

/** Reads completions: names and titles, and ids. */
const SOURCES: Readonly<Record<IdKind, (context: ToolContext) => Promise<string[]>>> = {
  async meeting(context) {
    const meetings = await readNewest("meetings", context, ({ svc }, options) => svc.meetings.list({}, options));
    rememberMeetings(meetings, context);
    return meetings.flatMap(({ title }) => readText(title) ?? []);
  },
  async report(context) {
    const reports = await readNewest("reports", context, ({ svc }, options) => svc.reports.list({}, options));
    context.knownIds.rememberRows("report", reports);
    return [];
  },
  async template(context) {
    const templates = await readNewest("templates", context, ({ svc }, options) => svc.templates.list({}, options));
    context.knownIds.rememberRows("template", templates);
    return [];
  },
  async user(context) {
    await fillDirectory(context);
    return context.directory.people.flatMap(({ name }) => name ?? []);
  },
};

/** Finds completions: people by name, meetings by title, and ids. Empty if the service is unreachable or rejects the key. */
export async function findValues(
  kind: IdKind,
  typed: string,
  { openContext, withNames }: { openContext: () => ToolContext; withNames: boolean },
): Promise<string[]> {
  let names: string[] = [];
  let known: string[] = [];
  try {
    const context = openContext();
    names = await SOURCES[kind](context);
    known = context.knownIds.find(kind, typed);
  } catch {
    // Completion is a convenience: a call for the object itself reports what is wrong.
  }
  const wanted = foldText(typed);
  const matching = names.map(cleanLine).filter((name) => foldText(name).includes(wanted));
  return withNames ? [...new Set([...matching, ...known])] : known;
}

function readNewest<Item>(
  key: string,
  context: ToolContext,
  list: (context: ToolContext, options: { maxItems: number; signal: AbortSignal }) => Paginator<Item>,
): Promise<Item[]> {
  const options = { ...NEWEST, signal: context.signal };
  return readObject(`newest ${key}`, MAX_AGE_MS, context, () => list(context, options).toArray());
}
