import { isIdPrefix } from "../../core/ids/short-id.ts";
import { foldText } from "../../core/text/fold.ts";
import { countText } from "../../core/words/count-text.ts";
import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { explainBound } from "../service/read-all.ts";
import { readMeetings } from "../service/read-data.ts";
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
  const isMeant = template === undefined ? () => true : requireTemplate(template, reports);
  if (callType === undefined && groupBy !== "call_type")
    return { keep: isMeant, callTypeOf: () => undefined, notes: [] };
  const from = new Date(Date.parse((period.before ?? period.current).from) - LOOK_BACK_MS).toISOString();
  const meetings = await readMeetings({ from: from < "1970" ? undefined : from, to: period.current.to }, context);
  const types = new Map(meetings.items.map(({ id, call_type: type }) => [id, readText(type)]));
  const callTypeOf: Source["callTypeOf"] = ({ meeting_id: id }) => types.get(id);
  const lost = reports.filter((report) => isMeant(report) && !types.has(report.meeting_id));
  return {
    keep: (report) => isMeant(report) && (callType === undefined || callTypeOf(report) === callType),
    callTypeOf,
    notes: [
      explainBound(meetings, "meetings"),
      lost.length === 0 || callType === undefined ? "" : explainLost(lost.length),
    ],
  };
}

const explainLost = (count: number): string =>
  `${countText(count, "report")} ${count === 1 ? "is" : "are"} left out: the meeting, and so the call type, was not found.`;

/**
 * Returns a filter for reports of a template, by name or id. The names of deleted templates are only in reports.
 *
 * @throws ToolError that lists the templates of the reports if none matches
 */
function requireTemplate(written: string, reports: readonly Report[]): (report: Report) => boolean {
  const wanted = foldText(written).trim();
  const isMeant = ({ template_id: id, template_name: name }: Report): boolean =>
    foldText(readText(name) ?? "").trim() === wanted ||
    (typeof id === "string" &&
      (id === written.trim() || (isIdPrefix(written.trim()) && id.startsWith(written.trim()))));
  const names = [...new Set(reports.flatMap(({ template_name: name }) => readText(name) ?? []))];
  if (reports.length === 0 || reports.some(isMeant)) return isMeant;
  throw invalidArguments("`template` is the name of no template of these reports. They are of:", names.join(", "));
}
