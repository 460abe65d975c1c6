import { type Figure, meanFigure } from "../../../core/figures/figure.ts";
import { addSum, emptyMean, type Mean } from "../../../core/figures/mean.ts";
import type { Period } from "../../../core/periods/period.ts";
import type { TimeQuestion } from "../../../core/periods/read-period.ts";
import { unitsUpToNow } from "../../../core/periods/split-period.ts";
import { readScoreCourses } from "../../store/score-courses.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Weeks of a course. */
export const COURSE_WEEKS = 12;

/** Average scores over the last calendar weeks, the running one last. */
export interface Courses {
  weeks: readonly Period[];
  /** Of each person with a report in them. */
  people: ReadonlyMap<string, readonly Figure[]>;
  /** Of all of them. */
  all: readonly Figure[];
}

/** Reads the course of everybody whom the reader may see, or of one person: one query. */
export async function readCourses(
  { service, orgId }: MemberVisit,
  question: TimeQuestion,
  userId: string | undefined,
): Promise<Courses> {
  const weeks = unitsUpToNow("week", COURSE_WEEKS, question);
  const courses = await readScoreCourses(service.database, { orgId, userId }, weeks);
  const all = weeks.map((_, index) => sumOf([...courses.values()].flatMap((course) => course[index] ?? [])));
  return {
    weeks,
    all: all.map(figureOf),
    people: new Map([...courses].map(([id, course]) => [id, course.map(figureOf)])),
  };
}

/** The store has counted every report. */
const figureOf = (mean: Mean): Figure => meanFigure(mean, { complete: true });

function sumOf(means: readonly Mean[]): Mean {
  const sum = emptyMean();
  for (const mean of means) addSum(sum, mean.count, mean.sum);
  return sum;
}
