import { completeDraft } from "../../../server-mock/library/builders/complete-draft.ts";
import type {
  MeetingDetail,
  ReportDetail,
  RoleplaySession,
  Template,
  User,
} from "../../../server-mock/library/index.ts";
import type { ServiceRecord } from "../../../server-mock/records/records.ts";
import { Random } from "../../support/random.ts";
import { linesOf } from "../oracle/transcript.ts";
import { MANAGER, PEOPLE, TEMPLATES } from "./hostile-people.ts";
import { criteriaOf, scoreOf } from "./hostile-scores.ts";
import { customerOf, insightOf, participantsOf, titleOf, transcriptOf } from "./hostile-talk.ts";
import { EDGES, NOW, ZONE } from "./hostile-times.ts";
import { sortRecords, type TrueRecords } from "./records.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const REPORTS = 3_500;
const INSIGHTS = 1_100;
const SESSIONS = 45;
const ORGANIZATION = { id: "0a6e0000-0000-4000-8000-000000000001", name: "Acme <Hostile>" };
/** States of calls that have no report. */
const WITHOUT_REPORT = ["failed", "no_transcript", "fetched", "processing", "pending", "completed"] as const;

const back = (milliseconds: number): string => new Date(NOW.getTime() - milliseconds).toISOString();

/** An organization in which nothing is as simple as in a demo. The same one every time. */
export function hostileOrganization(seed = 20_261_104): TrueRecords {
  const world = new Builder(seed);
  for (const at of EDGES) world.addScored(at);
  // Twice as many in the newer half of a span as in the older one, back to more than a year ago.
  for (let index = world.reports.length; index < REPORTS - 80; index += 1)
    world.addScored(new Date(NOW.getTime() - Math.floor(400 * DAY_MS * world.random.next() ** 1.5)));
  for (const report of world.someReports()) world.addSecondReport(report);
  for (let index = 0; index < 120; index += 1) world.addUnscored(index);
  world.addFew();
  for (let index = 0; index < INSIGHTS; index += 1) world.addInsight();
  for (let index = 0; index < SESSIONS; index += 1) world.addSession(index);
  return sortRecords(world.records(), { orgId: ORGANIZATION.id, now: NOW, zone: ZONE });
}

class Builder {
  readonly random: Random;
  readonly users: User[];
  readonly templates: Template[];
  readonly meetings: MeetingDetail[] = [];
  readonly reports: ReportDetail[] = [];
  readonly #others: ServiceRecord[] = [];
  readonly #callers: User[];

