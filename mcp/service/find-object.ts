import { isIdPrefix } from "../../core/ids/short-id.ts";
import type { IdKind } from "../context/known-ids.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import type { AllItems } from "./read-all.ts";
import { lastYear, readMeetings, readReports, readTemplates } from "./read-data.ts";

/** Characters of an id as tables show it. */
const SURE_LENGTH = 8;

/** Lists in which short ids are looked up, and how a message names them. */
const SOURCES: Readonly<Record<ListedKind, Source>> = {
  meeting: { period: " of the last year", read: (context) => readMeetings(lastYear(context), context) },
  report: { period: " of the last year", read: (context) => readReports(lastYear(context), context) },
  template: { period: "", read: readTemplates },
};

type ListedKind = Exclude<IdKind, "user">;

interface Source {
  period: string;
  read: (context: ToolContext) => Promise<AllItems<unknown>>;
}

/**
 * Completes a short id. A whole id, or one of another form, is returned unchanged.
 *
 * @throws ToolError if several ids, or none, start with it
 */
export async function findObject(kind: ListedKind, written: string, context: ToolContext): Promise<string> {
  const id = written.trim();
  if (!isIdPrefix(id)) return id;
  const known = context.knownIds.find(kind, id);
  const source = SOURCES[kind];
  let among = "";
  // A short prefix may also match ids that were not seen yet.
  if (known.length !== 1 || id.length < SURE_LENGTH) {
    const read = await source.read(context);
    if (!read.isComplete) among = ` among the first ${read.items.length}`;
  }
  const [first, ...more] = context.knownIds.find(kind, id);
  if (first === undefined) {
    throw invalidArguments(
      `No ${kind}${among}${source.period} has an id that starts with ${id}. Take the id from a list tool.`,
    );
  }
  if (more.length > 0) throw invalidArguments(`Several ${kind}s have ids that start with ${id}. Give more characters.`);
  return first;
}
