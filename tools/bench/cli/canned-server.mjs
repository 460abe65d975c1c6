// Serves a fixed page of 20 meetings, in a separate process.
import { createServer } from "node:http";

const meeting = (index) => ({
  id: `3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f10${String(index).padStart(2, "0")}`,
  status: ["completed", "processing", "failed"][index % 3],
  user_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3d0001",
  title: `Discovery call with Northwind Logistics ${index}`,
  source: "zoom",
  call_type: "discovery",
  started_at: "2026-11-12T14:00:00.000Z",
  duration_seconds: 2480,
  report_count: 1,
});
const body = JSON.stringify({
  data: Array.from({ length: 20 }, (_, index) => meeting(index)),
  error: null,
  meta: { page: 1, limit: 20, total: 1284, total_pages: 65, has_more: true },
});

const server = createServer((_request, response) => response.setHeader("content-type", "application/json").end(body));
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
