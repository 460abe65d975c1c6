import { biggestMoves } from "../../../../core/ranking/biggest-moves.ts";
import type { RankedPerson } from "../../../../core/ranking/rank-people.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { scoreText } from "../../../../core/words/score-text.ts";
import { readMeetings } from "../../records/meetings.ts";
import type { QueueState } from "../../records/queue.ts";
import { seesTeam } from "../../records/scope.ts";
import { lowestReport, type PersonRow, type SpanFigures } from "../../records/team.ts";
import { changeCell } from "../../views/figures.ts";
import { type Content, html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MOST = 3;
const LOW_SCORE = 60;

/** What the looks are chosen from. */
interface Looks {
  week: SpanFigures;
  queue: QueueState | undefined;
  /** Whom the reader may see, who needs a look most first. */
  ranked: readonly RankedPerson<PersonRow>[];
  /** How far single scores lie from their person's mean of the week. */
  scatter: number;
}

/** The three things of a week that deserve a look, the most urgent first. */
export async function attentionList(visit: MemberVisit, { week, queue, ranked, scatter }: Looks): Promise<Content[]> {
  const [failed, lowest] = await Promise.all([
    readMeetings(visit, { status: "failed", ...week.span }, 1),
    lowestReport(visit, week.span),
  ]);
  const low = seesTeam(visit) ? ranked.find(({ isClear }) => isClear) : undefined;
  const people = ranked.map(({ row }) => row);
  const { rise, fall } = biggestMoves(people, [], { people: scatter, criteria: 0 });
  const looks: (Content | false)[] = [
    queue !== undefined &&
      queue.failed > 0 &&
      html`${countText(queue.failed, "report")} could not be produced. <a href="/jobs">See why, and try again</a>`,
    failed.total > 0 &&
      html`${countText(failed.total, "call")} failed, so nobody learns from ${failed.total === 1 ? "it" : "them"}. <a href="/meetings?status=failed">Failed calls</a>`,
    low !== undefined &&
      html`<a href="/people/${low.row.user_id}">${low.row.name}</a> needs coaching most: ${scoreText(low.score.value)} over ${countText(low.score.n, "report")} of 14 days, clearly below the team.`,
    fall !== null &&
      fall.user_id !== low?.row.user_id &&
      html`<a href="/people/${fall.user_id}">${fall.label}</a> went down, ${changeCell(fall.change)} over ${countText(fall.scores, "report")}: a good moment to listen together.`,
    lowest !== undefined &&
      lowest.overall_score < LOW_SCORE &&
      html`The weakest call scored ${scoreText(lowest.overall_score)}. <a href="/meetings/${lowest.meeting_id}?report=${lowest.id}">What happened there</a>`,
    rise !== null &&
      html`<a href="/people/${rise.user_id}">${rise.label}</a> went up, ${changeCell(rise.change)} over ${countText(rise.scores, "report")}: worth praise, and a call to show others.`,
  ];
  return looks.filter((look) => look !== false).slice(0, MOST);
}
