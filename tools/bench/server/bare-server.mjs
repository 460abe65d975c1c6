import { createServer } from "node:http";

// Responds to every request with the same bytes: what any server on node:http costs at least.

const body = process.env.BENCH_BODY ?? "{}";
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })));
