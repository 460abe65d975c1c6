import { createServer } from "node:net";
import { SERVERS } from "./servers.mjs";
import { openSession } from "./stdio-server.mjs";

/** Times from an event to the end of the process, in milliseconds. */
export async function measureExits(runs) {
  const EVENTS = {
    "stdin ends": ({ child }) => child.stdin.end(),
    SIGTERM: ({ child }) => child.kill("SIGTERM"),
    "nobody reads stdout": ({ child, send }) => {
      child.stdout.destroy();
      send({ jsonrpc: "2.0", id: 1, method: "ping" });
    },
  };
  const times = {};
  for (const [event, cause] of Object.entries(EVENTS)) {
    times[event] = [];
    for (let run = 0; run < runs; run += 1) {
      const session = await openSession(SERVERS["svc-mcp"]);
      const endedAt = performance.now();
      cause(session);
      times[event].push((await session.exited) - endedAt);
    }
  }
  return times;
}

/** Times from the cancellation of a call to the end of its connection to the service, in milliseconds. */
export async function measureCancel(runs) {
  const times = [];
  let onRequest;
  const silent = createServer((socket) => socket.on("error", () => undefined).once("data", () => onRequest(socket)));
  await new Promise((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const env = {
    SERVICE_API_KEY: `svc_live_${"b".repeat(32)}`,
    SERVICE_API_URL: `http://127.0.0.1:${silent.address().port}`,
  };
  for (let run = 0; run < runs; run += 1) {
    const received = new Promise((resolve) => {
      onRequest = resolve;
    });
    const session = await openSession({ ...SERVERS["svc-mcp"], env });
    session.send({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_meetings" } });
    const socket = await received;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const cancelledAt = performance.now();
    session.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    await closed;
    times.push(performance.now() - cancelledAt);
    session.child.kill("SIGKILL");
  }
  silent.close();
  return times;
}
