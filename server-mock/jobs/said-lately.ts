import { saidIn } from "../coaching/said-sentences.ts";
import type { Meeting, ReportDetail } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";

/** Period in which a sentence is not repeated. */
const MONTH_MS = 31 * 24 * 3600 * 1000;
/** Maximum number of reports read per person, newest first. */
const MOST = 200;

const reportsOfPerson = defineQuery<
  { orgId: string; userId: string; since: string; most: number },
  { document: string; detail: string }
>(`
  select document, detail from reports
  where org_id = :orgId and user_id = :userId and created_at >= :since
  order by created_at desc, id desc limit :most`);

/** Reports that one person has read, with their meetings, and all of their sentences. */
interface SaidToPerson {
  reports: { meetingId: string; sentences: readonly string[] }[];
  sentences: Set<string>;
}

/**
 * Sentences that people have read in the last month, or will read in reports about to be stored. Serves one batch of jobs: a
 * person's reports are read once for all of them.
 */
export class SaidLately {
  readonly #database: Database;
  readonly #since: string;
  readonly #people = new Map<string, Promise<SaidToPerson>>();

  constructor({ database, now }: { database: Database; now: () => Date }) {
    this.#database = database;
    this.#since = new Date(now().getTime() - MONTH_MS).toISOString();
  }

  /** Collects the sentences that the next report must not repeat; those of the same meeting may recur. */
  async before(orgId: string, { id: meetingId, user_id: userId }: Meeting): Promise<ReadonlySet<string>> {
    const reading = this.#people.get(userId) ?? this.#read(orgId, userId);
    this.#people.set(userId, reading);
    const { reports, sentences } = await reading;
    const others = reports.filter((report) => report.meetingId !== meetingId);
    return others.length === reports.length ? sentences : new Set(others.flatMap((report) => report.sentences));
  }

  /** Adds a report that is about to be stored. */
  async add(report: ReportDetail): Promise<void> {
    const said = await this.#people.get(report.user_id);
    if (said) rememberReport(said, report);
  }

  async #read(orgId: string, userId: string): Promise<SaidToPerson> {
    const query = { orgId, userId, since: this.#since, most: MOST };
    const said: SaidToPerson = { reports: [], sentences: new Set() };
    for (const { document, detail } of await this.#database.all(reportsOfPerson, query))
      rememberReport(said, { ...JSON.parse(document), ...JSON.parse(detail) });
    return said;
  }
}

function rememberReport(said: SaidToPerson, report: ReportDetail): void {
  const sentences = saidIn(report);
  said.reports.push({ meetingId: report.meeting_id, sentences });
  for (const sentence of sentences) said.sentences.add(sentence);
}
