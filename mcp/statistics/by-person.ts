import type { Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { fillDirectory, namePeople } from "../service/name-people.ts";
import { explainBound } from "../service/read-all.ts";
import { readMeetings, readRoleplaySessions } from "../service/read-data.ts";
import { UNKNOWN } from "../text/format.ts";
import { readNumber, readText } from "../text/read-value.ts";
import { COACH_ORDER, coachOrder } from "./coach-order.ts";
import { explainUndated, type Groups, isWithin, NO_MEAN_OF_A_PART, type Source, toScore } from "./figures-source.ts";
import {
  explainFigures,
  explainOrder,
  figureCells,
  figureColumns,
  type GroupedScore,
  groupScores,
  sortGroups,
  TOO_FEW,
  tooFewCell,
} from "./group-reports.ts";

/** Groups figures by person, with meetings and, on request, roleplays. */
export async function groupByPerson(source: Source): Promise<Groups> {
  const { request, context, reports, before, isCompared, isComplete, nameOf } = source;
  const { period, userId, withRoleplay } = request;
  const places = userId === undefined && isComplete.current ? coachOrder(source) : new Map<string, number>();
  const byPerson = (report: Report): GroupedScore => toScore(readText(report.user_id) ?? "")(report);
  const [meetings, sessions] = await Promise.all([
    unlessFailed(readMeetings({ ...period.current, user_id: userId }, context), context),
    withRoleplay ? readRoleplaySessions({ user_id: userId }, context) : undefined,
    // Also lists people without a call or report.
    userId === undefined ? unlessFailed(fillDirectory(context), context) : undefined,
  ]);
  const owned = countBy((meetings?.items ?? []).map((meeting) => readText(meeting.user_id) ?? ""));
  const inPeriod = (sessions?.items ?? []).filter(({ created_at: at }) => isWithin(at, period.current));
  const practice = groupScores({
    current: inPeriod.map(({ user_id: id, overall_score: score }) => ({
      group: readText(id) ?? "",
      score: readNumber(score),
    })),
    isComplete: { current: sessions?.isComplete === true, before: true },
  });
  const everybody = userId === undefined ? context.directory.people.map(({ id }) => id) : [];
  const groups = groupScores({ current: reports.map(byPerson), before: before.map(byPerson), isComplete }, [
    ...everybody,
    ...owned.keys(),
    ...practice.keys(),
  ]);
  const names = await namePeople(groups.keys(), context);
  return {
    table: {
      columns: [
        "rep",
        ...(meetings ? ["meetings"] : []),
        ...figureColumns(isCompared),
        "lowest",
        "highest",
        ...(withRoleplay ? ROLEPLAY_COLUMNS : []),
        ...(places.size > 0 ? ["coach_next"] : []),
        TOO_FEW,
      ],
      rows: sortGroups(groups.values(), isCompared, "best").map((figures) => {
        const practiced = practice.get(figures.group)?.current;
        return [
          names(figures.group) ?? nameOf(figures.group) ?? UNKNOWN,
          ...(meetings ? [owned.get(figures.group) ?? 0] : []),
          ...figureCells(figures, isCompared),
          figures.lowest,
          figures.highest,
          ...(withRoleplay ? [practiced?.n ?? 0, practiced?.value ?? null] : []),
          ...(places.size > 0 ? [places.get(figures.group) ?? null] : []),
          tooFewCell(figures, isCompared),
        ];
      }),
    },
    notes: [
      explainOrder(groups.values(), isCompared, "best"),
      places.size > 0 ? COACH_ORDER : "",
      isComplete.current && isComplete.before ? "" : NO_MEAN_OF_A_PART,
      ...explainFigures([...groups.values()], isCompared),
      meetings
        ? explainBound(meetings, "meetings") || "`scored` counts reports, and a meeting may have several."
        : "Meetings could not be read, so they are not counted here.",
      sessions ? explainBound(sessions, "roleplay sessions") : "",
      sessions ? explainUndated(sessions.items, "roleplay session") : "",
    ],
  };
}

/** Undefined if the service fails, since reports are the main data. */
async function unlessFailed<Value>(read: Promise<Value>, { signal }: ToolContext): Promise<Value | undefined> {
  try {
    return await read;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

const ROLEPLAY_COLUMNS = ["roleplays_scored", "roleplay_avg"];

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
