import { countText, formatCount } from "../../core/words/count-text.ts";
import { MAX_PEOPLE, type OwnerSummary, suggestionText } from "../team/import/owner-finder.ts";
import { type Difference, type ImportedRows, isSellerUnknown } from "../team/import/row-writer.ts";
import { ADD_USER } from "./advised-commands.ts";
import { commandLine } from "./context.ts";
import type { LocationOptions } from "./location.ts";

/** Context of an import's messages, besides its counts. */
export interface ImportReport {
  isDryRun: boolean;
  /** Name of the organization. */
  name: string;
  /** Path of the file, if there are several. */
  path: string | undefined;
  /** Whether internal speakers were named. */
  hasInternal: boolean;
  /** Whether its report is produced at once. */
  isProduced?: boolean;
  /** Database of the command, for the commands that follow. */
  location: LocationOptions;
}

const MAX_NAMES = 10;

const KINDS = [
  ["users", "user"],
  ["meetings", "meeting"],
  ["reports", "report"],
  ["insights", "insight"],
  ["sessions", "roleplay session"],
] as const;

/** Describes the result of importing a file, in words. */
export function importLines(result: ImportedRows & Partial<OwnerSummary>, report: ImportReport): string[] {
  const { isDryRun, name, path } = report;
  const replaced = result.replaced > 0 ? [`${countText(result.replaced, "meeting")} in place of what was stored`] : [];
  const counts = [
    ...KINDS.flatMap(([key, noun]) => (result[key] > 0 ? [countText(result[key], noun)] : [])),
    ...replaced,
  ];
  const what = counts.length === 0 ? "nothing new" : counts.join(", ");
  const known =
    result.known > 0 ? ` ${countText(result.known, "row")} ${result.known === 1 ? "was" : "were"} stored before.` : "";
  const verb = isDryRun ? "Would import" : "Imported";
  return [
    `${path === undefined ? "" : `${path}: `}${verb} ${what} into ${name}.${known}`,
    ...peopleLines(result),
    ...result.differing.slice(0, MAX_NAMES).map(differenceLine),
    ...scoringLines(result, report),
  ];
}

/** Describes a call that is stored differently, and what to do. */
function differenceLine({ id, title, what, at }: Difference): string {
  const lines: Readonly<Record<Difference["what"], string>> = {
    words: "is stored with other words, and stays as it is. To take those of the file: --replace",
    start: `is the same call by its words, stored as begun at ${at}, and stays as it is. To move it: --replace`,
    erased: "stays as it is: somebody in it was erased, and its file still has them. Delete the file.",
    deleted: `was deleted at ${at}, and does not come back by an import. Restore it on the dashboard, under Meetings.`,
  };
  return `  ${title} (${id}) ${lines[what]}`;
}

function peopleLines({ matched = [], unmatched = [], undecided = [] }: Partial<OwnerSummary>): string[] {
  const users = matched.map(({ name, user, reason }) => `${name} (${user}, by ${reason})`);
  return [
    ...(users.length > 0 ? [`  users         ${listed(users)}`] : []),
    ...(unmatched.length > 0 ? [`  no users      ${listed(unmatched)}`] : []),
    ...undecided
      .slice(0, MAX_NAMES)
      .map((one) => `  ask           ${suggestionText(one)}. If so: --who "${one.name}=${one.users[0]?.email}"`),
  ];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(", ");
  const left = names.length - MAX_NAMES;
  if (left <= 0) return shown;
  return `${shown} and ${names.length >= MAX_PEOPLE ? "many" : left} more`;
}

/** Describes what happens to meetings without a report. */
function scoringLines(
  result: ImportedRows & Partial<OwnerSummary>,
  { isDryRun, hasInternal, isProduced, location }: ImportReport,
): string[] {
  const { jobs, withoutTemplate, repaired, matched = [], unmatched = [], undecided = [] } = result;
  const lines: string[] = [];
  const isUnknown = isSellerUnknown({ ...result, matched, unmatched, undecided }) && !hasInternal;
  if (isUnknown)
    lines.push(
      `No report: no speaker is a known user, so the seller cannot be identified. Import it again with --who "NAME=ADDRESS" or --internal, or after adding the sellers: ${commandLine(ADD_USER, location)}`,
    );
  if (repaired > 0)
    lines.push(
      `${isDryRun ? "Would mark" : "Marked"} the sellers of ${countText(repaired, "call")} that ${repaired === 1 ? "was" : "were"} stored without them: reports follow.`,
    );
  if (isDryRun) return lines;
  if (jobs > 0 && !isUnknown && !isProduced)
    lines.push(
      `${jobs === 1 ? "A report" : `${jobs} reports`} will be produced by the running server, or now by: ${commandLine("coach run", location)}`,
    );
  if (withoutTemplate > 0)
    lines.push(
      `No report for ${withoutTemplate === 1 ? "one of them" : `${formatCount(withoutTemplate)} of them`}: no template is active for that kind of call, and no general one.`,
    );
  return lines;
}
