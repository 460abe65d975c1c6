import { completeDraft } from "../../../server-mock/library/builders/complete-draft.ts";
import { aMeeting, aReport } from "../../../server-mock/library/builders/draft.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { seededIds } from "../../../server-mock/records/ids.ts";
import type { ServiceRecord } from "../../../server-mock/records/records.ts";
import { writeRecords } from "../../../server-mock/store/write-records.ts";
import { PEPPER } from "../../harness.ts";

const USERS = 20;
const SPAN_MS = 730 * 24 * 60 * 60 * 1000;
const STATUSES = [
  "completed",
  "completed",
  "completed",
  "completed",
  "failed",
  "pending",
  "fetched",
  "processing",
  "no_transcript",
] as const;
const BATCH_SIZE = 10_000;

/** What a filled database has. */
interface Filled {
  orgId: string;
  key: string;
  meetingId: string;
}

/** Writes one organization with 20 users, meetings evenly over two years, and a report for every completed one. */
export async function fillDatabase(database: string, total: number): Promise<Filled> {
  const ids = seededIds(`bench ${total}`);
  const service = await openService({ database, pepper: PEPPER, ids });
  const orgId = ids.uuid();
  const users = Array.from({ length: USERS }, () => ids.uuid());
  const now = Date.now();
  let meetingId = "";
  await writeRecords(service.database, records(), { now: new Date(now), batchSize: BATCH_SIZE });
  const { key } = await service.keys.create({ orgId, name: "Bench", permissions: ["admin"] });
  await service.close();
  return { orgId, key, meetingId };

  function* records(): Iterable<ServiceRecord> {
    yield {
      kind: "organization",
      value: { id: orgId, name: "Bench", plan: "business", subscription_status: "active" },
    };
    for (const [index, id] of users.entries()) {
      const email = `user-${index}@bench.example`;
      yield {
        kind: "user",
        value: { id, org_id: orgId, name: `User ${index}`, email, role: "member", is_active: true },
      };
    }
    for (let index = 0; index < total; index += 1) yield* meetingRecords(index);
  }

  function* meetingRecords(index: number): Iterable<ServiceRecord> {
    const at = new Date(now - ((index + 0.5) / total) * SPAN_MS).toISOString();
    const status = STATUSES[index % STATUSES.length] ?? "completed";
    const userId = users[(index * 7 + (index >> 4)) % USERS] ?? "";
    const report_count = status === "completed" ? 1 : 0;
    const source = { id: ids.uuid(), now: at, userId, meetingId: "" };
    const meeting = completeDraft(aMeeting({ status, started_at: at, report_count }), source);
    if (index === Math.floor(total / 2)) meetingId = meeting.id;
    yield { kind: "meeting", value: { ...meeting, org_id: orgId } };
    if (status !== "completed") return;
    const overall_score = ((index * 37) % 1000) / 10;
    const reportSource = { ...source, id: ids.uuid(), meetingId: meeting.id };
    yield { kind: "report", value: { ...completeDraft(aReport({ overall_score }), reportSource), org_id: orgId } };
  }
}
