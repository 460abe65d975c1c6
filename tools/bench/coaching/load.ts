import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";

// Load generator in a separate process, driven by messages: `node --import tsx load.ts`.

/** Open loop: a slow server gets just as many requests. */
const REQUESTS_PER_SECOND = 200;
const READS = ["/api/v1/meetings?status=completed", "/api/v1/reports", "/api/v1/team/stats"];
/** One in this many requests updates a template, which waits for the worker's lock, unlike a read. */
const WRITE_EVERY = 4;

/** Target of a load test, and its duration. */
export interface Load {
  url: string;
  key: string;
  templateId: string;
  seconds: number;
}

/** Milliseconds of each request of one block. */
export interface Block {
  reads: number[];
  writes: number[];
}

async function load({ url, key, templateId, seconds }: Load): Promise<Block> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const reads: Promise<number>[] = [];
  const writes: Promise<number>[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < seconds * REQUESTS_PER_SECOND; sent += 1) {
    const wait = begin + (sent * 1000) / REQUESTS_PER_SECOND - performance.now();
    if (wait > 1) await setTimeout(wait);
    if (sent % WRITE_EVERY === 0) {
      const body = JSON.stringify({ industry_context: `Context ${sent}` });
      writes.push(timeRequest(`${url}/api/v1/templates/${templateId}`, { key, agent, body }));
    } else reads.push(timeRequest(`${url}${READS[sent % READS.length]}`, { key, agent }));
  }
  const block = { reads: await Promise.all(reads), writes: await Promise.all(writes) };
  agent.destroy();
  return block;
}

function timeRequest(url: string, { key, agent, body }: { key: string; agent: Agent; body?: string }): Promise<number> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) };
  return new Promise((resolve, reject) => {
    request(url, { method: body ? "PUT" : "GET", agent, headers }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} returned ${response.statusCode}.`));
      });
    })
      .on("error", reject)
      .end(body);
  });
}

process.on("message", async (message: Load) => process.send?.(await load(message)));
process.on("disconnect", () => process.exit());
