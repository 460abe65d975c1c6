// A program that makes one call, prints what would keep it from its end, and comes to its end with an idle connection.
import { SvcClient } from "../../../src/index.ts";

const [baseUrl = ""] = process.argv.slice(2);
const client = new SvcClient({ apiKey: "svc_live_0123456789abcdef0123456789abcdef", baseUrl });
const stats = await client.team.stats();
setImmediate(() => {
  process.stdout.write(JSON.stringify({ users: stats.team_size, keptAliveBy: process.getActiveResourcesInfo() }));
});
