import { isTooFew } from "../../../../core/figures/figure.ts";
import type { RankedPerson } from "../../../../core/ranking/rank-people.ts";
import type { PersonRow } from "../../../../core/report/compare-figures.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { type Scale, scaleAround } from "../../../../design/charts/scale.ts";
import { sparkline } from "../../../../design/charts/sparkline.ts";
import { COURSE_WEEKS, type Courses, readCourses } from "../../records/courses.ts";
import { peopleOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { readSpanReport, type SpanReport } from "../../records/span-report.ts";
import { badge, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { type Content, changeCell, drawing, html, scoreCell } from "../../views/html.ts";
import { listTitle, namedPage } from "../../visit/list-fields.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import { readSpans, SPAN_FIELDS, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "People";

/** Somebody of the team; `ranked` where there are reports of the span. */
interface Row {
  person: Pick<TeamMember, "id" | "label">;
  ranked: RankedPerson<PersonRow> | undefined;
}

/** Everybody's average, change and course, who to look at first; members see their own page instead. */
export async function listTeam(visit: MemberVisit): Promise<Outcome> {
  const spans = readSpans(visit, "30d");
  if (!seesTeam(visit)) return redirect(`/people/${visit.session.user.id}${spans.query}`);
  const people = await peopleOf(visit);
  const rows = rowsOf(await readSpanReport(visit, spans, { userId: undefined }), people);
  const nameOf = ({ person }: Row) => person.label;
  const { shown, search, pages, number } = namedPage(visit, { rows, nameOf, filters: SPAN_FIELDS });
  const head = pageHead(TITLE, {
    lead: html`${spans.title}, compared with ${spans.besideText}. People who need help most come first; few reports count for less.`,
    actions: html`<a class="button" href="/criteria${spans.query}">Criteria</a> <a class="button" href="/report">Weekly report</a>`,
  });
  if (people.size === 0)
    return page(
      TITLE,
      html`${head}${emptyState("Nobody yet", "Invite the people whose calls are coached.", html`<a class="button primary" href="/settings/people/new">Invite</a>`)}`,
    );
  const courses = await readCourses(visit, spans, undefined);
  return page(
    listTitle(TITLE, spans.titles, number),
    html`${head}${spanForm(visit, spans)}
${search}
${shown.length === 0 ? html`<p>Nobody of this name.</p>` : html`${table(TITLE, columnsOf(courses, spans.query), shown)}${pages}`}`,
  );
}

/** People with reports, the lowest first, and after them those without who are still there. */
function rowsOf(read: SpanReport, people: ReadonlyMap<string, TeamMember>): Row[] {
  const ranked = read.ranked.map((each): Row => {
    const { user_id: id } = each.row;
    return { person: people.get(id) ?? { id, label: "somebody who left" }, ranked: each };
  });
  const known = new Set(ranked.map(({ person }) => person.id));
  const others = [...people.values()].filter(({ id, is_active }) => is_active && !known.has(id));
  return [...ranked, ...others.map((person) => ({ person, ranked: undefined }))];
}

function columnsOf({ people, all }: Courses, query: string): Column<Row>[] {
  const scale = scaleAround([...people.values(), all].flatMap((course) => course.map(({ value }) => value)));
  return [
    { head: "Name", cell: ({ person: { id, label } }) => html`<a href="/people/${id}${query}">${label}</a>` },
    { head: "Reports", isNumber: true, cell: ({ ranked }) => ranked?.row.score.of ?? 0 },
    { head: "Average", isNumber: true, cell: ({ ranked }) => scoreCell(ranked?.row.score.value ?? null) },
    { head: "Change", isNumber: true, cell: ({ ranked }) => changeCell(ranked?.row.change ?? null) },
    { head: "Against the team", cell: ({ ranked }) => standingOf(ranked) },
    {
      head: `${COURSE_WEEKS} weeks, from ${scale.low} to ${scale.high}`,
      cell: ({ person }) => courseCell(person, people, scale),
    },
  ];
}

function courseCell({ id, label }: Row["person"], people: Courses["people"], scale: Scale): Content {
  const course = people.get(id);
  if (!course) return html`<span class="mute">no reports</span>`;
  const line = sparkline(
    `Weekly averages of ${label}`,
    course.map(({ value }) => value),
    scale,
  );
  const reports = course.reduce((sum, { n }) => sum + n, 0);
  return html`<div class="row">${drawing(line)}<span class="small mute">${countText(reports, "report")}</span></div>`;
}

/** Only what chance does not explain has a color. */
function standingOf(ranked: Row["ranked"]): Content {
  if (!ranked) return undefined;
  if (isTooFew(ranked.score)) return html`<span class="small mute">too few to tell</span>`;
  if (ranked.standing === "alone") return html`<span class="small mute">nobody to compare with</span>`;
  return ranked.standing && badge(`clearly ${ranked.standing}`, ranked.standing === "below" ? "bad" : "good");
}
