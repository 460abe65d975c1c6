import { expect, it } from "vitest";
import { aMeeting } from "../../server-mock/library/index.ts";
import { createTestEnvironment } from "./support/environment.ts";

// docs/mcp.md shows these two files.

const MEETINGS = [
  ["Discovery call with Northwind Logistics", "discovery", "2026-11-12T14:00:00.000Z", 2_460],
  ["Demo for Halden Foods", "demo", "2026-11-11T09:30:00.000Z", 1_680],
  ["Pricing call with Contoso", "negotiation", "2026-11-10T16:00:00.000Z", 1_920],
] as const;

it("a result and a failure are as the document shows them", async () => {
  const env = await createTestEnvironment();
  for (const [title, call_type, started_at, duration_seconds] of MEETINGS)
    await env.server.org.add(aMeeting({ title, call_type, started_at, duration_seconds, status: "completed" }));
  const { text } = await env.call("list_meetings", { limit: 2 });
  await expect(`${text}\n`).toMatchFileSnapshot("golden/result.golden.txt");
  const failure = await env.call("get_meeting", { meeting_id: "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001" });
  await expect(`${failure.text}\n`).toMatchFileSnapshot("golden/failure.golden.txt");
  await env.server.close();
});
