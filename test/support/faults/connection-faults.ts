import type { Socket } from "node:net";
import { inTurn } from "../fault-server.ts";
import { openDeafPort, openRefusedPort, openSilentTlsPort, openUnknownHost } from "../fault-server-targets.ts";
import { turns } from "../turns.ts";
import { SELF_SIGNED } from "./certificate.ts";
import { type Fault, SHORT_TIMEOUT_MS, succeeds } from "./fault.ts";
import { bytesThenFin, bytesThenReset, data, fin, fine, head, reply, reset, resetConnection } from "./responses.ts";
import { NEW_TEMPLATE, TEAM_STATS, TEMPLATE, TEMPLATE_ID } from "./samples.ts";

const shortly = { timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 };

/** Faults before the first byte of a response. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  {
    name: "a refused port ends in a ConnectionError after all attempts",
    target: openRefusedPort,
    expect: { error: "ConnectionError", fields: { attempts: 3 } },
  },
  {
    name: "a POST to a refused port provably never left, so it is tried again and is not ambiguous",
    target: openRefusedPort,
    call: (client) => client.templates.create(NEW_TEMPLATE),
    expect: { error: "ConnectionError", fields: { attempts: 3, ambiguous: false } },
  },
  {
    name: "an unknown host ends in a ConnectionError",
    target: openUnknownHost,
    options: { maxRetries: 1 },
    expect: { error: ["ConnectionError", "TimeoutError"] },
  },
  {
    name: "a self-signed certificate is refused at once, with a hint at custom CAs",
    respond: fine,
    server: { tls: SELF_SIGNED },
    expect: { error: "ConnectionError", fields: { attempts: 1 }, message: /NODE_EXTRA_CA_CERTS/, requests: 0 },
  },
  {
    name: "https to a port that speaks plain HTTP is refused at once",
    server: { onConnection: respondAsPlainHttp },
    call: (client, { server }) => client.withOptions({ baseUrl: `https://127.0.0.1:${server.port}` }).team.stats(),
    expect: { error: "ConnectionError", fields: { reason: "tls", attempts: 1 } },
  },
  {
    name: "a TLS handshake without a response times out",
    target: openSilentTlsPort,
    options: shortly,
    expect: { error: "TimeoutError", fields: { phase: "connect" } },
    overFetch: { error: "TimeoutError", fields: { phase: "headers" } },
  },
  {
    name: "a hang in connect times out",
    target: openDeafPort,
    options: shortly,
    expect: { error: "TimeoutError", fields: { phase: "connect" } },
    overFetch: { error: "TimeoutError", fields: { phase: "headers" } },
  },
  {
    name: "a connection that is reset as soon as it is made ends in a ConnectionError",
    server: { onConnection: takeOverAndReset },
    expect: { error: "ConnectionError", fields: { attempts: 3 }, requests: 0 },
  },
  {
    name: "a reset before headers, every time",
    respond: reset,
    expect: { error: "ConnectionError", fields: { attempts: 3 }, requests: 3 },
  },
  { name: "a reset before headers, once", respond: inTurn(reset, fine), expect: succeeds(2) },
  { name: "an end of the connection before headers, once", respond: inTurn(fin, fine), expect: succeeds(2) },
  {
    name: "an end of the connection before headers, every time",
    respond: fin,
    expect: { error: "ConnectionError", fields: { attempts: 3 }, requests: 3 },
  },
  {
    name: "a reset within the headers, once",
    respond: inTurn(bytesThenReset("HTTP/1.1 200 OK\r\nContent-Ty"), fine),
    expect: succeeds(2),
  },
  {
    name: "an end of the connection within the headers, once",
    respond: inTurn(bytesThenFin("HTTP/1.1 200 OK\r\nContent-Ty"), fine),
    expect: succeeds(2),
  },
  {
    name: "an idle connection that the server closes as the next GET arrives is replaced unseen",
    respond: (exchange) => (exchange.requestOnConnection === 1 ? fine(exchange) : reset(exchange)),
    call: async (client) => {
      const first = await client.team.stats();
      await turns();
      return [first, await client.team.stats()];
    },
    expect: { value: [TEAM_STATS, TEAM_STATS], requests: 3 },
  },
  {
    name: "an idle connection that ends cleanly between two requests is replaced",
    respond: (exchange) => {
      fine(exchange);
      void turns(5).then(() => exchange.socket.end());
    },
    call: async (client) => {
      const first = await client.team.stats();
      await turns();
      return [first, await client.team.stats()];
    },
    expect: { value: [TEAM_STATS, TEAM_STATS], requests: 2 },
  },
  {
    name: "an idle connection that drops the next POST: it may have arrived, is ambiguous and not repeated",
    respond: (exchange) => (exchange.requestOnConnection === 1 ? data(TEMPLATE)(exchange) : reset(exchange)),
    call: async (client) => {
      await client.templates.get(TEMPLATE_ID);
      await turns();
      return client.templates.create(NEW_TEMPLATE);
    },
    expect: { error: "ConnectionError", fields: { ambiguous: true, attempts: 1 }, requests: 2 },
  },
  {
    name: "a server that closes the connection after each response (Connection: close)",
    respond: (exchange) => {
      reply({ headers: { connection: "close" }, body: JSON.stringify({ data: TEAM_STATS, error: null, meta: null }) })(
        exchange,
      );
      exchange.socket.end();
    },
    call: async (client) => [await client.team.stats(), await client.team.stats()],
    expect: { value: [TEAM_STATS, TEAM_STATS], requests: 2 },
  },
  {
    name: "a POST on a kept connection succeeds",
    respond: inTurn(fine, data(TEMPLATE)),
    call: async (client) => {
      await client.team.stats();
      return client.templates.create(NEW_TEMPLATE);
    },
    expect: { value: TEMPLATE, requests: 2 },
  },
];

function respondAsPlainHttp(socket: Socket): boolean {
  socket.once("data", () => socket.end(head(400, { connection: "close" })));
  return true;
}

function takeOverAndReset(socket: Socket): boolean {
  resetConnection(socket);
  return true;
}
