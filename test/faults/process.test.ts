import { afterEach, expect, it } from "vitest";
import { type FaultServer, inTurn, type Responder, startFaultServer } from "../support/fault-server.ts";
import { fine, head } from "../support/faults/responses.ts";
import { runChild } from "../support/faults/run-child.ts";
import { flood300Mb, respondWithGzipBomb } from "../support/faults/size-and-stall-faults.ts";

let server: FaultServer;

afterEach(() => server.close());

it("a program ends by itself while a connection is idle", async () => {
  server = await startFaultServer(fine);

  const output = await runChild("child-exit.ts", [server.origin]);
  const { users, keptAliveBy } = JSON.parse(output) as { users: number; keptAliveBy: string[] };
  expect(users).toBe(4);
  expect(keptAliveBy.filter((resource) => /TCP|TLS|Timeout|Immediate/.test(resource))).toEqual([]);
  expect(server.connectionCount).toBe(1);
});

// undici copies each chunk, and the garbage collector comes late for memory outside its heap.
const ALLOWED_MB: Readonly<Record<string, number>> = { default: 64, fetch: 96 };

const LARGE: ReadonlyArray<readonly [string, string, Responder]> = [
  ["a body of 300 MB", "default", flood300Mb(head(200, { "transfer-encoding": "chunked" }))],
  ["a body of 300 MB", "fetch", flood300Mb(head(200, { "transfer-encoding": "chunked" }))],
  ["a gzip bomb", "default", respondWithGzipBomb],
  ["a gzip bomb", "fetch", respondWithGzipBomb],
];

it.each(LARGE)("%s over the %s transport is not held in memory", async (_name, transport, respond) => {
  server = await startFaultServer(inTurn(fine, respond));

  const output = await runChild("child-large-body.ts", [server.origin, transport]);
  const { grownMb, error } = JSON.parse(output) as { grownMb: number; error: string };
  expect(error).toBe("UnexpectedResponseError");
  expect(grownMb).toBeLessThan(ALLOWED_MB[transport] ?? 0);
});
