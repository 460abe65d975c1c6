import { Agent, request } from "node:http";
import { startOurs } from "./subjects.mjs";

const WRITERS = [0, 1, 4, 16];
const WARM_UP_MS = 1_000;
const TEMPLATE = JSON.stringify({
  name: "Discovery",
  prompt_template: "Score the call.",
  grading_criteria: [{ name: "Agenda", weight: 100, description: "" }],
});

/** Latency of one reader next to writers that create templates as fast as they can, as rows of a Markdown table. */
export async function measureWriters({ file, key }, seconds) {
  const server = await startOurs(file);
  const agent = new Agent({ keepAlive: true });
  const ask = (method, path, body) => send(`${server.url}/api/v1${path}`, { method, agent, key, body });
  const lines = ["| writers | writes per second | read, median ms | read, p99 ms |", "| --: | --: | --: | --: |"];
  try {
    for (const writers of WRITERS) {
      await load(ask, writers, WARM_UP_MS);
      const { reads, writes } = await load(ask, writers, seconds * 1000);
      const row = [writers, Math.round(writes.length / seconds), at(reads, 0.5).toFixed(1), at(reads, 0.99).toFixed(1)];
      lines.push(`| ${row.join(" | ")} |`);
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
  return lines.join("\n");
}

async function load(ask, writers, durationMs) {
  const end = performance.now() + durationMs;
  const [reads, writes] = [[], []];
  const repeat = async (times, ...words) => {
    while (performance.now() < end) times.push(await ask(...words));
  };
  const writing = Array.from({ length: writers }, () => repeat(writes, "POST", "/templates", TEMPLATE));
  await Promise.all([repeat(reads, "GET", "/reports?limit=5"), ...writing]);
  return { reads, writes };
}

function send(url, { method, agent, key, body }) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode < 300) resolve(performance.now() - start);
        else reject(new Error(`${method} ${url} returned ${response.statusCode}.`));
      });
    });
    sent.on("error", reject).end(body);
  });
}

function at(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))];
}
