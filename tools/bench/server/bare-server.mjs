import { createServer } from "node:http";

// Lower bound for a server on node:http: responds to every request with the same bytes.

const body = process.env.BENCH_BODY ?? "{}";
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })));
