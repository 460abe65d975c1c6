import { PassThrough } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { LineTransport } from "../../mcp/stdio/line-transport.ts";
import { aMeeting, aTemplate } from "../../server-mock/library/index.ts";
import type { WireMessage } from "./support/spawn-mcp.ts";
import { createWireEnvironment } from "./support/wire-environment.ts";

const wire = await createWireEnvironment();
await wire.server.org.add(aMeeting());
afterAll(() => wire.close());

const listMeetings = (id: number | string): WireMessage => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "list_meetings", arguments: {} },
});

it("calls that a slow service has not responded to when stdin ends get their results, and then the process ends", async () => {
  const mcp = await wire.open([]);
  const slow = wire.server.faults.add({ operationId: "listMeetings", delayMs: 600 });
  mcp.send(...[1, 2, 3, 4, 5].map(listMeetings));
  mcp.child.stdin.end();
  expect(await mcp.exited).toEqual({ code: 0, signal: null });
  slow.remove();
  const results = mcp.lines.slice(1).map((line) => JSON.parse(line));
  expect(results.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(results.filter(({ result }) => result === undefined || result.isError)).toEqual([]);
  expect(mcp.stderr()).toBe("");
});

it("a question that a client can no longer answer, since its input has ended, fails, and nothing is changed", async () => {
  const template = await wire.server.org.add(aTemplate());
  const mcp = await wire.open(["--toolsets", "extended"], { elicitation: {} });
  const params = { name: "delete_template", arguments: { template_id: template.id } };
  mcp.send({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  mcp.child.stdin.end();
  expect(await mcp.exited).toEqual({ code: 0, signal: null });
  expect(mcp.lines.map((line) => JSON.parse(line).id)).toContain(1);
  expect((await wire.call("get_template", { template_id: template.id })).isError).toBe(false);
});

/** A transport on streams of the test's own, which has got these messages and then the end of its input. */
async function openEnded(...messages: WireMessage[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  let isOver = false;
  const onEnd = () => {
    isOver = true;
  };
  const transport = new LineTransport({ input, output, mask: (text) => text, onEnd, onBroken: onEnd });
  const received: unknown[] = [];
  transport.onmessage = (message) => received.push(message);
  await transport.start();
  input.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  await new Promise((resolve) => input.once("close", resolve));
  return { transport, received, isOver: () => isOver, written: () => output.read() as string | null };
}

it.each([1, "one", 0, ""])("input that ends is over once the request with the id %j has its response", async (id) => {
  const { transport, isOver } = await openEnded(listMeetings(id));
  expect(isOver()).toBe(false);
  await transport.send({ jsonrpc: "2.0", id: "another", result: {} });
  expect(isOver()).toBe(false);
  await transport.send({ jsonrpc: "2.0", id, result: {} });
  expect(isOver()).toBe(true);
});

it.each([1, "one", 0, ""])(
  "input that ends is over for a request with the id %j that was canceled",
  async (requestId) => {
    const cancellation = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } };
    expect((await openEnded(listMeetings(requestId), cancellation)).isOver()).toBe(true);
  },
);

it("input that ends waits for each request, and takes progress for no response", async () => {
  const { transport, isOver } = await openEnded(listMeetings(1), listMeetings(2));
  await transport.send({ jsonrpc: "2.0", id: 2, error: { code: -32603, message: "No." } });
  await transport.send({ jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 1, progress: 1 } });
  expect(isOver()).toBe(false);
  await transport.send({ jsonrpc: "2.0", id: 1, result: {} });
  expect(isOver()).toBe(true);
});

it("input that ends does not wait for what has no response: a subscription, a notification, a line that is no message", async () => {
  const listen = { ...listMeetings(1), method: "subscriptions/listen" };
  const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
  expect((await openEnded(listen, notification, { jsonrpc: "1.0", id: 2 })).isOver()).toBe(true);
});

it("a question asked before or after the end of the input fails", async () => {
  const { transport, received } = await openEnded(listMeetings(1));
  await transport.send({ jsonrpc: "2.0", id: 7, method: "elicitation/create", params: {} });
  expect(received.at(-1)).toMatchObject({ id: 7, error: { message: expect.stringContaining("input has ended") } });
});
