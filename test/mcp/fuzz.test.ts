import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { samples } from "../support/draw.ts";
import { fuzzLines } from "./support/fuzz-lines.ts";
import { INITIALIZE, type WireMessage } from "./support/spawn-mcp.ts";
import { createWireEnvironment } from "./support/wire-environment.ts";

const wire = await createWireEnvironment();
afterAll(() => wire.close());

const NEWLINE = Buffer.from("\n");

it("lines of all kinds: the process lives, stdout is JSON-RPC alone, and every request gets one response", async () => {
  const { mcp } = wire;
  const expected = new Set<string>();
  let batch: Buffer[] = [];
  for (const { line, id } of fuzzLines(samples(10_000, 1_000), 20_261_120)) {
    if (id !== undefined) expected.add(id);
    batch.push(line, NEWLINE);
    if (batch.length < 500) continue;
    if (!mcp.child.stdin.write(Buffer.concat(batch))) await once(mcp.child.stdin, "drain");
    batch = [];
  }
  mcp.child.stdin.write(Buffer.concat(batch));
  expect((await mcp.request("ping")).result).toEqual({});
  mcp.child.stdin.end();
  expect(await mcp.exited).toEqual({ code: 0, signal: null });

  const responses = mcp.lines.map((line) => JSON.parse(line) as WireMessage);
  const times = new Map<unknown, number>();
  for (const { jsonrpc, id, result, error } of responses) {
    expect(jsonrpc).toBe("2.0");
    expect((result === undefined) !== (error === undefined)).toBe(true);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  expect([...expected].filter((id) => times.get(id) !== 1)).toEqual([]);
  expect(
    [...times.keys()].filter((id) => id !== null && id !== 1 && id !== INITIALIZE.id && !expected.has(String(id))),
  ).toEqual([]);
  expect(mcp.stderr()).toBe("");
});
