import { findIds, isForeignId, isIdPrefix, shortenId } from "../../core/ids/short-id.ts";
import { itemsNamed } from "../../core/people/person.ts";
import { suggestNames } from "../../core/people/suggest-names.ts";
import { foldText } from "../../core/text/fold.ts";
import { formatCount } from "../../core/words/count-text.ts";
import { isSvcError, type SvcClient } from "../../src/index.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { openSession } from "../client/session.ts";
import type { Context } from "../context/context.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { withSpinner } from "../output/with-spinner.ts";
import { readPath } from "../text/fields.ts";
import { listCandidates } from "./list-candidates.ts";

/** Text given in place of an id, and the kind of object that it names. */
export interface ObjectSearch {
  kind: "meeting" | "report" | "template";
  written: string;
  options: ConnectionOptions;
}

/** A candidate: its id and its title or name. */
interface Candidate {
  id: string;
  label: string;
}

/** Objects that are read to find one: at most ten pages of the newest. */
const NEWEST = 1_000;
/** Length of short ids on a terminal: a prefix of this length means the object that was listed. */
const SHOWN_LENGTH = 8;

type Kind = ObjectSearch["kind"];

const LISTS: Readonly<Record<Kind, (client: SvcClient, signal: AbortSignal) => AsyncIterable<object>>> = {
  meeting: (client, signal) => client.meetings.list({}, { signal, maxItems: NEWEST }),
  report: (client, signal) => client.reports.list({}, { signal, maxItems: NEWEST }),
  template: (client, signal) => client.templates.list({}, { signal, maxItems: NEWEST }),
};

/** Field with an object's title or name; reports have none. */
const LABELS: Readonly<Record<Kind, string | undefined>> = { meeting: "title", report: undefined, template: "name" };

/** Finds the id for {@link objectId}. */
export async function findObject(context: Context, client: SvcClient, search: ObjectSearch): Promise<string> {
  const { kind, written } = search;
  // A text such as `template3` may be a whole id: it is no prefix of `template30`.
  const isWhole = isForeignId(written);
  const listed = await (await openSession(context, search.options)).read(`${kind}s`);
  const [known, ...others] = written.length >= SHOWN_LENGTH && !isWhole ? findIds(written, idsOf(listed)) : [];
  if (known !== undefined && others.length === 0) return known;
  const reading = readCandidates(context, client, kind).catch((error: unknown) => {
    // A key may write what it cannot list.
    if (isWhole && isSvcError(error) && error.code === "insufficient_permission") return [{ id: written, label: "" }];
    throw error;
  });
  const candidates = await withSpinner(context, `Looking ${kind}s up`, reading);
  if (candidates.some(({ id }) => id === written)) return written;
  const ids = isIdPrefix(written) ? findIds(written, idsOf(candidates)) : [];
  const found = ids.length > 0 ? candidates.filter(({ id }) => ids.includes(id)) : named(written, candidates);
  const [meant, ...more] = found;
  if (meant !== undefined && more.length === 0) return meant.id;
  return meant === undefined ? unknownObject(search, candidates) : rejectSeveral(search, found, candidates);
}

/** Only a whole name matches, as it is written or else ignoring case and accents, but no punctuation: it may be deleted. */
const named = (written: string, candidates: readonly Candidate[]): Candidate[] =>
  itemsNamed(written.trim(), candidates, ({ label }) => [label.trim()].filter(Boolean), foldText);

const idsOf = (candidates: readonly { id: string }[]): string[] => candidates.map(({ id }) => id);

async function readCandidates(context: Context, client: SvcClient, kind: Kind): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for await (const item of LISTS[kind](client, context.signal)) {
    const [id, label] = [readPath(item, "id"), readPath(item, LABELS[kind] ?? "")];
    if (typeof id === "string" && id !== "") candidates.push({ id, label: typeof label === "string" ? label : "" });
  }
  return candidates;
}

function rejectSeveral({ kind, written }: ObjectSearch, found: readonly Candidate[], all: readonly Candidate[]): never {
  throw new UsageError(
    `\`${written}\` matches ${found.length} ${kind}s: ${listText(found, all)}.`,
    "Write one of these ids.",
  );
}

const listText = (found: readonly Candidate[], all: readonly Candidate[]): string =>
  listCandidates(found.map(({ id, label }) => `${shortenId(id, idsOf(all))}${label === "" ? "" : ` (${label})`}`));

/** What may be a whole id of another form is for the service to find. */
function unknownObject({ kind, written }: ObjectSearch, candidates: readonly Candidate[]): string {
  const { suggestions } = suggestNames(written, candidates, ({ label }) => label);
  if (/^\d+$/.test(written) || (suggestions.length === 0 && isForeignId(written))) return written;
  const names = LABELS[kind] === undefined ? "" : ` or a ${LABELS[kind]}`;
  const among = candidates.length < NEWEST ? "" : ` among the newest ${formatCount(NEWEST)}`;
  throw new CliError(`There is no ${kind} \`${written}\`${among}.`, {
    exit: "notFound",
    code: "not_found",
    hint:
      suggestions.length > 0
        ? `Did you mean ${listText(suggestions, candidates)}?`
        : `Write an id, the beginning of one${names}: \`svc ${kind}s list\` shows them.`,
  });
}
