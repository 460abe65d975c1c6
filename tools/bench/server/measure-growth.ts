import { type DemoService, openDemoService } from "./demo-service.ts";

// tsx measure-growth.ts FEW.db MANY.db: CPU time of the same requests on few and on many meetings, as JSON. Calls the handler in this
// process, without the cost of listener and client.

const PAGE_SIZE = 20;
const ROUNDS = 12;
const ROUND_MS = 300;
const MIN_REQUESTS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH = `from=${daysAgo(30)}`;
const EIGHT_MONTHS = `from=${daysAgo(270)}&to=${daysAgo(30)}`;

interface Facts {
  userId: string;
  meetings: number;
  /** Reports with scores from 40 to 60. */
  reports: number;
}

/** Requests; those that are not flat are counted in an index, since no rollup covers their filters. */
const REQUESTS: { title: string; isFlat: boolean; path: (facts: Facts) => string }[] = [
  { title: "meetings, page 1", isFlat: true, path: () => "meetings" },
  { title: "meetings by status, page 1", isFlat: true, path: () => "meetings?status=completed" },
  {
    title: "meetings by user and status, page 1",
    isFlat: true,
    path: ({ userId }) => `meetings?status=completed&user_id=${userId}`,
  },
  { title: "meetings between two dates, page 1", isFlat: true, path: () => `meetings?${EIGHT_MONTHS}` },
  { title: "reports within a range of scores, page 1", isFlat: true, path: () => "reports?min_score=40&max_score=60" },
  {
    title: "meetings, page in the middle",
    isFlat: true,
    path: ({ meetings }) => `meetings?page=${Math.ceil(meetings / PAGE_SIZE / 2)}`,
  },
  {
    title: "meetings, last whole page",
    isFlat: true,
    path: ({ meetings }) => `meetings?page=${Math.floor(meetings / PAGE_SIZE)}`,
  },
  ...["week", "month", "year", "all"].map((range) => ({
    title: `team statistics: ${range}`,
    isFlat: true,
    path: () => `team/stats?time_range=${range}`,
  })),
  { title: "insights by a part of their industry", isFlat: false, path: () => "insights?industry=logis" },
  {
    title: "reports by scores within a month",
    isFlat: false,
    path: () => `reports?min_score=40&max_score=60&${MONTH}`,
  },
  {
    title: "reports by scores within eight months",
    isFlat: false,
    path: () => `reports?min_score=40&max_score=60&${EIGHT_MONTHS}`,
  },
  {
    title: "reports by scores, page in the middle",
    isFlat: false,
    path: ({ reports }) => `reports?min_score=40&max_score=60&page=${Math.ceil(reports / PAGE_SIZE / 2)}`,
  },
];

const [few, many] = await Promise.all([openSubject(process.argv[2]), openSubject(process.argv[3])]);
const requests = [];
for (const { title, isFlat, path } of REQUESTS) {
  const sides = [few, many].map(({ service, facts }) => ({ service, path: path(facts), costs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) side.costs.push(await measure(side.service, side.path));
  // The first rounds warm up; of the others the minimum counts, since other load only adds.
  const [fewMicroseconds = 0, manyMicroseconds = 0] = sides.map(({ costs }) => Math.min(...costs));
  requests.push({ title, isFlat, fewMicroseconds, manyMicroseconds });
}
await Promise.all([few.service.close(), many.service.close()]);
console.log(JSON.stringify({ few: few.facts.meetings, many: many.facts.meetings, requests }));

async function openSubject(file = ""): Promise<{ service: DemoService; facts: Facts }> {
  const service = await openDemoService(file);
  const read = async (path: string) => JSON.parse(await service.ask(path));
  const newest = await read("meetings");
  const reports = await read("reports?min_score=40&max_score=60");
  return {
    service,
    facts: { userId: newest.data[0].user_id, meetings: newest.meta.total, reports: reports.meta.total },
  };
}

/** CPU time of one request, in microseconds, over a round of them. */
async function measure(service: DemoService, path: string): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const before = process.cpuUsage();
  let responses = 0;
  for (; responses < MIN_REQUESTS || performance.now() < end; responses += 1) await service.ask(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / responses;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
