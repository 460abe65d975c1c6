import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { spawnSvc } from "./support/spawn-svc.ts";
import { createStage, type Stage } from "./support/stage.ts";

let stage: Stage;
let url: string;
let canary: string;
let directory: string;
beforeAll(async () => {
  stage = await createStage();
  ({ url } = await stage.server.listen());
  directory = await mkdtemp(path.join(tmpdir(), "svc-canary-"));
  canary = stage.server.keys.admin;
});
beforeEach(() => stage.server.faults.clear());
afterAll(async () => {
  await stage.server.close();
  await rm(directory, { recursive: true });
});

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

const COMMANDS = [
  "meetings list",
  "meetings list --all -o csv",
  "meetings get @meeting",
  "meetings transcript @meeting",
  "meetings reports @meeting",
  "reports list",
  "reports get @report",
  "templates list",
  "templates get @template",
  "templates create --name X --prompt-template Y --criterion A:1:b",
  "templates update @template --name Z",
  `templates delete ${ID} --yes`,
  "team stats",
  "insights list",
  "roleplay list",
  "auth status",
  "auth login --key-stdin",
  "auth logout",
  "config list",
  "config get base_url",
  "profile list",
  "api GET /meetings --include",
  "api GET /meetings --paginate",
  "doctor",
  "__complete profiles",
  "completion bash",
];

const SITUATIONS: [what: string, arrange: (stage: Stage) => void][] = [
  ["success", () => undefined],
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map((status): [string, (stage: Stage) => void] => [
    `status ${status}`,
    ({ server }) => void server.faults.add({ status }),
  ]),
  ["a dropped connection", ({ server }) => void server.faults.add({ drop: true })],
  ["a malformed answer", ({ server }) => void server.faults.add({ body: "malformed" })],
  ["a truncated answer", ({ server }) => void server.faults.add({ body: "truncated" })],
];

/** The part of the key that no output may show: all but its prefix and two characters. */
const secret = (): string => canary.slice(11);

it.each(COMMANDS)("`svc %s` never shows the key, in success, in every failure, and with --debug", async (command) => {
  const { ids } = stage;
  const line = command
    .replace("@meeting", ids.meetings[0] ?? "")
    .replace("@report", ids.reports[0] ?? "")
    .replace("@template", ids.templates[0] ?? "");
  for (const [what, arrange] of SITUATIONS) {
    for (const flags of [" --retries 0 --debug", " --retries 0"]) {
      stage.server.faults.clear();
      arrange(stage);
      const config = {
        current_profile: "default",
        profiles: { default: { api_key: canary, base_url: "http://localhost" } },
      };
      const env = command.startsWith("auth login") ? { SERVICE_API_URL: "http://localhost" } : stage.env;
      const { stdout, stderr } = await stage.svc(line + flags, { config, env, stdin: canary });
      expect(`${what}: ${stdout}${stderr}`).not.toContain(secret());
    }
  }
});

it.each([
  ["a key with a line break inside", (key: string) => `${key.slice(0, 20)}\n${key.slice(20)}`],
  ["a key with Bearer before it", (key: string) => `Bearer ${key}`],
  ["a key with a character outside ASCII", (key: string) => `${key}é`],
])("%s in the environment is refused without showing it", async (_what, spoil) => {
  const { code, stdout, stderr } = await stage.svc("team stats", {
    env: { ...stage.env, SERVICE_API_KEY: spoil(canary) },
  });
  expect(code).toBe(2);
  expect(stdout + stderr).not.toContain(canary.slice(25));
});

it("In a process, too: nothing on its streams or in its arguments, and the file that holds the key is the configuration", async () => {
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
  for (const line of ["meetings list --debug", "auth status --debug", "config list", "doctor --debug"]) {
    const { stdout, stderr } = await spawnSvc(line.split(" "), { env, shell });
    outputs.push(stderr, stdout.toString());
  }
  const crash = await spawnSvc(["team", "stats", "--debug"], {
    env,
    nodeFlags: ["--max-old-space-size=8", "--stack-size=200"],
  });
  outputs.push(crash.stderr, crash.stdout.toString());
  expect(outputs.join("\n")).not.toContain(secret());
  expect(await filesWith(directory, secret())).toEqual([path.join(directory, "config/config.json")]);
});

async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return files.filter((_, index) => contents[index]?.includes(text));
}
