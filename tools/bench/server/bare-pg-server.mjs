import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";

// Lower bound for a server on node:http and pg: one query per request for the same rows, the same response, and no check of key, parameters
// or body.

const require = createRequire(new URL("../../../server-mock/package.json", import.meta.url));
const { Pool } = require("pg");
const { BENCH_DATABASE, BENCH_ORGANIZATION, BENCH_MEETING } = process.env;
const pool = new Pool({ connectionString: BENCH_DATABASE, max: 10 });

const RESPONSES = {
  "/list": async () => {
    const { rows } = await pool.query({
      name: "list",
      text: `select document from meetings where org_id = $1 and status = 'completed'
        order by started_at desc, id desc limit 20`,
      values: [BENCH_ORGANIZATION],
    });
    return `[${rows.map((row) => row.document).join(",")}]`;
  },
  "/one": async () => {
    const { rows } = await pool.query({
      name: "one",
      text: `select document, text from meetings left join transcripts on meeting_id = meetings.id
        where meetings.id = $1 and org_id = $2`,
      values: [BENCH_MEETING, BENCH_ORGANIZATION],
    });
    return `${rows[0].document.slice(0, -1)},"transcript":${JSON.stringify(rows[0].text)}}`;
  },
  "/create": async (request) => {
    const template = JSON.parse(await textOf(request));
    const [id, now] = [randomUUID(), new Date().toISOString()];
    const document = JSON.stringify({ id, ...template, created_at: now });
    await pool.query({
      name: "create",
      text: `insert into templates (id, org_id, call_type, is_active, created_at, version, etag, document)
        values ($1, $2, null, 1, $3, 1, '', $4)`,
      values: [id, BENCH_ORGANIZATION, now, document],
    });
    return document;
  },
};

const server = createServer(async (request, response) => {
  const data = await RESPONSES[request.url](request);
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(`{"data":${data},"error":null,"meta":null}`);
});
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })));

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
