/** A schema of the spec, as far as it is read here. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
  additionalProperties?: unknown;
  "x-assumed"?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

/**
 * What the API document names itself where the spec marks a detail: bounds, rounding, null, the order of states. The fields
 * and values are the document's all the same.
 */
const DOCUMENTED = new Set([
  ...["id", "status", "user_id", "transcript"].map((name) => `MeetingDetail.${name}`),
  ...["name", "prompt_template", "grading_criteria"].map((name) => `Template.${name}`),
  ...["name", "weight", "description"].map((name) => `GradingCriterion.${name}`),
  ...["id", "user_id"].map((name) => `Report.${name}`),
  ...["time_range", "team_size", "total_meetings", "total_reports", "average_score", "top_performers"].map(
    (name) => `TeamStats.${name}`,
  ),
  ...["user_id", "name", "avg_score", "report_count"].map((name) => `TopPerformer.${name}`),
  ...["MeetingStatus", "CallTypeOrNull", "CoachingToneOrNull", "TimeRange"],
]);

/** Name of a component that a reference points to. */
export function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

/** Reports whether a property of a component may be absent in a service that decides otherwise. */
export function isAssumedProperty(name: string, schema: Schema, property: string): boolean {
  const mark = schema.properties?.[property]?.["x-assumed"] ?? schema["x-assumed"];
  return mark !== undefined && !DOCUMENTED.has(`${name}.${property}`);
}

/** Reports whether a component is a list of values that a service may extend. */
export function isAssumedEnum(name: string, schema: Schema): boolean {
  return schema.enum !== undefined && schema["x-assumed"] !== undefined && !DOCUMENTED.has(name);
}
