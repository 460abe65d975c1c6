import { countText, formatCount } from "../../core/words/count-text.ts";
import { MAX_PEOPLE, type OwnerSummary } from "../team/import/owner-finder.ts";
import { type ImportedRows, isSellerUnknown } from "../team/import/write-rows.ts";

/** Context of an import for its messages, besides its counts. */
export interface ImportReport {
  isDryRun: boolean;
  /** Name of the organization. */
  name: string;
  /** Path of the file, where there are several. */
  path: string | undefined;
  /** Speakers of the own side were named. */
  hasInternal: boolean;
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
  const counts = KINDS.flatMap(([key, noun]) => (result[key] > 0 ? [countText(result[key], noun)] : []));
  const what = counts.length === 0 ? "nothing new" : counts.join(", ");
  const known =
    result.known > 0 ? ` ${countText(result.known, "row")} ${result.known === 1 ? "was" : "were"} stored before.` : "";
  const verb = isDryRun ? "Would import" : "Imported";
  return [
    `${path === undefined ? "" : `${path}: `}${verb} ${what} into ${name}.${known}`,
    ...peopleLines(result),
    ...scoringLines(result, report),
  ];
}

function peopleLines({ matched = [], unmatched = [] }: Partial<OwnerSummary>): string[] {
  const users = matched.map(({ name, user, reason }) => `${name} (${user}, by ${reason})`);
  return [
    ...(users.length > 0 ? [`  users         ${listed(users)}`] : []),
    ...(unmatched.length > 0 ? [`  no users      ${listed(unmatched)}`] : []),
  ];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(", ");
  const left = names.length - MAX_NAMES;
  if (left <= 0) return shown;
  return `${shown} and ${names.length >= MAX_PEOPLE ? "many" : left} more`;
}

/** What becomes of the meetings that have no report yet. */
function scoringLines(result: ImportedRows & Partial<OwnerSummary>, { isDryRun, hasInternal }: ImportReport): string[] {
  const { jobs, withoutTemplate, repaired, matched = [], unmatched = [] } = result;
  const lines: string[] = [];
  const isUnknown = isSellerUnknown({ ...result, matched, unmatched }) && !hasInternal;
  if (isUnknown)
    lines.push(
      "No report: none of the speakers is a user, so it is not known who sells. Name the sellers with --internal, or add them with svc-server users add, and import it again.",
    );
  if (repaired > 0)
    lines.push(
      `${isDryRun ? "Would mark" : "Marked"} the sellers of ${countText(repaired, "call")} that ${repaired === 1 ? "was" : "were"} stored without them: reports follow.`,
    );
  if (isDryRun) return lines;
  if (jobs > 0 && !isUnknown)
    lines.push(
      `${jobs === 1 ? "A report" : `${jobs} reports`} will be produced by the running server, or now by: svc-server coach run`,
    );
  if (withoutTemplate > 0)
    lines.push(
      `No report for ${withoutTemplate === 1 ? "one of them" : `${formatCount(withoutTemplate)} of them`}: no template is active for that kind of call, and no general one.`,
    );
  return lines;
}
