import { labelPeople } from "../people/person.ts";
import type { Mover } from "../ranking/biggest-moves.ts";
import type { WeeklyReport } from "./weekly-report.ts";

/** Adds the prefix of the id to names that several people share, for readers who only see names. */
export function labelNamesakes(report: WeeklyReport): WeeklyReport {
  const labelOf = labelPeople(
    [...report.people, ...report.without_calls].map(({ user_id: id, name }) => ({ id, name: name ?? undefined })),
  );
  const labeled = <Row extends { user_id: string; name: string | null }>(row: Row): Row => ({
    ...row,
    name: labelOf(row.user_id) ?? row.name,
  });
  const moved = (mover: Mover | null): Mover | null =>
    mover && { ...mover, label: (mover.user_id !== null && labelOf(mover.user_id)) || mover.label };
  return {
    ...report,
    people: report.people.map(labeled),
    coach_next: report.coach_next.map(labeled),
    praise: report.praise.map(labeled),
    follow_up: report.follow_up.map(labeled),
    without_calls: report.without_calls.map(labeled),
    talk: report.talk && { ...report.talk, people: report.talk.people.map(labeled) },
    biggest_rise: moved(report.biggest_rise),
    biggest_fall: moved(report.biggest_fall),
  };
}
