/** A JSON schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const time = { type: "string", format: "date-time" };
const number = { type: "number" };
const integer = { type: "integer" };
const count = { type: "integer", minimum: 0 };
const truth = { type: "boolean" };

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });
const list = (items: Schema): Schema => ({ type: "array", items });
const upToThree = (items: Schema): Schema => ({ type: "array", items, maxItems: 3 });
const mapOf = (additionalProperties: Schema): Schema => ({ type: "object", additionalProperties });
const oneOf = (...values: string[]): Schema => ({ enum: values });
const described = (schema: Schema, description: string): Schema => ({ ...schema, description });
const defined = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** An object with all of these members and no others. */
const record = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const figure = defined("figure");
const quote = defined("quote");
const person = defined("person");
const criterion = defined("criterion");
const mover = defined("mover");
const meetingGroup = defined("meetingGroup");
const advice = defined("advice");
const topic = defined("topic");

const DEFINITIONS: Readonly<Record<string, Schema>> = {
  figure: described(
    record({
      value: nullable(number),
      n: described(count, "Scores that it stands on."),
      of: described(count, "Rows that it could stand on."),
      complete: described(truth, "Whether every row was read; without it there is no value."),
      templates: described(list(text), "IDs or names of the templates that it pools."),
    }),
    "A value with what it covers.",
  ),
  quote: record({
    criterion: text,
    score: number,
    quote: text,
    timestamp_seconds: nullable(number),
    user_id: text,
    meeting_id: text,
    report_id: text,
  }),
  person: record({
    user_id: text,
    name: nullable(text),
    meetings: count,
    reports: count,
    average_score: nullable(number),
    trend: list(nullable(number)),
    previous: nullable(number),
    change: nullable(number),
    score: figure,
    before: nullable(figure),
  }),
  criterion: record({
    name: text,
    scores: count,
    average_score: nullable(number),
    previous: nullable(number),
    change: nullable(number),
    key: described(text, "Of template and name together."),
    label: described(text, "The name, with the template where another criterion has the name too."),
    template: described(text, "ID of the template, else its name."),
    score: figure,
    before: nullable(figure),
  }),
  mover: record({
    kind: oneOf("person", "criterion"),
    label: text,
    user_id: nullable(text),
    previous: number,
    average_score: number,
    change: number,
    scores: count,
    scores_before: count,
  }),
  meetingGroup: record({
    count,
    newest: list(
      record({
        id: text,
        title: text,
        user_id: text,
        started_at: text,
        failure_reason: nullable(text),
      }),
    ),
  }),
  topic: record({ key: text, name: text, average_score: nullable(number), scores: count }),
  advice: record({
    user_id: text,
    name: nullable(text),
    average_score: nullable(number),
    change: nullable(number),
    criterion: nullable(topic),
    strength: described(nullable(topic), "What to praise beside what to work on."),
    quote: nullable(quote),
    score: described(figure, "What the advice stands on: this period and the one before."),
  }),
};

/** The JSON schema of the report that `svc report weekly --json` writes. */
export const WEEKLY_REPORT_SCHEMA: Schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Coaching report of a period, as written by svc report weekly",
  description: "Scores are 0 to 100 with one decimal; null where there is nothing to compute from.",
  ...record({
    schema_version: { const: 1 },
    generated_at: time,
    time_zone: text,
    period: record({ from: time, to: time }),
    user_id: nullable(text),
    compared_with: nullable(
      record({
        kind: oneOf("previous", "baseline"),
        from: time,
        to: time,
        reports: count,
        average_score: nullable(number),
        trend: list(nullable(number)),
      }),
    ),
    reports: record({
      count,
      count_change: nullable(integer),
      average_score: nullable(number),
      average_score_change: nullable(number),
      without_criteria: count,
      trend: list(record({ from: time, reports: count, average_score: nullable(number) })),
      history: described(
        nullable(list(record({ from: time, reports: count, average_score: nullable(number) }))),
        "The weeks up to the end of the period; null where no output shows them.",
      ),
      lowest: list(
        record({
          id: text,
          meeting_id: text,
          user_id: text,
          template_name: text,
          overall_score: number,
          created_at: text,
        }),
      ),
      score: figure,
      before: nullable(figure),
    }),
    people: list(person),
    criteria: list(criterion),
    weakest_criteria: upToThree(criterion),
    evidence: upToThree(record({ criterion: text, low: nullable(quote), high: nullable(quote) })),
    coach_next: upToThree(advice),
    praise: described(upToThree(advice), "Who lies clearly above the team, and in what."),
    follow_up: described(
      list(
        record({
          user_id: text,
          name: nullable(text),
          criterion: described(nullable(text), "Null for the average."),
          before: figure,
          now: figure,
          change: described(nullable(number), "Null where there are too few scores to tell."),
          is_clear: truth,
        }),
      ),
      "Advice on the period before, and how its figures moved.",
    ),
    without_calls: described(
      list(record({ user_id: text, name: nullable(text) })),
      "People with earlier reports, and without a meeting in this period.",
    ),
    talk: described(
      nullable(
        record({
          calls: described(count, "Calls whose transcripts could be measured."),
          of: described(count, "Completed meetings."),
          people: list(
            record({
              user_id: text,
              name: nullable(text),
              calls: count,
              talk_percent: integer,
              longest_monologue: record({ seconds: count, at_seconds: count, meeting_id: text }),
              questions_per_10_minutes: nullable(number),
            }),
          ),
        }),
      ),
      "How people talk; null where the transcripts were not read (--talk).",
    ),
    talking_points: described(
      nullable(
        list(
          record({
            kind: oneOf("praise", "work_on", "follow_up", "talk"),
            text,
            moments: list(
              record({
                meeting_id: text,
                title: nullable(text),
                timestamp_seconds: nullable(number),
                quote: nullable(text),
                score: nullable(number),
              }),
            ),
          }),
        ),
      ),
      "What to talk about with the person; null outside svc report person.",
    ),
    biggest_rise: nullable(mover),
    biggest_fall: nullable(mover),
    meetings: record({
      total: count,
      by_status: mapOf(count),
      failed: meetingGroup,
      no_transcript: meetingGroup,
      without_report: meetingGroup,
    }),
    insights: record({
      total: count,
      by_type: mapOf(count),
      by_sentiment: mapOf(count),
      by_company: described(
        list(record({ company: text, insights: count, by_type: mapOf(count), newest: list(text) })),
        "Companies with the most insights, at most ten.",
      ),
      newest: list(
        record({
          id: text,
          type: text,
          title: text,
          summary: text,
          company_name: nullable(text),
          sentiment: text,
          occurred_at: text,
        }),
      ),
    }),
    gates: nullable(
      record({
        passed: truth,
        min_reports: count,
        if_no_data: oneOf("fail", "warn", "pass"),
        results: list(
          record({
            gate: text,
            subject: nullable(text),
            level: oneOf("fail", "warn"),
            outcome: oneOf("passed", "failed", "warned"),
            value: nullable(number),
            threshold: number,
            message: text,
          }),
        ),
      }),
    ),
    sources: list(
      record({
        figures: text,
        request: text,
        query: mapOf({ type: ["string", "number"] }),
        requests: count,
        items: count,
      }),
    ),
    notes: list(text),
    coach_gap: described(nullable(text), "Why nobody is advised; null where somebody is."),
  }),
  $defs: DEFINITIONS,
};
