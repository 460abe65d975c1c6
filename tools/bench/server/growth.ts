import { join } from "node:path";
import type { Handlers } from "../../../server-mock/api/call.ts";
import { HANDLERS } from "../../../server-mock/api/operations/handlers.ts";
import { demoDataset } from "../../../server-mock/demo/dataset.ts";
import { seedBatchSize } from "../../../server-mock/demo/default-size.ts";
import { seedDemo } from "../../../server-mock/demo/seed-demo.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { listOrganizations } from "../../../server-mock/store/organization-store.ts";
import { describeMachine, formatNumber, PEPPER, renderTable } from "../../harness.ts";

const MEETINGS = { few: 10_000, many: 1_000_000 };
const GOAL = 2;
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

/** A database of demo data, as the organization with most of it sees it. */
interface Subject {
  /** Requests a path below `/api/v1/` and reads the whole response. */
  ask: (path: string) => Promise<string>;
  facts: Facts;
  close: () => Promise<void>;
}

/**
 * CPU time of the same requests with few and with many meetings of demo data, as a Markdown table. Calls the handler in this process, without
 * the cost of listener and client.
 */
export async function compareGrowth(folder: string): Promise<string> {
  const few = await openSubject(join(folder, "few.db"), MEETINGS.few);
  const many = await openSubject(join(folder, "many.db"), MEETINGS.many);
  const sizes = Object.values(MEETINGS).map((count) => `${formatNumber(count)} meetings`);
  const rows = [["request", ...sizes, "ratio", "goal"]];
  for (const { title, isFlat, path } of REQUESTS) {
    const sides = [few, many].map(({ ask, facts }) => ({ ask, path: path(facts), costs: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { ask, path, costs } of sides) costs.push(await measure(ask, path));
    // The first rounds warm up; of the others the minimum counts, since other load only adds.
    const costs = sides.map((side) => Math.min(...side.costs));
    const ratio = (costs[1] ?? 0) / (costs[0] ?? 1);
    const goal = `at most ${GOAL} x: ${ratio <= GOAL ? "met" : "**missed**"}`;
    const shown = costs.map((cost) => `${formatNumber(cost, 0)} us`);
    rows.push([title, ...shown, `${formatNumber(ratio, ratio < 10 ? 1 : 0)} x`, isFlat ? goal : "grows"]);
  }
  await Promise.all([few.close(), many.close()]);
  const [less, more] = [few, many].map(({ facts }) => formatNumber(facts.meetings));
  return `${renderTable(rows)}\n${describeMachine()}. ${less} and ${more} of the meetings are the requesting organization's.\n`;
}

async function openSubject(database: string, meetings: number): Promise<Subject> {
  const service = await openService({ database, pepper: PEPPER, handlers: unsettled(HANDLERS) });
  await seedDemo(service, { meetings, batchSize: seedBatchSize });
  const [largest] = demoDataset({ now: new Date(), meetings: 0 });
  const name = largest?.kind === "organization" ? largest.value.name : "";
  const organization = (await listOrganizations(service.database)).find((one) => one.name === name);
  const { key } = await service.keys.create({ orgId: organization?.id ?? "", name: "Bench", permissions: ["read"] });
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await service.handle(new Request(`http://svc.test/api/v1/${path}`, { headers }));
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    return text;
  };
  const newest = JSON.parse(await ask("meetings"));
  const reports = JSON.parse(await ask("reports?min_score=40&max_score=60"));
  const facts = { userId: newest.data[0].user_id, meetings: newest.meta.total, reports: reports.meta.total };
  return { ask, facts, close: service.close };
}

/** The same handlers without caching of results, so that every request reads. */
function unsettled(handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([id, handler]) => [id, (call: never) => handler(call)]);
  return Object.fromEntries(wrapped) as Handlers;
}

/** CPU time of one request, in microseconds, over a round of them. */
async function measure(ask: Subject["ask"], path: string): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const before = process.cpuUsage();
  let responses = 0;
  for (; responses < MIN_REQUESTS || performance.now() < end; responses += 1) await ask(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / responses;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
