import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { draw } from "../support/draw.ts";
import { testFolder } from "../support/test-folder.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

let working: string;
beforeEach(async () => {
  working = testFolder();
  const planted = JSON.stringify({
    profiles: { default: { key_command: "touch ran", base_url: "http://127.0.0.1:9" } },
  });
  for (const folder of ["svc", ".config/svc", "conf/svc", "conf/.config/svc"]) {
    await mkdir(path.join(working, folder), { recursive: true });
    await writeFile(path.join(working, folder, "config.json"), planted);
  }
});

/** Runs `svc` in a working folder that anybody may have filled. */
const svc = (argv: string[], env: Record<string, string>) =>
  spawnSvc(argv, { env, shell: `cd '${working}' && exec "$@"`, stdin: "svc_live_0123456789abcdef0123456789abcdef\n" });

const HOMELESS: Record<string, string>[] = [
  { HOME: "" },
  { HOME: "." },
  { HOME: "conf" },
  { HOME: "", XDG_CONFIG_HOME: "conf" },
  { HOME: "conf", XDG_CONFIG_HOME: "./conf", XDG_CACHE_HOME: "conf" },
];

it.each(draw("folders", HOMELESS, 2))(
  "with %j nothing is read from the working folder, and nothing is stored there",
  async (env) => {
    const before = await readdir(working, { recursive: true });
    const list = await svc(["meetings", "list", "--insecure-http"], env);
    expect(list.stderr).toContain("No base URL is set");
    const login = await svc(["auth", "login", "--key-command", "echo key", "--base-url", "http://127.0.0.1:9"], env);
    expect(login.code).not.toBe(0);
    const unset = await svc(["config", "set", "tz", "UTC"], env);
    expect({ code: unset.code, stderr: unset.stderr }).toEqual({
      code: 2,
      stderr:
        "error: There is no home folder to store the configuration in.\n" +
        "hint: Set HOME to an absolute path, or SVC_CONFIG_DIR to a directory.\n",
    });
    expect((await svc(["config", "path"], env)).stderr).toBe(unset.stderr);
    expect(await readdir(working, { recursive: true })).toEqual(before);
  },
);

it("a relative XDG_CONFIG_HOME is ignored where there is a home", async () => {
  const env = { HOME: path.join(working, "home"), XDG_CONFIG_HOME: "conf", SVC_CACHE_DIR: "" };
  expect((await svc(["config", "path"], env)).stdout.toString()).toBe(`${env.HOME}/.config/svc/config.json\n`);
  expect((await svc(["meetings", "list"], env)).stderr).toContain("No base URL is set");
});
