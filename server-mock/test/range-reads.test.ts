import { afterAll, beforeAll, expect, it } from "vitest";
import { meanOf } from "../../core/figures/mean.ts";
import type { Period } from "../../core/periods/period.ts";
import { aMeeting, aReport, aUser } from "../library/index.ts";
import { OrganizationHandle } from "../library/organization-handle.ts";
import type { Meeting, ReportDetail } from "../records/resources.ts";
import { readBriefMeetings } from "../store/brief-meetings.ts";
import { readBriefReports, UNREAD_QUOTE } from "../store/brief-reports.ts";
import { readScoreCourses } from "../store/score-courses.ts";
import { createOrganization } from "../team/administration/organizations.ts";
import { type Acme, openAcme } from "./support/acme.ts";

// What pages read of a range: calls and reports in brief, and the course of scores.

const [BEFORE, FIRST, SECOND, LAST, AFTER] = [
  "2026-11-01T08:59:59.999Z",
  "2026-11-01T09:00:00.000Z",
  "2026-11-02T09:00:00.000Z",
  "2026-11-03T09:00:00.000Z",
  "2026-11-03T09:00:00.001Z",
] as const;
const MOMENTS = { BEFORE, FIRST, SECOND, LAST, AFTER };
type Moment = keyof typeof MOMENTS;
const WHOLE = { from: FIRST, to: LAST };

let acme: Acme;
let other: string;
let people: { ana: string; bo: string };
const meetings = new Map<Moment, Meeting>();
const reports = new Map<Moment, ReportDetail>();

beforeAll(async () => {
  acme = await openAcme();
  const handleOf = (id: string) => new OrganizationHandle({ id, name: "Acme" }, acme.service, acme.service.keys);
  const org = handleOf(acme.orgId);
  const [ana, bo] = await org.add(aUser(), aUser());
  people = { ana: ana.id, bo: bo.id };
  for (const [moment, started_at] of Object.entries(MOMENTS)) {
    const user_id = moment === "SECOND" ? bo.id : ana.id;
    const status = moment === "SECOND" ? "failed" : "completed";
    const meeting = await org.add(aMeeting({ user_id, started_at, status }));
    meetings.set(moment as Moment, meeting);
  }
  for (const [moment, overall_score] of [
    ["BEFORE", 10],
    ["FIRST", 70.5],
    ["SECOND", 60],
    ["AFTER", 20],
  ] as const) {
    const { id: meeting_id, user_id } = meetings.get(moment) as Meeting;
    const criteria_scores = [
      {
        name: "Discovery",
        weight: 60,
        score: overall_score,
        feedback: "",
        evidence: [{ quote: "Why?", timestamp_seconds: 4 }],
      },
      { name: "Price", weight: 40, score: null, feedback: "", evidence: [] },
    ];
    const values = { meeting_id, user_id, overall_score, created_at: MOMENTS[moment], criteria_scores };
    reports.set(moment, await org.add(aReport(values)));
  }
  ({ id: other } = await createOrganization(acme.admin, { name: "Other", plan: "business" }));
  await handleOf(other).add(aMeeting({ started_at: SECOND }));
});

afterAll(() => acme.service.close());

const wholeOf = (moment: Moment) => expect.objectContaining({ id: meetings.get(moment)?.id });
const briefOf = (moment: Moment) => ({ user_id: meetings.get(moment)?.user_id, status: "completed", report_count: 1 });

it("reads calls of a range in brief, and those without a report whole, newest first", async () => {
  const read = (scope: { userId?: string; from: string; to: string; orgId?: string }) =>
    readBriefMeetings(acme.service.database, { orgId: acme.orgId, userId: undefined, ...scope });
  expect(await read(WHOLE)).toEqual([wholeOf("LAST"), wholeOf("SECOND"), briefOf("FIRST")]);
  expect(await read({ ...WHOLE, userId: people.ana })).toEqual([wholeOf("LAST"), briefOf("FIRST")]);
  expect(await read({ from: BEFORE, to: BEFORE })).toEqual([briefOf("BEFORE")]);
  expect(await read({ ...WHOLE, orgId: other })).toHaveLength(1);
  expect(await read({ ...WHOLE, orgId: other, userId: people.ana })).toEqual([]);
});

it.each(["stored beside it", "in the report itself, as earlier versions stored it"])(
  "reads the scores of reports of a range, newest first, from what is %s",
  async (way) => {
    if (way !== "stored beside it") await acme.service.database.script(["update reports set brief = null"]);
    const read = async (scope: { userId?: string; from: string; to: string; orgId?: string }) =>
      readBriefReports(acme.service.database, { orgId: acme.orgId, userId: undefined, ...scope });
    const expected = (moment: Moment) => {
      const { id, meeting_id, user_id, template_id, template_name, overall_score, created_at } = reports.get(
        moment,
      ) as ReportDetail;
      const criteria_scores = [
        {
          name: "Discovery",
          weight: 60,
          score: overall_score,
          evidence: [{ quote: UNREAD_QUOTE, timestamp_seconds: null }],
        },
        { name: "Price", weight: 40, score: null, evidence: [] },
      ];
      return { id, meeting_id, user_id, template_id, template_name, overall_score, created_at, criteria_scores };
    };
    expect(await read(WHOLE)).toEqual([expected("SECOND"), expected("FIRST")]);
    expect(await read({ ...WHOLE, userId: people.bo })).toEqual([expected("SECOND")]);
    expect(await read({ from: BEFORE, to: BEFORE })).toEqual([expected("BEFORE")]);
    expect(await read({ ...WHOLE, orgId: other })).toEqual([]);
  },
);

it("reads the scores of each person in spans, of which the last has its end", async () => {
  const spans = [
    { from: FIRST, to: "2026-11-02T08:59:59.999Z" },
    { from: SECOND, to: LAST },
  ];
  const read = async (userId?: string, orgId = acme.orgId, of: readonly Period[] = spans) =>
    new Map(
      [...(await readScoreCourses(acme.service.database, { orgId, userId }, of))].map(([id, course]) => [
        id,
        course.map((mean) => [mean.rows, meanOf(mean)]),
      ]),
    );
  const expected = {
    ana: [
      people.ana,
      [
        [1, 70.5],
        [0, null],
      ],
    ],
    bo: [
      people.bo,
      [
        [0, null],
        [1, 60],
      ],
    ],
  };
  const mapOf = (...names: (keyof typeof expected)[]) =>
    new Map(names.map((name) => expected[name] as [string, unknown]));
  expect(await read()).toEqual(mapOf("ana", "bo"));
  expect(await read(people.bo)).toEqual(mapOf("bo"));
  expect(await read(undefined, other)).toEqual(new Map());
  expect(await read(undefined, undefined, [{ from: BEFORE, to: AFTER }])).toEqual(
    new Map([
      [people.ana, [[3, 33.5]]],
      [people.bo, [[1, 60]]],
    ]),
  );
});
