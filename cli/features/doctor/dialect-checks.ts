import { type Dialect, describeDialect } from "../../../core/dialect/describe-dialect.ts";
import { fieldsOf, missingFields } from "../../../core/dialect/missing-fields.ts";
import { isSvcError, type SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { type CheckResult, passed, skipped, warned } from "./checks.ts";

const SAMPLE = 5;

type Row = Record<string, unknown>;

/** Reports the service's dialect and the fields that its responses lack. Prints names and shapes only, no customer data. */
export async function checkResponses(
  { signal }: Context,
  { client, spec }: { client: SvcClient; spec: object },
): Promise<CheckResult[]> {
  const samples = await readSamples(client, signal);
  const raw = await Promise.all(
    ["/meetings", "/reports"].map((path) =>
      client.request("GET", path, { query: { limit: SAMPLE }, signal }).catch(ignoreFailure),
    ),
  );
  return [checkDialect(raw.filter((body) => body !== undefined).map(describeDialect)), checkFields(samples, spec)];
}

// A failed request is reported by its own check.
function ignoreFailure(error: unknown): undefined {
  if (!isSvcError(error) || error.code === "aborted") throw error;
}

function checkDialect(dialects: readonly Dialect[]): CheckResult {
  if (dialects.length === 0) return skipped("dialect", "no list could be read");
  const differences = [...new Set(dialects.flatMap((dialect) => dialect.differences))];
  if (differences.length === 0) return passed("dialect", "responses are as the spec says");
  const detail = `responses differ from the spec: ${differences.join("; ")}`;
  return dialects.some(({ onlyFirstPage }) => onlyFirstPage)
    ? warned("dialect", detail, "Lists beyond their first page fail: narrow the filters until a list fits one page")
    : warned("dialect", detail, "Nothing to do: svc understands this. Include it in a bug report");
}

/** Objects of one kind, and the schema that describes them. */
interface Sample {
  resource: string;
  schema: string;
  objects: Row[];
}

async function readSamples(client: SvcClient, signal: AbortSignal): Promise<Sample[]> {
  const options = { signal };
  const query = { limit: SAMPLE };
  const rows = async (list: PromiseLike<{ data: object[] }>): Promise<Row[]> => {
    const page = await Promise.resolve(list).catch(ignoreFailure);
    return (page?.data ?? []) as Row[];
  };
  const one = async (call: PromiseLike<object>): Promise<Row[]> => {
    const object = await Promise.resolve(call).catch(ignoreFailure);
    return object ? [object as Row] : [];
  };
  const meetings = await rows(client.meetings.list(query, options));
  const reports = await rows(client.reports.list(query, options));
  const templates = await rows(client.templates.list(query, options));
  const insights = await rows(client.insights.list(query, options));
  const sessions = await rows(client.roleplay.sessions.list(query, options));
  const statistics = await one(client.team.stats({}, options));
  const [meetingId, reportId] = [meetings[0]?.["id"], reports[0]?.["id"]];
  const meeting = typeof meetingId === "string" ? await one(client.meetings.get(meetingId, options)) : [];
  const report = typeof reportId === "string" ? await one(client.reports.get(reportId, options)) : [];
  return [
    { resource: "meetings", schema: "Meeting", objects: meetings },
    { resource: "reports", schema: "Report", objects: reports },
    { resource: "templates", schema: "Template", objects: templates },
    { resource: "insights", schema: "Insight", objects: insights },
    { resource: "roleplay sessions", schema: "RoleplaySession", objects: sessions },
    { resource: "team statistics", schema: "TeamStats", objects: statistics },
    { resource: "one meeting", schema: "MeetingDetail", objects: meeting },
    { resource: "one report", schema: "ReportDetail", objects: report },
  ];
}

/** Features that do not work without a field. */
const CONSEQUENCES: readonly (readonly [resource: string, field: string, consequence: string])[] = [
  ["meetings", "participants", "people are shown by id"],
  ["meetings", "title", "meetings are shown by id"],
  ["meetings", "started_at", "meetings have no time"],
  ["meetings", "report_count", "meetings without a report are not counted"],
  ["reports", "overall_score", "averages, gates and trends are empty"],
  ["reports", "created_at", "trends are empty"],
  ["reports", "meeting_id", "reports cannot be followed to their meetings"],
  ["one report", "criteria_scores", "criteria have no figures"],
  ["one meeting", "transcript", "transcripts cannot be read or searched"],
  ["insights", "type", "insights cannot be grouped"],
  ["insights", "meeting_id", "insights cannot be followed to their meetings"],
  ["team statistics", "top_performers", "no names from statistics"],
];

function checkFields(samples: readonly Sample[], spec: object): CheckResult {
  const filled = samples.filter(({ objects }) => objects.length > 0);
  if (filled.length === 0) return skipped("fields", "there is nothing to look at");
  const gaps = filled
    .map(({ resource, schema, objects }) => ({ resource, missing: missingFields(objects, fieldsOf(spec, schema)) }))
    .filter(({ missing }) => missing.length > 0);
  if (gaps.length === 0)
    return passed("fields", `all fields of the spec are there (${filled.length} kinds of objects)`);
  const consequences = CONSEQUENCES.filter(([resource, field]) =>
    gaps.some((gap) => gap.resource === resource && gap.missing.includes(field)),
  ).map(([, , consequence]) => consequence);
  const detail = gaps
    .map(({ resource, missing }) => `${resource} ${/^one /.test(resource) ? "lacks" : "lack"} ${missing.join(", ")}`)
    .join("; ");
  const fix =
    consequences.length > 0 ? `Expect that ${consequences.join("; ")}` : "Nothing to do: they are shown as unknown";
  return warned("fields", detail, fix);
}
