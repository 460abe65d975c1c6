import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { aMeeting, anInsight, aReport, aTemplate, createReferenceServer } from "../../server-mock/src/index.ts";
import { builtCli } from "../cli/support/built-cli.ts";

const SCRIPT = join(import.meta.dirname, "../../examples/command-line.sh");

it("the tour of the command line works as it is written", async () => {
  const server = await createReferenceServer();
  const template = await server.org.add(aTemplate({ name: "Kept" }));
  const meeting = await server.org.add(aMeeting({ status: "completed", title: "Kick-off" }));
  await server.org.add(aReport({ meeting_id: meeting.id, template_id: template.id, overall_score: 90 }));
  await server.org.add(anInsight({ meeting_id: meeting.id, title: "Budget is fixed" }));
  const { url, close } = await server.listen();
  const folder = await mkdtemp(join(tmpdir(), "svc-tour-"));
  await writeFile(join(folder, "key.txt"), server.keys.admin);
  await writeFile(join(folder, "svc"), `#!/bin/sh\nexec "${process.execPath}" "${await builtCli()}" "$@"\n`);
  await chmod(join(folder, "svc"), 0o755);
  const { SERVICE_API_KEY: _key, SERVICE_API_URL: _url, ...environment } = process.env;
  const env = {
    ...environment,
    PATH: `${folder}:${process.env["PATH"]}`,
    SERVICE_URL: url,
    SVC_CONFIG_DIR: join(folder, "config"),
  };

  const { stdout } = await promisify(execFile)("bash", [SCRIPT], { cwd: folder, env });

  const read = (name: string) => readFile(join(folder, name), "utf8");
  expect(stdout).toContain("Kick-off");
  expect(stdout).not.toContain(server.keys.admin);
  expect(JSON.parse(await read("best.json"))).toMatchObject([{ overall_score: 90 }]);
  expect(await read("insights.csv")).toContain("Budget is fixed");
  expect(await read("report.md")).toContain("90");
  expect(await read("templates/discovery-scorecard.yaml")).toContain("Asks before pitching.");
  await rm(folder, { recursive: true });
  await close();
  await server.close();
});
