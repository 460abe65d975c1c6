import { startOurs } from "./contestants.mjs";
import { measureLoad, measureOneByOne } from "./measure.mjs";

const PAGE_SIZE = 20;
const SECONDS = 4;
const FROM = "2026-02-03";
const TO = "2026-09-28";

/** The requests whose cost is compared. Those that are not flat grow with what they skip or count, and docs/server.md says so. */
const REQUESTS = [
  { title: "list, filtered by status", path: () => "meetings?status=completed", isFlat: true },
  { title: "list, unfiltered", path: () => "meetings", isFlat: true },
  {
    title: "list, filtered by user and status",
    path: ({ userId }) => `meetings?status=completed&user_id=${userId}`,
    isFlat: true,
  },
  { title: "list, range of time", path: () => `meetings?from=${FROM}&to=${TO}`, isFlat: true },
  { title: "list of reports, range of scores", path: () => "reports?min_score=40&max_score=60", isFlat: true },
  { title: "one meeting", path: ({ meetingId }) => `meetings/${meetingId}`, isFlat: true },
  { title: "statistics, week", path: () => "team/stats?time_range=week", isFlat: true },
  { title: "statistics, month", path: () => "team/stats", isFlat: true },
  { title: "statistics, year", path: () => "team/stats?time_range=year", isFlat: true },
  { title: "statistics, all", path: () => "team/stats?time_range=all", isFlat: true },
  { title: "page 100", path: () => "meetings?page=100", isFlat: true },
  {
    title: "page in the middle of the list",
    path: ({ meetings }) => `meetings?page=${Math.floor(meetings / PAGE_SIZE / 2)}`,
    isFlat: true,
  },
  {
    title: "list of reports, scores within a range of time",
    path: () => `reports?min_score=40&max_score=60&from=${FROM}&to=${TO}`,
    isFlat: false,
  },
  { title: "list of insights, part of an industry", path: () => "insights?industry=logis", isFlat: false },
];

/** CPU per request, in microseconds, of the same requests on few and on many meetings. */
export async function compareGrowth(few, many) {
  const growth = {};
  for (const { title, path, isFlat } of REQUESTS) {
    const costs = {};
    for (const [name, database] of Object.entries({ few, many })) {
      const server = await startOurs(database.file);
      const load = { path: `/api/v1/${path(database)}`, key: database.key, seconds: SECONDS };
      costs[name] = isFlat ? (await measureLoad(server, load)).cpuMicroseconds : await measureOneByOne(server, load);
      await server.stop();
    }
    growth[title] = { ...costs, times: Math.round((costs.many / costs.few) * 100) / 100, isFlat };
  }
  return growth;
}
