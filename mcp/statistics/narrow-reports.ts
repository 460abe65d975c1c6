import { isIdPrefix } from "../../core/ids/short-id.ts";
import { itemsNamed, labelPeople } from "../../core/people/person.ts";
import { countText } from "../../core/words/count-text.ts";
import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { explainBound } from "../service/read-all.ts";
import { readMeetings, readTemplates } from "../service/read-data.ts";
import { unlessFailed } from "../service/unless-failed.ts";
import { UNKNOWN } from "../text/format.ts";
import { readText } from "../text/read-value.ts";
import type { FiguresRequest, Source } from "./figures-source.ts";

/** A call is usually scored within days; calls of up to a quarter before the period are read too. */
const LOOK_BACK_MS = 92 * 86_400_000;

/** Keeps the reports of a template or call type, with notes on those whose call type is unknown. */
export async function narrowReports(
  { template, callType, groupBy, period }: FiguresRequest,
  reports: readonly Report[],
  context: ToolContext,
): Promise<{ keep: (report: Report) => boolean; callTypeOf: Source["callTypeOf"]; notes: string[] }> {
  const { isMeant, note } =
    template === undefined || reports.length === 0
      ? { isMeant: () => true, note: "" }
      : await requireTemplate(template, reports, context);
  if (callType === undefined && groupBy !== "call_type")
    return { keep: isMeant, callTypeOf: () => undefined, notes: [note] };
  const from = new Date(Date.parse((period.before ?? period.current).from) - LOOK_BACK_MS).toISOString();
  const meetings = await readMeetings({ from: from < "1970" ? undefined : from, to: period.current.to }, context);
  const types = new Map(meetings.items.map(({ id, call_type: type }) => [id, readText(type)]));
  const callTypeOf: Source["callTypeOf"] = ({ meeting_id: id }) => types.get(id);
  const lost = reports.filter((report) => isMeant(report) && !types.has(report.meeting_id));
  return {
    keep: (report) => isMeant(report) && (callType === undefined || callTypeOf(report) === callType),
    callTypeOf,
    notes: [
      note,
      explainBound(meetings, "meetings"),
      lost.length === 0 || callType === undefined ? "" : explainLost(lost.length),
    ],
  };
}

const explainLost = (count: number): string =>
  `${countText(count, "report")} ${count === 1 ? "is" : "are"} left out: the meeting, and so the call type, was not found.`;

/** A template by the names that its reports have, newest first. */
interface NamedTemplate {
  id: string;
  name: string;
  names: Set<string>;
}

const templateOf = ({ template_id: id, template_name: name }: Report): string => readText(id) ?? readText(name) ?? "";

function templatesOf(reports: readonly Report[]): NamedTemplate[] {
  const templates = new Map<string, NamedTemplate>();
  for (const report of reports) {
    const [id, name] = [templateOf(report), readText(report.template_name) ?? UNKNOWN];
    const known = templates.get(id) ?? { id, name, names: new Set() };
    templates.set(id, known);
    known.names.add(name);
  }
  return [...templates.values()];
}

/** Creates a function that names a report's template; those of one name get a short id after it. */
export function templateLabels(reports: readonly Report[]): (report: Report) => string | undefined {
  const labelOf = labelPeople(templatesOf(reports));
  return (report) => labelOf(templateOf(report));
}

/**
 * Returns a filter for reports of a template, by name, id or both. The names of deleted templates are only in reports: of several that
 * share a name, the one that exists is meant, with a note.
 *
 * @throws ToolError that lists the templates of the reports if none matches, or those that match if several do
 */
async function requireTemplate(
  written: string,
  reports: readonly Report[],
  context: ToolContext,
): Promise<{ isMeant: (report: Report) => boolean; note: string }> {
  const text = written.trim();
  const templates = templatesOf(reports);
  const labelOf = labelPeople(templates);
  const newest = itemsNamed(text, templates, ({ id, name }) => [name, labelOf(id) ?? name]);
  const named = newest.length > 0 ? newest : itemsNamed(text, templates, ({ names }) => [...names]);
  const meant =
    named.length > 0 ? named : templates.filter(({ id }) => id === text || (isIdPrefix(text) && id.startsWith(text)));
  const existing = named.length > 1 ? await unlessFailed(readTemplates(context), context) : undefined;
  const kept = existing?.isComplete ? named.filter(({ id }) => existing.items.some((each) => each.id === id)) : [];
  const [first, ...others] = kept.length === 1 ? kept : meant;
  if (first && others.length === 0) {
    const isMeant = (report: Report) => templateOf(report) === first.id;
    const left = reports.filter((report) => !isMeant(report) && named.some(({ id }) => id === templateOf(report)));
    const deleted = new Set(left.map(templateOf)).size;
    const of = deleted === 1 ? "a deleted template" : countText(deleted, "deleted template");
    const note = `${countText(left.length, "report")} of ${of} of this name ${left.length === 1 ? "is" : "are"} left out.`;
    return { isMeant, note: left.length === 0 ? "" : note };
  }
  const reason = first
    ? "`template` matches several templates. Call again with the id of one:"
    : "`template` is the name of no template of these reports. They are of:";
  const listed = first ? meant : templates;
  throw invalidArguments(reason, listed.map(({ id, name }) => labelOf(id) ?? name).join(", "));
}
