import { changeFigure } from "../../../../core/figures/figure.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { scoreText } from "../../../../core/words/score-text.ts";
import { readMeetings } from "../../records/meetings.ts";
import type { QueueState } from "../../records/queue.ts";
import { lowestReport, type SpanFigures } from "../../records/team.ts";
import { changeCell } from "../../views/figures.ts";
import { type Content, html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MOST = 3;
/** A change that is more than the noise of a few calls. */
const NOTABLE_CHANGE = 5;
const FEWEST_REPORTS = 2;
const LOW_SCORE = 60;

/** The three things of a week that deserve a look, the most urgent first. */
export async function toLookAt(
  visit: MemberVisit,
  { week, before, queue }: { week: SpanFigures; before: SpanFigures; queue: QueueState | undefined },
): Promise<Content[]> {
  const [failed, lowest] = await Promise.all([
    readMeetings(visit, { status: "failed", ...week.span }, 1),
    lowestReport(visit, week.span),
  ]);
  const slide = people(week, before).find(({ change }) => change <= -NOTABLE_CHANGE);
  const rise = people(week, before).findLast(({ change }) => change >= NOTABLE_CHANGE);
  const looks: (Content | false)[] = [
    queue !== undefined &&
      queue.failed > 0 &&
      html`${countText(queue.failed, "report")} could not be produced. <a href="/jobs">See why, and try again</a>`,
    failed.total > 0 &&
      html`${countText(failed.total, "call")} failed, so nobody learns from ${failed.total === 1 ? "it" : "them"}. <a href="/meetings?status=failed">Failed calls</a>`,
    slide !== undefined &&
      html`<a href="/people/${slide.id}">${slide.name}</a> went down, ${changeCell(slide.change)} over ${countText(slide.average.n, "report")}: a good moment to listen together.`,
    lowest !== undefined &&
      lowest.overall_score < LOW_SCORE &&
      html`The weakest call scored ${scoreText(lowest.overall_score)}. <a href="/meetings/${lowest.meeting_id}?report=${lowest.id}">What happened there</a>`,
    rise !== undefined &&
      html`<a href="/people/${rise.id}">${rise.name}</a> went up, ${changeCell(rise.change)} over ${countText(rise.average.n, "report")}: worth praise, and a call to show others.`,
  ];
  return looks.filter((look) => look !== false).slice(0, MOST);
}

/** Who can be compared with the week before, the largest fall first. */
function people(week: SpanFigures, before: SpanFigures) {
  const earlier = new Map(before.people.map((person) => [person.id, person]));
  return week.people
    .flatMap((person) => {
      const last = earlier.get(person.id);
      if (!last || person.average.n < FEWEST_REPORTS || last.average.n < FEWEST_REPORTS) return [];
      const change = changeFigure(last.average, person.average).value;
      if (change === null) return [];
      return [{ ...person, change }];
    })
    .sort((one, other) => one.change - other.change);
}
