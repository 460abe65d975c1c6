import type { ReportDetail, Template } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { type OwnedId, reportsOf } from "../store/meeting-queries.ts";
import { defineQuery } from "../store/query.ts";
import { listMeetingsToScore, type MeetingSelection } from "./list-meetings.ts";
import { listTemplates, type PlannedReport, type PlanOptions, planReports } from "./plan-reports.ts";

const jobsOf = defineQuery<OwnedId, { dedupe_key: string; state: string; created_at: string }>(
  "select dedupe_key, state, created_at from jobs where org_id = :orgId and subject = :id",
);

/** A request for reports: which meetings, and which templates. */
export type ReportRequest = PlanOptions & MeetingSelection;

/** Plans the requested reports, meeting by meeting, and counts those that would only repeat existing ones. */
export async function* planRequest(
  database: Database,
  request: ReportRequest,
  scorer: string,
): AsyncGenerator<{ meetingId: string; reports: PlannedReport[]; known: number; withoutTemplate: string[] }> {
  const { orgId, again } = request;
  const templates = await listTemplates(database, orgId);
  for await (const meeting of listMeetingsToScore(database, request)) {
    const { reports, withoutTemplate } = planReports([meeting], templates, { ...request, scorer });
    const known =
      again === undefined ? await findKnown(database, reports, { orgId, scorer }) : new Set<PlannedReport>();
    const wanted = reports.filter((report) => !known.has(report));
    yield { meetingId: meeting.id, reports: wanted, known: known.size, withoutTemplate };
  }
}

/**
 * Finds the reports that exist or are queued: of this transcript, this version of the template and this scorer. Reports from
 * elsewhere (imported, demo data) count whatever their scorer: a second opinion is only produced on request.
 */
async function findKnown(
  database: Database,
  planned: readonly PlannedReport[],
  { orgId, scorer }: { orgId: string; scorer: string },
): Promise<Set<PlannedReport>> {
  const known = new Set<PlannedReport>();
  const [first] = planned;
  if (!first) return known;
  const meeting = { orgId, id: first.job.subject };
  const jobs = await database.all(jobsOf, meeting);
  const reports = await database.all(reportsOf, meeting);
  for (const plan of planned) {
    const { version, template } = plan;
    const same = jobs.filter(({ dedupe_key: key }) => key.startsWith(`${version}:`));
    const ofTemplate = reports.filter(({ template_id }) => template_id === template.id);
    const isProducedHere = jobs.some(({ dedupe_key: key }) => key.startsWith(`${meeting.id}:${template.id}:`));
    // A report from before the first job of this version is of an earlier one.
    const isOfSame = ({ created_at: at }: { created_at: string }) => same.some((job) => job.created_at <= at);
    const isThere = isProducedHere
      ? ofTemplate.some((report) => isOfSame(report) && isBy(scorer, scorerOf(report)))
      : ofTemplate.some((report) => isOfThisVersion(report, template));
    if (isThere || same.some(({ state }) => state === "waiting" || state === "running")) known.add(plan);
  }
  return known;
}

/** Reports whether a report is by a scorer: for a model it may also name the model that responded. */
const isBy = (scorer: string, named: string | null): boolean =>
  named === scorer || (named?.startsWith(`${scorer} as `) ?? false);

function scorerOf({ document, detail }: { document: string; detail: string }): string | null {
  const report = { ...JSON.parse(document), ...JSON.parse(detail) } as Partial<ReportDetail>;
  return report.scorer ?? null;
}

/**
 * Reports whether a report is of the template's current version. Reports do not store the version; one that is older than the
 * last change is not.
 */
function isOfThisVersion({ created_at }: { created_at: string }, { version, updated_at }: Template): boolean {
  return version === 1 || created_at >= updated_at;
}
