import { connect } from "node:net";
import { expect, it } from "vitest";
import { inTurn, startFaultServer } from "../support/fault-server.ts";
import { RequestReader } from "../support/fault-server-request.ts";
import { bytesThenFin, bytesThenReset, fine } from "../support/faults/responses.ts";

const BODY = '{"name":"Zoë"}';
const POST = [
  ["with a length", `POST /api/v1/templates?x=1 HTTP/1.1\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`],
  ["in chunks", `POST /api/v1/templates?x=1 HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nf\r\n${BODY}\r\n0\r\n\r\n`],
] as const;

it.each(POST)("a request %s is read whole, however it is cut", (_name, text) => {
  const reader = new RequestReader();
  const requests = [...Buffer.from(text + text)].flatMap((byte) => reader.push(Buffer.from([byte])));

  expect(requests).toHaveLength(2);
  for (const request of requests)
    expect(request).toMatchObject({ method: "POST", path: "/api/v1/templates", body: BODY });
  expect(requests[0]?.query.get("x")).toBe("1");
});

it("responses are given in turn over all connections, and the last repeats", async () => {
  const server = await startFaultServer(inTurn(bytesThenFin("first"), bytesThenReset("second"), bytesThenFin("third")));

  const received = [];
  for (let request = 0; request < 4; request += 1) received.push(await exchange(server.port));
  await server.close();
  expect(received).toEqual(["first, end", "second, ECONNRESET", "third, end", "third, end"]);
  expect(server).toMatchObject({ connectionCount: 4, responderFailures: [] });
});

it("a server that is closed leaves no socket open", async () => {
  const server = await startFaultServer(fine);
  const socket = connect(server.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  const ended = new Promise((resolve) => socket.once("close", resolve).on("error", () => undefined));

  await server.close();
  await ended;
  expect(server.openSocketCount()).toBe(0);
});

function exchange(port: number): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\n\r\n"));
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("end", () => resolve(`${text}, end`));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(`${text}, ${error.code}`));
  });
}
