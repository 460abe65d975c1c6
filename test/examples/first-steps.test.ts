import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";
import { testFolder } from "../support/test-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

it("the first steps lead from a built clone to a first command and a first tool, as they are written", async () => {
  const server = await createReferenceServer();
  await server.org.add(aMeeting({ status: "completed", title: "Kick-off" }));
  const { url, close } = await server.listen();
  const folder = testFolder();
  const manifest = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  for (const path of ["package.json", ...manifest.files])
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  await writeFile(join(folder, "key.txt"), server.keys.admin);
  const { SERVICE_API_KEY: _key, SERVICE_API_URL: _url, ...environment } = process.env;

  const { stdout } = await promisify(execFile)("bash", [join(ROOT, "examples/first-steps.sh")], {
    cwd: folder,
    env: {
      ...environment,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, "config"),
      PATH: `${folder}/global/bin:${process.env["PATH"]}`,
      SERVICE_API_URL: url,
      npm_config_prefix: join(folder, "global"),
      npm_config_cache: join(folder, "cache"),
      npm_config_offline: "true",
      // What is packed was built before the tests.
      npm_config_ignore_scripts: "true",
    },
  });

  expect(stdout).toContain("added 1 package");
  expect(stdout).toContain("Kick-off");
  expect(stdout).toContain('Added "sales-coaching"');
  expect(stdout).not.toContain(server.keys.admin);
  await close();
  await server.close();
});