  constructor(seed: number) {
    this.random = new Random(seed);
    this.users = PEOPLE.map(({ calls: _, ...values }) => completeDraft({ kind: "user", values }, this.#source()));
    const created_at = back(420 * DAY_MS);
    this.templates = TEMPLATES.map((values) =>
      completeDraft({ kind: "template", values: { ...values, created_at } }, this.#source()),
    );
    this.#callers = this.users.flatMap((user, index) => Array.from({ length: PEOPLE[index]?.calls ?? 0 }, () => user));
  }

  /** A call with a report that was created at the instant. */
  addScored(at: Date, user = this.random.pick(this.#callers)): void {
    const meeting = this.#addMeeting({ user, at: new Date(at.getTime() - 50 * MINUTE_MS), status: "completed" });
    this.#addReport(meeting, at.toISOString());
  }

  /** The newest, and some of all ages. */
  someReports(): ReportDetail[] {
    const byAge = this.reports.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
    return byAge.filter((_, index) => index % 43 === 0 || index === 1);
  }

  /** The same call on another template, which gives another score. */
  addSecondReport(first: ReportDetail): void {
    const meeting = this.meetings.find(({ id }) => id === first.meeting_id) as MeetingDetail;
    const at = new Date(Math.min(NOW.getTime(), Date.parse(first.created_at) + this.random.below(90) * MINUTE_MS));
    this.#addReport(
      meeting,
      at.toISOString(),
      this.templates.find(({ id }) => id !== first.template_id),
    );
  }

  addUnscored(index: number): void {
    const at = new Date(NOW.getTime() - Math.floor(45 * DAY_MS * this.random.next()));
    const user = this.random.pick(this.#callers);
    this.#addMeeting({ user, at, status: WITHOUT_REPORT[index % WITHOUT_REPORT.length] ?? "failed" });
  }

  /** Somebody with two scores, and somebody whose calls nobody scored. */
  addFew(): void {
    const named = (name: string) => this.users.find((user) => user.name === name) as User;
    for (const days of [2, 5]) this.addScored(new Date(NOW.getTime() - days * DAY_MS - 12_345), named("Rare Rita"));
    for (const days of [1, 9])
      this.#addMeeting({ user: named("Unscored Una"), at: new Date(NOW.getTime() - days * DAY_MS), status: "fetched" });
  }

  addInsight(): void {
    const meeting = this.random.pick(this.meetings);
    const at = back(Math.floor(120 * DAY_MS * this.random.next()));
    const value = completeDraft({ kind: "insight", values: insightOf(this.random, meeting, at) }, this.#source());
    this.#others.push({ kind: "insight", value: { ...value, org_id: ORGANIZATION.id } });
  }

  addSession(index: number): void {
    const statuses = ["scored", "scored", "completed", "abandoned", "scheduled"] as const;
    const status = statuses[index % statuses.length] ?? "scored";
    const values: Partial<RoleplaySession> = {
      user_id: this.random.pick(this.users).id,
      status,
      overall_score: status === "scored" ? scoreOf(this.random, 70) : null,
      created_at: back(index * 13 * 60 * MINUTE_MS),
    };
    const value = completeDraft({ kind: "session", values }, this.#source());
    this.#others.push({ kind: "session", value: { ...value, org_id: ORGANIZATION.id } });
  }

  records(): ServiceRecord[] {
    const org_id = ORGANIZATION.id;
    const counts = new Map<string, number>();
    for (const { meeting_id: id } of this.reports) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [
      { kind: "organization", value: { ...ORGANIZATION, plan: "business", subscription_status: "active" } },
      ...this.users.map((value) => ({ kind: "user", value: { ...value, org_id } }) as const),
      ...this.templates.map((value) => ({ kind: "template", value: { ...value, org_id } }) as const),
      ...this.meetings.map(
        (value) => ({ kind: "meeting", value: { ...value, report_count: counts.get(value.id) ?? 0, org_id } }) as const,
      ),
      ...this.reports.map((value) => ({ kind: "report", value: { ...value, org_id } }) as const),
      ...this.#others,
    ];
  }

  #addMeeting({ user, at, status }: { user: User; at: Date; status: MeetingDetail["status"] }): MeetingDetail {
    const customer = customerOf(this.random);
    const hasWords = status === "completed" || status === "processing" || status === "fetched";
    const colleague = this.random.below(4) === 0 ? MANAGER : undefined;
    const values: Partial<MeetingDetail> = {
      user_id: user.id,
      status,
      title: titleOf(this.meetings.length, customer),
      started_at: at.toISOString(),
      participants: participantsOf(user, customer, colleague),
      transcript: hasWords ? transcriptOf(this.random, user.name, customer) : null,
      language: "en",
    };
    const meeting = completeDraft({ kind: "meeting", values }, this.#source());
    this.meetings.push(meeting);
    return meeting;
  }

  #addReport(meeting: MeetingDetail, at: string, template = this.random.pick(this.templates)): void {
    const level = 55 + ((this.users.findIndex(({ id }) => id === meeting.user_id) * 7) % 30);
    const values: Partial<ReportDetail> = {
      meeting_id: meeting.id,
      user_id: meeting.user_id,
      template_id: template.id,
      template_name: template.name,
      overall_score: scoreOf(this.random, level),
      created_at: at,
      criteria_scores: criteriaOf(this.random, { template, level, lines: linesOf(meeting.transcript) }),
    };
    this.reports.push(completeDraft({ kind: "report", values }, this.#source()));
  }

  #source() {
    return { id: this.random.uuid(), now: NOW.toISOString(), userId: "", meetingId: "" };
  }
}
