/** Kind of a field's value, by the field's name: names mean the same in every object of the spec. */
export type FieldKind = "id" | "text" | "number" | "flag" | "time" | "texts" | "rows" | "record";

// Together they name every field of every response in the spec, which a test compares.
const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
  ["id", /^(id|\w+_id|created_by)$/],
  ["time", /_at$/],
  ["flag", /^(is|has)_|^deleted$/],
  ["number", /(score|weight|_count|_seconds)$|^(total_|team_size|version|confidence)/],
  ["texts", /^(strengths|improvements|next_steps|tags)$/],
  ["rows", /^(participants|grading_criteria|criteria_scores|evidence|top_performers)$/],
  ["record", /^(scenario|persona)$/],
  [
    "text",
    /^(name|email|title|company|status|source|type|language|transcript|description|feedback|quote|scorer|time_range|summary|industry|sentiment|difficulty|coaching_tone|prompt_template|industry_context|call_type|meeting_url|failure_reason|\w+_(name|title))$/,
  ],
];

interface Field {
  readonly name: string;
  readonly kind: FieldKind | undefined;
  /** Whether it is another name for a field that the API document describes without naming it. */
  readonly isOther: boolean;
}

/** Other names for what the API document describes without a field name, and the paths where they are. */
export const OTHER_NAMES: ReadonlyMap<string, readonly [name: string, where: RegExp]> = /* @__PURE__ */ new Map([
  ["_id", ["id", /./]],
  ["uuid", ["id", /./]],
  ["created", ["created_at", /./]],
  ["creation_time", ["created_at", /./]],
  ["score", ["overall_score", /report|roleplay/]],
  ["criteria", ["criteria_scores", /report/]],
  ["scores", ["criteria_scores", /report/]],
]);

const fields = new Map<string, Field>();
const MOST_REMEMBERED = 500;

/** A field by the name that the service gives it: `overallScore`, `OverallScore` and `overall-score` are `overall_score`. */
export function fieldOf(given: string): Field {
  return fields.get(given) ?? readField(given);
}

// Not inlined: V8 would allocate what its closure captures at every call of `fieldOf`.
function readField(given: string): Field {
  const name = toSnakeCase(given);
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  const field = { name, kind, isOther: OTHER_NAMES.has(name) };
  if (fields.size < MOST_REMEMBERED) fields.set(given, field);
  return field;
}

/** A name in the API's spelling. */
const toSnakeCase = (name: string): string =>
  /^[a-z\d_]*$/.test(name) ? name : name.replace(/-|([a-z\d])(?=[A-Z])/g, "$1_").toLowerCase();
