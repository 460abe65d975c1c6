import { afterAll, expect, it } from "vitest";
import { WRITING_TOOLS } from "../../mcp/settings/tool-names.ts";
import { aMeeting } from "../../server-mock/library/index.ts";
import { samples } from "../support/draw.ts";
import type { McpProcess } from "./support/spawn-mcp.ts";
import { createWireEnvironment } from "./support/wire-environment.ts";

const wire = await createWireEnvironment();
afterAll(() => wire.close());

const MAX_RESULT = 40_000;
const TEMPLATE = { name: "N", prompt_template: "P", grading_criteria: [{ name: "A", weight: 100, description: "B" }] };

/** A transcript with lines of many lengths, quotes, characters of two and four bytes, and one line longer than any page. */
function longTranscript(bytes: number): string {
  const lines: string[] = [];
  for (let length = 0, index = 0; length < bytes; index += 1) {
    const time = `[00:${String(index % 60).padStart(2, "0")}:00]`;
    const line = `${time} Ana "Ñ" Ruiz: line ${index} ${"says 🚀 more ".repeat(index % 17)}`;
    lines.push(line);
    length += Buffer.byteLength(line) + 1;
  }
  lines.splice(5, 0, "wörd 🚀 ".repeat(12_000));
  return lines.join("\n");
}

it("a long transcript is read whole by paging, fetched once, and its pieces join to the original", async () => {
  const transcript = longTranscript(samples(5_000_000, 500_000));
  const meeting = await wire.server.org.add(aMeeting({ transcript, status: "completed" }));
  const fetched = wire.server.faults.add({ operationId: "getMeeting", delayMs: 0 });
  const pages: string[] = [];
  for (let offset: unknown = 0; offset !== undefined; ) {
    const { text, structured } = await wire.call("get_meeting", { meeting_id: meeting.id, offset, max_chars: 40_000 });
    expect(text.length).toBeLessThanOrEqual(MAX_RESULT);
    expect(JSON.stringify(structured).length).toBeLessThanOrEqual(MAX_RESULT);
    const fenced = String(structured["transcript"]);
    expect(text).toContain(`transcript:\n${fenced}`);
    pages.push(fenced.slice(fenced.indexOf("\n") + 1, fenced.lastIndexOf("\n")));
    offset = structured["next_offset"];
  }
  expect(pages.join("") === transcript).toBe(true);
  expect(pages.length).toBeGreaterThan(samples(100, 10));
  expect(fetched.hits).toBe(1);
  fetched.remove();
});

it.each(WRITING_TOOLS)(
  "in read-only mode %s is neither listed nor callable, and nothing reaches the service",
  async (name) => {
    const mcp = await wire.open(["--read-only", "--toolsets", "extended"]);
    const { result } = await mcp.request("tools/list");
    expect(JSON.stringify(result?.["tools"])).not.toContain(`"${name}"`);
    const faults = (["createTemplate", "updateTemplate", "deleteTemplate"] as const).map((operationId) =>
      wire.server.faults.add({ operationId, status: 500 }),
    );
    const { error } = await mcp.request("tools/call", { name, arguments: TEMPLATE });
    expect(error).toMatchObject({ code: -32602, message: `Tool ${name} is not offered: this server is read-only.` });
    expect(faults.map(({ hits }) => hits)).toEqual([0, 0, 0]);
    for (const fault of faults) fault.remove();
  },
);

it("progress is reported to a client that asks for it, after each page", async () => {
  for (let index = 0; index < 5; index += 1) await wire.server.org.add(aMeeting());
  const _meta = { progressToken: "token-1" };
  const before = wire.mcp.lines.length;
  await wire.mcp.request("tools/call", { name: "list_meetings", arguments: { limit: 2, pages: 3 }, _meta });
  const messages = wire.mcp.lines.slice(before).map((line) => JSON.parse(line));
  expect(messages.slice(0, -1).map(({ method, params }) => [method, params.progressToken, params.progress])).toEqual([
    ["notifications/progress", "token-1", 1],
    ["notifications/progress", "token-1", 2],
    ["notifications/progress", "token-1", 3],
  ]);
  expect(messages.at(-1)).toHaveProperty("result");
});

it.each<[string, (mcp: McpProcess) => unknown]>([
  ["its stdin ends", ({ child }) => child.stdin.end()],
  ["SIGTERM arrives", ({ child }) => child.kill("SIGTERM")],
  [
    "nobody reads its stdout",
    ({ child, send }) => {
      child.stdout.destroy();
      send({ jsonrpc: "2.0", id: 1, method: "ping" });
    },
  ],
])("the process ends after %s, without a word, though its connection to the service is open", async (_, cause) => {
  const mcp = await wire.open([]);
  await mcp.request("tools/call", { name: "list_meetings", arguments: {} });
  cause(mcp);
  await mcp.exited;
  expect(mcp.stderr()).toBe("");
});
