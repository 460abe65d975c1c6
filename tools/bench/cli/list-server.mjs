// Serves 200,000 rows of every list, and details of single objects, from prebuilt text, in a separate process.
import { createServer } from "node:http";

const TOTAL = Number(process.argv[2] ?? 200_000);
/** Milliseconds between two rows. */
const SPACING_MS = Number(process.argv[3] ?? 1_000);
const LISTS = /\/(meetings|reports|templates|insights|roleplay\/sessions)$/;
/** Timestamp of the newest row. */
const NOW = Date.parse(process.argv[4] ?? "2026-11-21");
const USERS = Array.from({ length: 50 }, (_, index) => uuid(0x9b1d, index));

function uuid(kind, index) {
  return `${kind.toString(16).padStart(8, "0")}-7d4a-4e9b-8a61-${index.toString(16).padStart(12, "0")}`;
}

const timeOf = (index) => new Date(NOW - index * SPACING_MS).toISOString();

const meeting = (index) => ({
  id: uuid(1, index),
  status: ["completed", "completed", "processing", "failed"][index % 4],
  user_id: USERS[index % USERS.length],
  title: `Discovery call with Northwind Logistics ${index}`,
  source: "zoom",
  call_type: "discovery",
  started_at: timeOf(index),
  ended_at: timeOf(index - 100),
  duration_seconds: 600 + (index % 3_000),
  participants: [
    { name: `Person ${index % 50}`, email: `person${index % 50}@example.com`, company: "Example", is_internal: true },
    {
      name: "Kim Novak",
      email: "kim@northwind.example",
      title: "VP Operations",
      company: "Northwind",
      is_internal: false,
    },
  ],
  meeting_url: null,
  language: "en",
  has_transcript: true,
  report_count: 1,
  failure_reason: null,
  created_at: timeOf(index),
  updated_at: timeOf(index),
});

const report = (index) => ({
  id: uuid(2, index),
  meeting_id: uuid(1, index),
  user_id: USERS[index % USERS.length],
  template_id: uuid(3, index % 5),
  template_name: `Template ${index % 5}`,
  overall_score: (index * 37) % 101,
  version: 1,
  created_at: timeOf(index),
  updated_at: timeOf(index),
});

const insight = (index) => ({
  id: uuid(4, index),
  type: "pain_point",
  title: `What was said ${index}`,
  quote: "We lose two days a month on this.",
  meeting_id: uuid(1, index),
  user_id: USERS[index % USERS.length],
  sentiment: "negative",
  company_name: "Northwind",
  occurred_at: timeOf(index),
  created_at: timeOf(index),
});

const ROWS = { meetings: meeting, reports: report, insights: insight };
const TRANSCRIPT = Array.from(
  { length: 40 },
  (_, line) =>
    `[00:${String(line).padStart(2, "0")}:00] Kim Novak: Our budget for this year is not larger than the one before ${line}.`,
).join("\n");
const evidence = [{ quote: "Our budget for this year is not larger than the one before 3.", timestamp_seconds: 180 }];

function detailOf(kind, index) {
  if (kind === "meetings") return { ...meeting(index), transcript: TRANSCRIPT };
  const score = report(index).overall_score;
  const criteria = ["Discovery", "Next steps"].map((name) => ({
    name,
    weight: 50,
    score,
    feedback: "Asks well.",
    evidence,
  }));
  return { ...report(index), criteria_scores: criteria, summary: "A good call.", strengths: [], improvements: [] };
}

const STATS = {
  time_range: "all",
  team_size: USERS.length,
  total_meetings: TOTAL,
  total_reports: TOTAL,
  average_score: 50,
  top_performers: USERS.map((id, index) => ({ user_id: id, name: `Person ${index}`, avg_score: 60, report_count: 10 })),
};

/** Number of rows between `from` and `to`. */
function rangeOf(query) {
  const at = (name, round, otherwise) => {
    const time = Date.parse(query.get(name) ?? query.get(`date_${name}`) ?? "");
    return Number.isNaN(time) ? otherwise : round((NOW - time) / SPACING_MS);
  };
  return {
    first: Math.max(0, at("to", Math.ceil, 0)),
    end: Math.max(0, Math.min(TOTAL, at("from", Math.floor, TOTAL - 1) + 1)),
  };
}

function responseTo(url) {
  const list = LISTS.exec(url.pathname)?.[1];
  if (list) {
    const [page, limit] = [Number(url.searchParams.get("page") ?? 1), Number(url.searchParams.get("limit") ?? 20)];
    const { first, end } = rangeOf(url.searchParams);
    const total = Math.max(0, end - first);
    const start = first + (page - 1) * limit;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, end - start)) }, (_, index) => start + index);
    const pages = Math.ceil(total / limit);
    return {
      data: rows.map(ROWS[list] ?? meeting),
      error: null,
      meta: { page, limit, total, total_pages: pages, has_more: page < pages },
    };
  }
  if (url.pathname.endsWith("/team/stats")) return { data: STATS, error: null, meta: null };
  const [, kind, id] = /\/(meetings|reports)\/([^/]+)/.exec(url.pathname) ?? [];
  const index = Number.parseInt(id?.split("-").at(-1) ?? "0", 16);
  if (url.pathname.endsWith("/report")) return { data: [report(index)], error: null, meta: null };
  return { data: detailOf(kind, index), error: null, meta: null };
}

/** Requests by path; reset whenever the parent process asks for them. */
let requests = {};
process.on("message", () => {
  process.send?.(requests);
  requests = {};
});

const server = createServer((request, response) => {
  const [, path = ""] = /\/api\/v1\/([^?]+)/.exec(request.url) ?? [];
  requests[path] = (requests[path] ?? 0) + 1;
  const body = JSON.stringify(responseTo(new URL(request.url, "http://localhost")));
  response.setHeader("content-type", "application/json").end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
process.on("disconnect", () => process.exit());
