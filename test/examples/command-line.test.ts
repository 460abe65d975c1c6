import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import {
  aMeeting,
  anInsight,
  aReport,
  aTemplate,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import { builtCli } from "../cli/support/built-cli.ts";
import { sharedFolder } from "../support/test-folder.ts";

const runFile = promisify(execFile);
const EXAMPLES = join(import.meta.dirname, "../../examples");

let server: ReferenceServer;
let close: () => Promise<void>;
let serviceUrl: string;
const folder = sharedFolder();
let env: Record<string, string | undefined>;

beforeAll(async () => {
  server = await createReferenceServer();
  const template = await server.org.add(aTemplate({ name: "Kept" }));
  const meeting = await server.org.add(aMeeting({ status: "completed", title: "Kick-off" }));
  await server.org.add(aReport({ meeting_id: meeting.id, template_id: template.id, overall_score: 90 }));
  await server.org.add(anInsight({ meeting_id: meeting.id, title: "Budget is fixed" }));
  const listener = await server.listen();
  close = listener.close;
  serviceUrl = listener.url;
  await writeFile(join(folder, "key.txt"), server.keys.admin);
  await writeFile(join(folder, "svc"), `#!/bin/sh\nexec "${process.execPath}" "${await builtCli()}" "$@"\n`);
  await chmod(join(folder, "svc"), 0o755);
  const { SERVICE_API_KEY: _key, SERVICE_API_URL: _url, ...environment } = process.env;
  env = { ...environment, PATH: `${folder}:${process.env["PATH"]}`, SVC_CONFIG_DIR: join(folder, "config") };
});
afterAll(async () => {
  await close();
  await server.close();
});

const read = (name: string) => readFile(join(folder, name), "utf8");

it("the tour of the command line works as it is written", async () => {
  const script = join(EXAMPLES, "command-line.sh");
  const { stdout } = await runFile("bash", [script], { cwd: folder, env: { ...env, SERVICE_API_URL: serviceUrl } });
  expect(stdout).toContain("Kick-off");
  expect(stdout).not.toContain(server.keys.admin);
  expect(JSON.parse(await read("best.json"))).toMatchObject([{ overall_score: 90 }]);
  expect(await read("insights.csv")).toContain("Budget is fixed");
  expect(await read("report.md")).toContain("90");
  expect(await read("templates/discovery-scorecard.yaml")).toContain("Asks before pitching.");
});

it("the job for GitLab works as it is written, but for the installation", async () => {
  const { "weekly-report": job } = parse(await readFile(join(EXAMPLES, "ci/gitlab-ci.yml"), "utf8"));
  const [install, ...script]: string[] = job.script;
  expect(install).toMatch(/^npm install --global svc-sdk$/);
  await cp(join(EXAMPLES, "ci/gates.yaml"), join(folder, "gates.yaml"));
  const variables = { SERVICE_API_URL: serviceUrl, SERVICE_API_KEY: server.keys.read };
  await runFile("bash", ["-e", "-c", script.join("\n")], { cwd: folder, env: { ...env, ...variables } });
  for (const path of job.artifacts.paths) expect(await read(path)).toContain("Average score");
  expect(await read(job.artifacts.reports.junit)).toContain('failures="0"');
});

it("the line for cron works as it is written, but for the time", async () => {
  const home = join(folder, "home");
  await mkdir(join(home, ".config"), { recursive: true });
  await mkdir(join(home, "reports"));
  const exports = `export SERVICE_API_URL=${serviceUrl} SERVICE_API_KEY=${server.keys.read}\n`;
  await writeFile(join(home, ".config/svc-report.env"), exports);
  const crontab = await readFile(join(EXAMPLES, "ci/crontab"), "utf8");
  const [, command = ""] = /^(?:[\d*]+ +){5}(.+)$/m.exec(crontab) ?? [];
  await runFile("sh", ["-c", command], { cwd: folder, env: { ...env, HOME: home } });
  expect(await read("home/reports/week.html")).toContain("Average score");
});
