import path from "node:path";
import { expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { filesWith } from "./support/files-with.ts";
import { sharedFixture } from "./support/fixture.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();
const canary = fixture.server.keys.admin;
const { url } = await fixture.server.listen();

/** Little memory. */
const CRASH = { nodeFlags: ["--max-old-space-size=8", "--stack-size=200"] };

it("In a process, too: nothing on its streams or in its arguments, and the file that holds the key is the configuration", async () => {
  // All but its prefix and two characters.
  const secret = canary.slice(11);
  const env = {
    SVC_CONFIG_DIR: path.join(directory, "config"),
    SVC_CACHE_DIR: path.join(directory, "cache"),
    TMPDIR: directory,
  };
  // The shell prints the arguments of its child, as any process of the machine could read them.
  const shell = '"$@" & cat /proc/$!/cmdline >&2; wait $!';
  const login = await spawnSvc(["auth", "login", "--key-stdin", "--base-url", url, "--debug"], { env, stdin: canary });
  expect(login.code).toBe(0);
  const outputs = [login.stderr, login.stdout.toString()];
  const lines = ["meetings list --debug", "auth status --debug", "config list", "doctor --debug"];
  const runs = [...lines.map((line) => ({ line, world: { shell } })), { line: "team stats --debug", world: CRASH }];
  for (const { line, world } of runs) {
    const { stdout, stderr } = await spawnSvc(line.split(" "), { env, ...world });
    outputs.push(stderr, stdout.toString());
  }
  expect(outputs.join("\n")).not.toContain(secret);
  expect(await filesWith(directory, secret)).toEqual([path.join(directory, "config/config.json")]);
});
