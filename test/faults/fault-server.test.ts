import { connect } from "node:net";
import { expect, it } from "vitest";
import { inTurn, startFaultServer } from "../support/fault-server.ts";
import { bytesThenFin, bytesThenReset, fine } from "../support/faults/responses.ts";

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
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("end", () => resolve(`${text}, end`));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(`${text}, ${error.code}`));
  });
}
