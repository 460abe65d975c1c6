import { afterAll, expect, it } from "vitest";
import type { MeetingDetail, ReportDetail } from "../../../server-mock/library/index.ts";
import type { ServiceRecord } from "../../../server-mock/records/records.ts";
import { openWorld } from "../../truth/open-world.ts";
import { demoOrganization } from "../../truth/organization/demo-organization.ts";
import { sortRecords } from "../../truth/organization/records.ts";
import { CALL, FORMS } from "./forms.ts";
import { SURFACES } from "./surfaces.ts";

// One call in every form: every surface reads the same speakers, moments and words, and every quote of it holds.

const demo = demoOrganization();
const carriers = demo.reports.filter(
  ({ meeting_id: id }, index) => index === demo.reports.findIndex((one) => one.meeting_id === id),
);
const participants = [...new Set(CALL.map(({ speaker }) => speaker))].map((name) => ({
  name,
  is_internal: name === "Ana Ruiz",
}));

const meetings: MeetingDetail[] = FORMS.map(({ write }, index) => {
  const meeting = demo.meetings.find(({ id }) => id === carriers[index]?.meeting_id) as MeetingDetail;
  return { ...meeting, participants, transcript: write(CALL) } as MeetingDetail;
});
const reports: ReportDetail[] = FORMS.map(({ hasTimes }, index) => {
  const evidence = CALL.map(({ text, seconds }) => ({
    quote: `“${text.toUpperCase()}”`,
    timestamp_seconds: hasTimes ? seconds : null,
  }));
  const criterion = { name: "All", weight: 1, score: 80, feedback: "", evidence };
  const texts = { feedback: "", strengths: [] };
  return { ...carriers[index], ...texts, overall_score: 80, criteria_scores: [criterion] } as ReportDetail;
});
const kept = demo.all.filter(({ kind }) => kind === "organization" || kind === "user" || kind === "template");
const own = (kind: "meeting" | "report", values: readonly object[]) =>
  values.map((value) => ({ kind, value: { ...value, org_id: demo.orgId } }) as unknown as ServiceRecord);
const world = await openWorld(sortRecords([...kept, ...own("meeting", meetings), ...own("report", reports)], demo));
afterAll(() => world.close());

const expected = (hasTimes: boolean) =>
  CALL.map(({ speaker, seconds, text }) => [speaker, hasTimes ? seconds : null, text]);

it.each(FORMS.flatMap((form, index) => Object.keys(SURFACES).map((surface) => ({ form: form.name, surface, index }))))(
  "a transcript with $form is read by $surface",
  async ({ surface, index }) => {
    const shown = await SURFACES[surface]?.(world, meetings[index] as MeetingDetail);
    expect(shown).toEqual(expected(FORMS[index]?.hasTimes ?? false));
  },
);

it("every quote is found in every form by svc reports verify", async () => {
  const checks = JSON.parse(await world.command(["reports", "verify", "--every", "-o", "json"])) as Record<
    string,
    unknown
  >[];
  expect(checks).toHaveLength(FORMS.length);
  for (const check of checks) expect(check).toMatchObject({ result: "holds", quotes: CALL.length, found: CALL.length });
});
