// npm run test:server-package: packs svc-server, installs it into an empty project as its users do, compiles a test of theirs
// with strict types and runs it. It needs the registry. Ends in `N passed, N failed`.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const USER_PACKAGES = ["@photostructure/sqlite@1.2.1", "msw@2.15.0", "typescript@5.9.3", "@types/node@20.19.43"];
const COMPILER = [
  "--strict",
  "--module",
  "nodenext",
  "--target",
  "es2023",
  "--types",
  "node",
  "--skipLibCheck",
  "false",
];

const USER_TEST = `
import { aMeeting, createReferenceServer, type Meeting, type ReferenceServer } from "svc-server";
import { mswHandlers } from "svc-server/msw";
import { setupServer } from "msw/node";

const server: ReferenceServer = await createReferenceServer();
const network = setupServer(...mswHandlers(server, "https://api.example"));
network.listen({ onUnhandledRequest: "error" });
const meeting: Meeting = await server.org.add(aMeeting({ status: "failed" }));
server.faults.add({ operationId: "getMeeting", status: 503, times: 1 });
const get = () =>
  fetch(\`https://api.example/api/v1/meetings/\${meeting.id}\`, { headers: { authorization: \`Bearer \${server.keys.read}\` } });
const statuses = [(await get()).status, (await get()).status];
const { url } = await server.listen();
network.close();
statuses.push((await fetch(\`\${url}/healthz\`)).status);
await server.close();
if (statuses.join() !== "503,200,200") throw new Error(\`It returned \${statuses}.\`);
`;

const USER_COMMONJS_TEST = `
import svc = require("svc-server");
import { setupServer } from "msw/node";
import { mswHandlers } from "svc-server/msw";

void svc.createReferenceServer().then(async (server: svc.ReferenceServer) => {
  const network = setupServer(...mswHandlers(server, "https://api.example"));
  network.listen({ onUnhandledRequest: "error" });
  network.resetHandlers();
  const [meeting, report] = await server.org.add(svc.aMeeting(), svc.aReport());
  const reports: svc.Report[] = await server.org.add([svc.aReport({ meeting_id: meeting.id })]);
  const { status } = await fetch(\`https://api.example/api/v1/reports/\${report.id}\`, {
    headers: { authorization: \`Bearer \${server.keys.read}\` },
  });
  network.close();
  await server.close();
  if (status !== 200 || reports.length !== 1) throw new Error(\`It returned \${status}.\`);
});
`;

const folder = await mkdtemp(join(tmpdir(), "svc-server-package-"));
const TIMEOUT_MS = 300_000;
const MOST_MEGABYTES = 12;
const FLAGS = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
const run = async (program: string, args: string[], cwd = folder) =>
  promisify(execFile)(program, args, { cwd, timeout: TIMEOUT_MS });
const checks: [name: string, work: () => Promise<unknown>][] = [
  ["a project installs the tarball", install],
  ["its test compiles with strict types", () => run("npx", ["tsc", ...COMPILER, "test.ts"])],
  ["its test runs", () => run(process.execPath, ["test.js"])],
  ["its test in CommonJS compiles with strict types", () => run("npx", ["tsc", ...COMPILER, "commonjs.cts"])],
  ["its test in CommonJS runs", () => run(process.execPath, ["commonjs.cjs"])],
  ["svc-server prints its usage", () => run("npx", ["svc-server", "start", "--help"])],
  [`alone, as Node 22 needs it, it takes at most ${MOST_MEGABYTES} MB`, weigh],
];

let failed = 0;
for (const [name, work] of checks) {
  try {
    await work();
    process.stdout.write(`ok   ${name}\n`);
  } catch (error) {
    failed += 1;
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    process.stdout.write(`FAIL ${name}\n${stdout}${stderr}${message}\n`);
  }
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function install(): Promise<void> {
  const pack = ["pack", "-w", "server-mock", "--pack-destination", folder];
  await run("npm", pack, ROOT);
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(join(folder, "test.ts"), USER_TEST);
  await writeFile(join(folder, "commonjs.cts"), USER_COMMONJS_TEST);
  await run("npm", ["install", ...FLAGS, await tarball(), ...USER_PACKAGES]);
}

async function tarball(): Promise<string> {
  return join(folder, (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "");
}

async function weigh(): Promise<void> {
  const alone = await mkdtemp(join(folder, "alone-"));
  await run("npm", ["install", ...FLAGS, "--prefix", alone, await tarball()], alone);
  const { stdout } = await run("du", ["-sk", join(alone, "node_modules")]);
  const megabytes = Number.parseInt(stdout, 10) / 1000;
  if (!(megabytes <= MOST_MEGABYTES)) throw new Error(`It takes ${megabytes} MB.`);
}
