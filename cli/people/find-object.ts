import { findIds, isIdPrefix, shortenId } from "../../core/ids/short-id.ts";
import { matchNames, type NameMatch } from "../../core/people/match-names.ts";
import { formatCount } from "../../core/words/count-text.ts";
import type { SvcClient } from "../../src/index.ts";
import { openSession } from "../client/session.ts";
import type { Context } from "../context/context.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { withSpinner } from "../output/with-spinner.ts";
import { readPath } from "../text/fields.ts";
import type { ObjectSearch } from "./object-id.ts";

/** An object that can be meant: its id, and what people call it. */
interface Candidate {
  id: string;
  label: string;
}

/** Objects that are read to find one: at most ten pages of the newest. */
const NEWEST = 1_000;
const MOST_CANDIDATES = 10;
/** As many characters as a terminal shows: what was shown there means the object that was listed. */
const SHOWN_LENGTH = 8;

type Kind = ObjectSearch["kind"];

const LISTS: Readonly<Record<Kind, (client: SvcClient, signal: AbortSignal) => AsyncIterable<object>>> = {
  meeting: (client, signal) => client.meetings.list({}, { signal, maxItems: NEWEST }),
  report: (client, signal) => client.reports.list({}, { signal, maxItems: NEWEST }),
  template: (client, signal) => client.templates.list({}, { signal, maxItems: NEWEST }),
};

/** What people call an object; reports have nothing of the kind. */
const LABELS: Readonly<Record<Kind, string | undefined>> = { meeting: "title", report: undefined, template: "name" };

/** Finds the id for {@link objectId}. */
export async function findObject(context: Context, client: SvcClient, search: ObjectSearch): Promise<string> {
  const { kind, written, isExact } = search;
  const listed = await (await openSession(context, search.options)).read(`${kind}s`);
  const [known, ...others] =
    isIdPrefix(written) && written.length >= SHOWN_LENGTH ? findIds(written, idsOf(listed)) : [];
  if (known !== undefined && others.length === 0) return known;
  const candidates = await withSpinner(context, `Looking ${kind}s up`, readCandidates(context, client, kind));
  const ids = isIdPrefix(written) ? findIds(written, idsOf(candidates)) : [];
  const [id, ...more] = ids;
  if (id !== undefined && more.length === 0) return id;
  if (id !== undefined)
    throw several(
      search,
      candidates.filter((candidate) => ids.includes(candidate.id)),
      candidates,
    );
  const named = LABELS[kind] === undefined ? NOTHING : matchNames(written, candidates, ({ label }) => label);
  if (named.kind === "several") throw several(search, named.candidates, candidates);
  if (named.kind === "none") return unknownObject(search, candidates.length, named.similar);
  // A change or a deletion wants the whole name, whatever else would be unique today.
  if (isExact && named.item.label.trim().toLowerCase() !== written.trim().toLowerCase())
    return unknownObject(search, candidates.length, named.item);
  return named.item.id;
}

const NOTHING: NameMatch<Candidate> = { kind: "none", similar: undefined };

const idsOf = (candidates: readonly { id: string }[]): string[] => candidates.map(({ id }) => id);

async function readCandidates(context: Context, client: SvcClient, kind: Kind): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for await (const item of LISTS[kind](client, context.signal)) {
    const [id, label] = [readPath(item, "id"), readPath(item, LABELS[kind] ?? "")];
    if (typeof id === "string" && id !== "") candidates.push({ id, label: typeof label === "string" ? label : "" });
  }
  return candidates;
}

function several({ kind, written }: ObjectSearch, found: readonly Candidate[], all: readonly Candidate[]): UsageError {
  const listed = found
    .slice(0, MOST_CANDIDATES)
    .map(({ id, label }) => `${shortenId(id, idsOf(all))}${label === "" ? "" : ` (${label})`}`);
  const more = found.length > MOST_CANDIDATES ? `, and ${found.length - MOST_CANDIDATES} more` : "";
  return new UsageError(
    `\`${written}\` matches ${found.length} ${kind}s: ${listed.join(", ")}${more}.`,
    "Write one of these ids.",
  );
}

/** Digits alone may be a whole id of a service that numbers its objects: it decides. */
function unknownObject({ kind, written }: ObjectSearch, read: number, similar: Candidate | undefined): string {
  if (/^\d+$/.test(written)) return written;
  const names = LABELS[kind] === undefined ? "" : ` or a ${LABELS[kind]}`;
  const among = read < NEWEST ? "" : ` among the newest ${formatCount(NEWEST)}`;
  throw new CliError(`There is no ${kind} \`${written}\`${among}.`, {
    exit: "notFound",
    code: "not_found",
    hint: similar
      ? `Did you mean ${similar.label}, ${similar.id}?`
      : `Write an id, the beginning of one${names}: \`svc ${kind}s list\` shows them.`,
  });
}
