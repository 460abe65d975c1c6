// A program of its own, so that only the client's memory counts. Prints by how many bytes one refused body made it grow.
import { SvcClient } from "../../../src/index.ts";

const [baseUrl = "", transport] = process.argv.slice(2);
const client = new SvcClient({
  apiKey: "svc_live_0123456789abcdef0123456789abcdef",
  baseUrl,
  maxRetries: 0,
  ...(transport === "fetch" ? { fetch: globalThis.fetch } : {}),
});

await client.team.stats();
const before = process.resourceUsage().maxRSS;
const error = await client.team.stats().catch((reason: unknown) => reason);
const grownMb = (process.resourceUsage().maxRSS - before) / 1_024;
process.stdout.write(JSON.stringify({ grownMb, error: error instanceof Error ? error.name : "none" }));
