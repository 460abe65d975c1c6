// The benchmark's server, in a separate process: raw sockets and prebuilt bytes, so that the client's cost dominates.
import { createServer } from "node:net";

const settings = JSON.parse(process.argv[2] ?? "{}");
const { mode = "canned", latencyMs = 0, pageSize = 20, pageCount = 1 } = settings;

let requestCount = 0;

const row = (number) => ({
  id: `6e0a4f57-91c2-4d3b-b8e5-${String(number).padStart(12, "0")}`,
  meeting_id: "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001",
  template_id: null,
  template_name: "Discovery scorecard",
  user_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3d0001",
  overall_score: number % 100,
  created_at: "2026-11-12T14:52:00.000Z",
});

// One body that every subject's own pagination understands: page numbers (ours), has_more and the last id (openai, anthropic, stripe).
function renderPage(page) {
  const first = (page - 1) * pageSize;
  const data = page > pageCount ? [] : Array.from({ length: pageSize }, (_, index) => row(first + index + 1));
  const hasMore = page < pageCount;
  const meta = { page, limit: pageSize, total: pageSize * pageCount, total_pages: pageCount, has_more: hasMore };
  const last = data.at(-1)?.id ?? null;
  return JSON.stringify({
    data,
    error: null,
    meta,
    object: "list",
    has_more: hasMore,
    first_id: data[0]?.id ?? null,
    last_id: last,
  });
}

function renderResponse(status, body, headers = "") {
  const type = "Content-Type: application/json; charset=utf-8\r\n";
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `HTTP/1.1 ${status} Status\r\n${type}${length}X-Request-Id: req_bench\r\nRequest-Id: req_bench\r\n${headers}\r\n${body}`;
}

const error = (status, headers) =>
  renderResponse(status, '{"data":null,"error":{"code":"fault","message":"Fault."},"meta":null}', headers);
const canned = Buffer.from(renderResponse(200, renderPage(1)));

// The requested page: by number, or by the last row that the client has.
function pageOf(head) {
  const number = /[?&]page=(\d+)/.exec(head);
  if (number) return Number(number[1]);
  const cursor = /[?&](?:after|after_id|starting_after)=[\w-]*-(\d+)/.exec(head);
  return cursor ? Number(cursor[1]) / pageSize + 1 : 1;
}

function pageResponse(head, port) {
  const page = pageOf(head);
  const next = `Link: <http://127.0.0.1:${port}/reports?per_page=${pageSize}&page=${page + 1}>; rel="next"\r\n`;
  return renderResponse(200, renderPage(page), page < pageCount ? next : "");
}

// RST alone: `resetAndDestroy` sends an orderly FIN first.
const resetConnection = (socket) => Object.assign(socket, { resetAndClosing: true }).destroy();

const RESPONSES = {
  canned: (socket) => socket.write(canned),
  pages: (socket, head) => socket.write(pageResponse(head, socket.localPort)),
  // Every 25th request is cut, every 15th throttled, every 10th meets an outage.
  faults: (socket) => {
    if (requestCount % 25 === 0) return resetConnection(socket);
    if (requestCount % 15 === 0) return socket.write(error(429, "Retry-After: 0\r\n"));
    if (requestCount % 10 === 0) return socket.write(error(503));
    return socket.write(canned);
  },
  outage: (socket) => socket.write(error(503)),
};

const respond = RESPONSES[mode];

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  let buffered = "";
  socket.on("data", (chunk) => {
    buffered += chunk.toString("latin1");
    // Every request of the bench is a GET without a body.
    for (let end = buffered.indexOf("\r\n\r\n"); end >= 0; end = buffered.indexOf("\r\n\r\n")) {
      const head = buffered.slice(0, end);
      buffered = buffered.slice(end + 4);
      requestCount += 1;
      if (latencyMs > 0) setTimeout(respond, latencyMs, socket, head);
      else respond(socket, head);
    }
  });
});

server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));

process.on("message", () => {
  process.send({ requestCount });
  requestCount = 0;
});
process.on("disconnect", () => process.exit());
