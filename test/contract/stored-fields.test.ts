import { expect, it } from "vitest";
import { OPEN_API_JSON } from "../../spec/generated/open-api-document.ts";

interface Schema {
  required?: string[];
  allOf?: Schema[];
  $ref?: string;
}

const { schemas } = (JSON.parse(OPEN_API_JSON) as { components: { schemas: Record<string, Schema> } }).components;

function requiredOf({ required = [], allOf = [], $ref }: Schema): string[] {
  const referred = $ref === undefined ? undefined : schemas[$ref.replace(/.*\//, "")];
  return [...required, ...[...allOf, ...(referred ? [referred] : [])].flatMap(requiredOf)];
}

// Rows are stored as they are returned. To add a required field, give it to the rows of earlier versions in a step of
// server-mock/store/migrations.ts, as `003-report-scorer` does; then name it here.
it.each([
  [
    "MeetingDetail",
    "call_type created_at duration_seconds ended_at failure_reason has_transcript id language meeting_url participants report_count source started_at status title transcript updated_at user_id",
  ],
  [
    "Template",
    "call_type coaching_tone created_at created_by description grading_criteria id industry_context is_active name prompt_template updated_at version",
  ],
  [
    "ReportDetail",
    "coaching_tone created_at criteria_scores feedback id improvements meeting_id next_steps overall_score scorer strengths template_id template_name user_id",
  ],
  [
    "Insight",
    "company_name confidence created_at id industry meeting_id occurred_at prospect_name prospect_title quote report_id sentiment speaker_name summary tags timestamp_seconds title type user_id",
  ],
  [
    "RoleplaySession",
    "created_at duration_seconds ended_at id overall_score persona scenario started_at status template_id updated_at user_id",
  ],
])("every field that a stored %s must have was given to the rows of earlier versions", (name, fields) => {
  expect(
    requiredOf(schemas[name] ?? {}).sort(),
    "a field needs a step of server-mock/store/migrations.ts; then name it here",
  ).toEqual(fields.split(" ").sort());
});
