import { Directory } from "../../../core/people/directory.ts";
import { readNames } from "../../../core/people/read-names.ts";
import type { Period } from "../../../core/periods/period.ts";
import type { ReportFeed } from "../../../core/report/compose-weekly-report.ts";
import type { Source } from "../../../core/report/weekly-report.ts";
import { isSvcError, type Meeting, type Report, type SvcClient } from "../../../src/index.ts";
import { MEETINGS_FOR_A_NAME } from "../../people/read-people.ts";
import { eachDetail } from "../details/each-detail.ts";

/** Options for reading figures from the service. */
export interface ReportRequest {
  client: SvcClient;
  signal: AbortSignal;
  /** Concurrent requests, for each list and for the details. */
  concurrency: number;
  /** Whether to read each report separately, for its criteria. */
  withCriteria: boolean;
  /** Whether to read each completed meeting separately, for its transcript. */
  withTranscripts: boolean;
  /** Reads this person only. */
  userId: string | undefined;
  /** Called with every report that was read. */
  onReport: () => Promise<void>;
}

/** Feeds a report from the service, and counts the requests that it takes. */
export function createServiceFeed(request: ReportRequest): ReportFeed {
  const { client, signal, concurrency, withCriteria, withTranscripts } = request;
  const options = { signal, concurrency };
  const directory = new Directory({ meetingsComeOnce: true });
  const sources: Source[] = [];
  const count = (figures: string, path: string, query: Source["query"] = {}): Source => {
    const source = { figures, request: `GET ${path}`, query, requests: 0, items: 0 };
    sources.push(source);
    return source;
  };
  const queryOf = ({ from, to }: Period) => ({ from, to, ...personOf(request) });
  return {
    sources,
    async *reports(period, label) {
      const query = queryOf(period);
      const listed = itemsOf(
        client.reports.list(query, options).pages(),
        count(`${label}: reports`, "/reports", query),
      );
      const details = withCriteria ? count(`${label}: criteria`, "/reports/{id}") : undefined;
      const read = (report: Report) => {
        if (!details || typeof report.id !== "string") return undefined;
        details.requests += 1;
        return client.reports.get(report.id, { signal });
      };
      for await (const { item, detail } of eachDetail(listed, read, { concurrency })) {
        if (details && detail) details.items += 1;
        // A report deleted since it was listed counts with its score, but without criteria.
        yield detail
          ? { ...item, criteria_scores: detail.criteria_scores }
          : { ...item, vanished: details !== undefined && typeof item.id === "string" };
        await request.onReport();
      }
    },
    scores(period) {
      const query = queryOf(period);
      return itemsOf(client.reports.list(query, options).pages(), count("weeks: reports", "/reports", query));
    },
    async *meetings(period) {
      const query = queryOf(period);
      const pages = client.meetings.list(query, options).pages();
      const listed = itemsOf(pages, count("meetings", "/meetings", query));
      const details = withTranscripts ? count("talk: transcripts", "/meetings/{id}") : undefined;
      const read = (meeting: Meeting) => {
        if (!details || meeting.status !== "completed" || typeof meeting.id !== "string") return undefined;
        details.requests += 1;
        return client.meetings.get(meeting.id, { signal });
      };
      for await (const { item, detail } of eachDetail(listed, read, { concurrency })) {
        if (details && detail) details.items += 1;
        directory.addMeeting(item);
        yield detail ? { ...item, transcript: detail.transcript } : item;
      }
    },
    insights({ from, to }) {
      const query = { date_from: from, date_to: to };
      return itemsOf(client.insights.list(query, options).pages(), count("insights", "/insights", query));
    },
    /** From team statistics, and for anyone still without a name from the newest meetings before the period. */
    async names(ids, { from }) {
      for (const id of ids) directory.addId(id);
      const { stats, meetings } = await readNames(directory, { stats: readStats, meetings: readEarlier }, ids);
      const error = stats ?? meetings;
      // A report without names is still useful.
      if (error !== undefined && (!isSvcError(error) || error.code === "aborted")) throw error;
      return { nameOf: (id) => directory.nameOf(id), problem: error?.message };

      async function readStats() {
        const stated = count("names", "/team/stats", { time_range: "all" });
        stated.requests = 1;
        const read = await client.team.stats({ time_range: "all" }, { signal });
        stated.items = read.top_performers?.length ?? 0;
        return read;
      }

      function readEarlier() {
        const pages = client.meetings.list({ to: from }, { ...options, maxItems: MEETINGS_FOR_A_NAME }).pages();
        return itemsOf(pages, count("names", "/meetings", { to: from }));
      }
    },
  };
}

/** The number of reports of the periods; undefined where the service does not say. */
export async function countReports(request: ReportRequest, periods: readonly Period[]): Promise<number | undefined> {
  const { client, signal } = request;
  let total = 0;
  for (const { from, to } of periods) {
    const { meta } = await client.reports.list({ from, to, ...personOf(request), limit: 1 }, { signal });
    if (typeof meta?.total !== "number") return undefined;
    total += meta.total;
  }
  return total;
}

const personOf = ({ userId }: ReportRequest): { user_id?: string } => (userId === undefined ? {} : { user_id: userId });

async function* itemsOf<Item>(pages: AsyncIterable<{ data: Item[] }>, counted: Source): AsyncGenerator<Item> {
  for await (const { data } of pages) {
    counted.requests += 1;
    counted.items += data.length;
    yield* data;
  }
}
