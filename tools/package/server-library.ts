import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../test/support/run-command.ts";

/** Packages that users of the library install beside it. */
export const USER_PACKAGES = ["@photostructure/sqlite@1.2.1", "msw@2.15.0", "typescript@5.9.3", "@types/node@20.19.43"];
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
const MOST_MEGABYTES = 12;

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

/** Compiles tests of a user of the library with strict types, as a module and in CommonJS, and runs them. */
export async function tryLibrary(project: string): Promise<void> {
  await writeFile(join(project, "test.ts"), USER_TEST);
  await writeFile(join(project, "commonjs.cts"), USER_COMMONJS_TEST);
  const compiler = join(project, "node_modules/typescript/bin/tsc");
  await runCommand(process.execPath, [compiler, ...COMPILER, "test.ts", "commonjs.cts"], { cwd: project });
  for (const test of ["test.js", "commonjs.cjs"]) await runCommand(process.execPath, [test], { cwd: project });
}

/** Throws when an installation, as Node 22 needs it, is too large. */
export async function weigh(project: string): Promise<void> {
  const output = await runCommand("du", ["-sk", join(project, "node_modules")], { cwd: project });
  const megabytes = Number.parseInt(output, 10) / 1000;
  if (!(megabytes <= MOST_MEGABYTES)) throw new Error(`It takes ${megabytes} MB.`);
}
