import { createServer } from "node:http";
import { createRequire } from "node:module";

// Responds to every request with what one query of pg gives, and checks no key: what any server on node:http and pg costs at least.

const require = createRequire(new URL("../../../server-mock/package.json", import.meta.url));
const { Pool } = require("pg");
const { BENCH_DATABASE, BENCH_ORGANIZATION, BENCH_MEETING } = process.env;
const pool = new Pool({ connectionString: BENCH_DATABASE, max: 10 });

const QUERIES = {
  list: {
    name: "list",
    text: `select document from meetings where org_id = $1 and status = 'completed'
      order by started_at desc, id desc limit 20`,
    values: [BENCH_ORGANIZATION],
  },
  one: {
    name: "one",
    text: `select document, text from meetings left join transcripts on meeting_id = meetings.id
      where meetings.id = $1 and org_id = $2`,
    values: [BENCH_MEETING, BENCH_ORGANIZATION],
  },
  create: {
    name: "create",
    text: `insert into templates (id, org_id, call_type, is_active, created_at, version, etag, document)
      values (gen_random_uuid()::text, $1, null, 1, '2026-01-01T00:00:00.000Z', 1, '', $2)`,
    values: [BENCH_ORGANIZATION, JSON.stringify({ name: "T" })],
  },
};

const server = createServer(async (request, response) => {
  const { rows } = await pool.query(QUERIES[request.url.slice(1)]);
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(`{"data":[${rows.map((row) => row.document).join(",")}],"error":null,"meta":null}`);
});
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })));
