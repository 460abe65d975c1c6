// npm run test:agents: the built SDK in processes that six tracing agents patch, with the headers on the wire checked.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { AGENTS } from "./setups.mjs";

const SDK = join(import.meta.dirname, "../../dist/sdk");
const KEY = `svc_live_${"k".repeat(32)}`;
const TIMEOUT_MS = 60_000;

const requests = [];
const server = createServer((request, response) => {
  requests.push({ method: request.method, headers: request.headers, raw: request.rawHeaders });
  request.resume().on("end", () => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: { id: "t1" }, error: null, meta: null }));
  });
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseUrl = `http://127.0.0.1:${server.address().port}`;

let failed = 0;
for (const [name, agent] of Object.entries(AGENTS)) {
  requests.length = 0;
  const { code, output } = await runProgram(agent);
  const problems = code === 0 ? problemsOf(agent) : [`exit code ${code}: ${output.slice(-600)}`];
  failed += problems.length > 0 ? 1 : 0;
  console.log(
    `${problems.length === 0 ? "ok  " : "FAIL"} ${name}${problems.map((problem) => `\n     ${problem}`).join("")}`,
  );
}
server.close();
server.closeAllConnections();
if (failed > 0) process.exitCode = 1;

function problemsOf({ header, headerMayLack }) {
  const ours = requests.filter(({ headers }) => headers["user-agent"]?.includes("svc-sdk/"));
  const problems = [];
  if (!["GET", "PUT", "POST"].every((method) => ours.some((request) => request.method === method)))
    problems.push(`requests: ${ours.map(({ method }) => method)}`);
  for (const { headers, raw } of ours) {
    if (headers.authorization !== `Bearer ${KEY}`) problems.push("the key is not in `authorization`");
    const odd = raw.filter((text, index) =>
      index % 2 === 0 ? /^\d+$/.test(text) : raw[index - 1].toLowerCase() !== "authorization" && text.includes(KEY),
    );
    if (odd.length > 0) problems.push(`headers that are none: ${odd.length}`);
    if (!headerMayLack && !(header in headers)) problems.push(`no ${header}`);
  }
  return [...new Set(problems)];
}

function runProgram({ setup, env = {} }) {
  const program = `
    ${setup}
    require("http"); require("https");
    (async () => {
      const { SvcClient } = require(${JSON.stringify(join(SDK, "node.cjs"))});
      const svc = new SvcClient({ apiKey: ${JSON.stringify(KEY)}, baseUrl: ${JSON.stringify(baseUrl)}, maxRetries: 0 });
      await globalThis.inTransaction(async () => {
        await svc.team.stats();
        await svc.templates.update("t1", { name: "a" });
        await svc.templates.create({ name: "a", prompt_template: "b", grading_criteria: [] });
      });
      process.exit(0);
    })().catch((error) => { console.error(error); process.exit(1); });`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["-e", program], {
      cwd: import.meta.dirname,
      env: { ...process.env, ...env },
      timeout: TIMEOUT_MS,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code, output }));
  });
}
