import type { Meeting, Report } from "../../src/index.ts";
import { fillDirectory, namePeople } from "../service/name-people.ts";
import { type AllItems, explainBound } from "../service/read-all.ts";
import { readMeetings, readRoleplaySessions } from "../service/read-data.ts";
import { unlessFailed } from "../service/unless-failed.ts";
import { UNKNOWN } from "../text/format.ts";
import { readNumber, readText } from "../text/read-value.ts";
import { COACH_ORDER, coachOrder } from "./coach-order.ts";
import { explainUndated, type Groups, isWithin, NO_MEAN_OF_A_PART, type Source, toScore } from "./figures-source.ts";
import { type GroupedScore, type GroupFigures, groupScores, SCORE_RANGE, tabulateGroups } from "./group-reports.ts";

/** Groups figures by person, with meetings and, on request, roleplays. */
export async function groupByPerson(source: Source): Promise<Groups> {
  const { request, context, reports, before, isCompared, isComplete } = source;
  const { period, userId, withRoleplay } = request;
  const places = userId === undefined ? coachOrder(source) : new Map<string, number>();
  const byPerson = (report: Report): GroupedScore => toScore(readText(report.user_id) ?? "")(report);
  // Reports are the main data, and roleplays are asked for: meetings and names may be missing.
  const [meetings, sessions] = await Promise.all([
    // A template is of reports, so meetings beside its figures would be of other calls.
    request.template === undefined
      ? unlessFailed(readMeetings({ ...period.current, user_id: userId }, context), context)
      : undefined,
    withRoleplay ? readRoleplaySessions({ user_id: userId }, context) : undefined,
    // Also lists people without a call or report.
    userId === undefined ? unlessFailed(fillDirectory(context), context) : undefined,
  ]);
  const ofType = (meetings?.items ?? []).filter(
    ({ call_type: type }) => request.callType === undefined || type === request.callType,
  );
  const owned = countBy(ofType.map((meeting) => readText(meeting.user_id) ?? ""));
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
  const nameOf = await namePeople(groups.keys(), context);
  const practiceOf = ({ group }: GroupFigures) => practice.get(group)?.current;
  const { table, sorted, limits } = tabulateGroups(groups.values(), {
    isCompared,
    order: "best",
    own: {
      rep: ({ group }) => nameOf(group) ?? UNKNOWN,
      ...(meetings ? { meetings: ({ group }) => owned.get(group) ?? 0 } : {}),
    },
    more: {
      ...SCORE_RANGE,
      ...(withRoleplay
        ? {
            roleplays_scored: (figures) => practiceOf(figures)?.n ?? 0,
            roleplay_avg: (figures) => practiceOf(figures)?.value,
          }
        : {}),
      coach_next: ({ group }) => places.get(group),
    },
  });
  return {
    table,
    notes: [
      sorted,
      places.size > 0 ? COACH_ORDER : "",
      isComplete.current && isComplete.before ? "" : NO_MEAN_OF_A_PART,
      ...limits,
      explainMeetings(meetings, request),
      sessions ? explainBound(sessions, "roleplay sessions") : "",
      sessions ? explainUndated(sessions.items, "roleplay session") : "",
    ],
  };
}

function explainMeetings(meetings: AllItems<Meeting> | undefined, { template }: Source["request"]): string {
  if (meetings) return explainBound(meetings, "meetings") || "`scored` counts reports, and a meeting may have several.";
  return template === undefined ? "Meetings could not be read, so they are not counted here." : "";
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
