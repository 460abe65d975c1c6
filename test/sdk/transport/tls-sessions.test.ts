import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { SELF_SIGNED } from "../../support/faults/certificate.ts";
import { nodeClient, type Respond, respondJson, watchServer } from "../support/local-server.ts";

const CALLS = 20;
const TEMPLATE = { id: "t1", name: "a", prompt_template: "b", grading_criteria: [] };

let trust: string | undefined;
beforeAll(() => {
  trust = process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
});
afterAll(() => {
  if (trust === undefined) delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"];
  else process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = trust;
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startTlsServer(
  respond: Respond,
): Promise<{ origin: string; handshakes: { full: number; all: number } }> {
  const server = createServer(SELF_SIGNED);
  const handshakes = { full: 0, all: 0 };
  server.on("secureConnection", (socket: TLSSocket) => {
    handshakes.all += 1;
    if (!socket.isSessionReused()) handshakes.full += 1;
  });
  const { close } = watchServer(server as never, respond);
  stops.push(close);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, handshakes };
}

const answer: Respond = (_, response) => respondJson(response, { data: TEMPLATE, error: null, meta: null }, 201);

it("twenty POSTs one after the other share a connection", async () => {
  const { origin, handshakes } = await startTlsServer(answer);
  const svc = nodeClient(origin);
  for (let call = 0; call < CALLS; call += 1) await svc.templates.create(TEMPLATE);
  expect(handshakes.full).toBeLessThanOrEqual(2);
  expect(handshakes.all).toBeLessThanOrEqual(2);
});

it("where the service closes each connection, twenty POSTs resume the session of the first", async () => {
  const { origin, handshakes } = await startTlsServer((request, response, socket) => {
    response.setHeader("connection", "close");
    answer(request, response, socket);
  });
  const svc = nodeClient(origin);
  for (let call = 0; call < CALLS; call += 1) await svc.templates.create(TEMPLATE);
  expect(handshakes.all).toBe(CALLS);
  expect(handshakes.full).toBeLessThanOrEqual(2);
});
