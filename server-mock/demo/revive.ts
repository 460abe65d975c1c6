import { EMPTY_FIELDS } from "../generated/operations.ts";
import type { ServiceRecord } from "../records/records.ts";
import { type DemoKind, demoId } from "./id.ts";
import type { ArchivedRecord } from "./read-archive.ts";

/** Position of a story in the demo data. */
export interface Place {
  seed: string;
  index: number;
  /** Start of the story, in milliseconds. */
  beganMs: number;
  now: Date;
}

const KIND_OF: Readonly<Record<string, DemoKind>> = {
  org_id: "organization",
  user_id: "user",
  created_by: "user",
  template_id: "template",
  meeting_id: "meeting",
  report_id: "report",
};

/** Maximum number of objects in one story, for kinds whose IDs are numbered within it; others are numbered globally. */
const PER_STORY: Partial<Record<DemoKind, number>> = { meeting: 1, report: 2, insight: 6, session: 1 };

/** ID for a number in the archive. */
export function idAt({ seed, index }: Pick<Place, "seed" | "index">, kind: DemoKind, number: number): string {
  return demoId(seed, kind, index * (PER_STORY[kind] ?? 0) + number);
}

/** Converts an archived record's IDs and times; no time is in the future. */
export function revive({ kind, value }: ArchivedRecord, place: Place): ServiceRecord {
  // A field that the spec got after the archive was made is empty in it.
  const revived: Record<string, unknown> = { ...(kind === "report" && EMPTY_FIELDS.ReportDetail), ...value };
  for (const [name, field] of Object.entries(value)) {
    const other = name === "id" ? (kind as DemoKind) : KIND_OF[name];
    if (name === "scenario") revived[name] = withScenarioId(field as { id: number }, place);
    else if (typeof field !== "number") continue;
    else if (other !== undefined) revived[name] = idAt(place, other, field);
    else if (name.endsWith("_at"))
      revived[name] = new Date(Math.min(place.beganMs + field * 1000, place.now.getTime())).toISOString();
  }
  return { kind, value: revived } as unknown as ServiceRecord;
}

function withScenarioId(scenario: { id: number }, place: Place): object {
  return { ...scenario, id: idAt(place, "scenario", scenario.id) };
}
