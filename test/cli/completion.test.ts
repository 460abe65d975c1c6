import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { sessionName } from "../../cli/client/session.ts";
import { createRecentItems } from "../../cli/config/recent-items.lazy.ts";
import { createConfigStore } from "../../cli/config/store.ts";
import { draw } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { createFixture } from "./support/fixture.ts";
import { memoryRecent, runCli } from "./support/run-cli.ts";
import { installSvc } from "./support/shell.ts";

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

const directory = sharedFolder();
let env: Record<string, string>;
beforeAll(async () => {
  const places = { SVC_CONFIG_DIR: path.join(directory, "config"), SVC_CACHE_DIR: path.join(directory, "cache") };
  env = { PATH: await installSvc(directory), HOME: directory, LANG: "C.UTF-8", ...places };
  await createConfigStore(places.SVC_CONFIG_DIR).update((data) => ({
    ...data,
    profiles: { default: { base_url: "https://x.example", api_key: "svc_live_one" }, "eu.staging": {} },
  }));
  const recent = createRecentItems(places.SVC_CACHE_DIR);
  const session = await sessionName("https://x.example", "svc_live_one");
  await recent.remember(`${session} meetings`, [{ id: ID, label: "Call: $(touch pwned) `id`\u001b[31m" }]);
  for (const shell of ["bash", "zsh", "fish", "powershell"]) {
    const { stdout } = await runCli(["completion", shell]);
    await writeFile(path.join(directory, `svc.${shell}`), stdout);
  }
});

const has = (shell: string): boolean => spawnSync("sh", ["-c", `command -v ${shell}`]).status === 0;

type Complete = (line: string) => string[];

const run = (program: string, args: readonly string[]): string[] =>
  execFileSync(program, [...args], { env, cwd: directory, encoding: "utf8", input: "" })
    .split("\n")
    .filter(Boolean);

/** Each asks its shell what Tab would offer at the end of the line. */
const SHELLS: Record<"bash" | "zsh" | "fish", Complete> = {
  bash: (line) => {
    const words = line.split(" ");
    const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _svc; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run("bash", ["--norc", "-c", script, "bash", path.join(directory, "svc.bash"), ...words]);
  },
  zsh: (line) => {
    // compadd only works inside a widget: what it is given is caught instead.
    const script = `
      compadd() { local -a plain; while [[ $# -gt 0 && "$1" != "--" ]]; do shift; done; shift; print -rl -- "$@"; }
      _describe() { local array="\${@[-1]}"; local entry; for entry in "\${(@P)array}"; do print -r -- "\${\${entry//\\\\:/$'\\1'}%%:*}"; done; }
      _files() { print -rl -- *; }
      compdef() { :; }
      source "$1"; shift; words=("$@"); CURRENT=$#; _svc`;
    return run("zsh", ["-f", "-c", script, "zsh", path.join(directory, "svc.zsh"), ...line.split(" ")]).filter((word) =>
      word.startsWith(line.split(" ").at(-1) ?? ""),
    );
  },
  fish: (line) =>
    run("fish", [
      "--no-config",
      "-c",
      'source $argv[1]; complete -C "$argv[2]"',
      path.join(directory, "svc.fish"),
      line,
    ]).map((answer) => answer.split("\t")[0] ?? ""),
};

for (const shell of ["bash", "zsh", "fish"] as const)
  if (!has(shell)) process.stderr.write(`SKIPPED completion in ${shell}: it is not installed here\n`);

describe.each(["bash", "zsh", "fish"] as const)("Completion in a real %s", (shell) => {
  const complete = (line: string): string[] => SHELLS[shell](line).sort();

  const lines: [string, string[]][] = [
    ["svc mee", ["meetings"]],
    ["svc profile ", ["list", "remove", "use"]],
    ["svc --profile eu.staging meetings l", ["list"]],
    ["svc meetings list --status p", ["pending", "processing"]],
    ["svc meetings list --output n", ["ndjson"]],
    ["svc roleplay list --status ", []],
    ["svc templates apply bi", shell === "fish" ? ["bin/"] : ["bin"]],
    ["svc templates list --is-active ", ["false", "true"]],
    ["svc meetings list --max", ["--max-items"]],
    ["svc meetings list --insec", ["--insecure-http"]],
    ["svc meetings get ", [ID]],
    ["svc meetings list --status failed --profile eu", ["eu.staging"]],
    ["svc profile use d", ["default"]],
    ["svc config set ba", ["base_url"]],
    ["svc config set output j", ["json"]],
    ["svc config set pager ", []],
    ["svc config set tz Europe/Berl", ["Europe/Berlin"]],
    ["svc meetings list --tz Europe/Berl", ["Europe/Berlin"]],
    ["svc meetings list --fields tit", ["title"]],
    ["svc meetings list --fields id,ti", ["id,title"]],
    ["svc roleplay list --fields id,scenario.n", ["id,scenario.name"]],
    ["svc meetings get x --fields tra", ["transcript"]],
    ["svc people --fields na", ["name"]],
    ["svc api GE", ["GET"]],
    ["svc api GET /team", ["/team/stats"]],
    ["svc completion f", ["fish"]],
    ["svc meetings list --status failed --output j", ["json"]],
    ["svc --profile eu.staging meetings get ", []],
    ["svc ci init g", ["github", "gitlab"]],
  ];
  it.skipIf(!has(shell)).each(draw(shell, lines, 3))("`%s` + Tab offers %j", (line, expected) => {
    expect(complete(line)).toEqual(expected);
  });

  const traps = [
    `svc meetings get $(touch\${IFS}pwned)`,
    `svc $(touch\${IFS}pwned) `,
    `svc meetings list --status \`touch\${IFS}pwned\``,
    `svc __complete;touch\${IFS}pwned `,
  ];
  it.skipIf(!has(shell)).each(draw(`${shell} traps`, traps, 2))("What was typed is never run: %s", (line) => {
    complete(line);
    expect(existsSync(path.join(directory, "pwned"))).toBe(false);
  });
});

it.skipIf(!has("bash"))("bash completes after an equals sign, as readline splits it", () => {
  const script = `source "$1"; COMP_WORDS=(svc meetings list --output = nd); COMP_CWORD=5; _svc; printf '%s\\n' "\${COMPREPLY[@]}"`;
  expect(run("bash", ["--norc", "-c", script, "bash", path.join(directory, "svc.bash")])).toEqual(["ndjson"]);
});

it("PowerShell's script passes on what was typed as an argument vector", async () => {
  const { stdout } = await runCli(["completion", "powershell"]);
  expect(stdout).toContain("Register-ArgumentCompleter -Native -CommandName svc");
  expect(stdout).toContain('& svc __complete "--word=$wordToComplete" -- @words 2>$null');
});

/** What `svc __complete` prints for a line of which the last word is being typed. */
async function offered(line: string): Promise<string> {
  const words = line.split(" ");
  const recent = memoryRecent();
  const one = await sessionName("https://x.example", "svc_live_one");
  const two = await sessionName("https://x.example", "svc_live_two");
  await recent.remember(`${one} meetings`, [{ id: ID, label: "Call\twith\nAna" }]);
  await recent.remember(`${two} people`, [
    { id: "*", label: "" },
    { id: ID, label: "Ana Ruiz" },
  ]);
  const base_url = "https://x.example";
  const profiles = { default: { base_url, api_key: "svc_live_one" }, staging: { base_url, api_key: "svc_live_two" } };
  const config = { current_profile: "default", profiles };
  const word = words.pop() ?? "";
  return (await runCli(["__complete", `--word=${word}`, "--", ...words.slice(1)], { recent, config })).stdout;
}

it.each([
  ["svc profile use ", "default\thttps://x.example\nstaging\thttps://x.example\n"],
  ["svc meetings get ", `${ID}\tCall\\twith\\nAna\n`],
  ["svc reports get ", ""],
  ["svc meetings list --user ", ""],
  ["svc meetings list --profile staging --user ", `${ID}\tAna Ruiz\n`],
  ["svc completion ", "bash\nzsh\nfish\npowershell\n"],
  ["svc team stats ", ""],
  ["svc templates apply ", ":files\n"],
  ["svc report weekly --gates ", ":files\n"],
  ["svc config get ", "base_url\noutput\ntz\npager\neditor\ncopy\n"],
  ["svc config get tz ", ""],
  ["svc templates list --is-active=", "--is-active=true\n--is-active=false\n"],
  ["svc meetings list --limit ", ""],
  ["svc nonsense ", ""],
])("`%s` is offered %j", async (line, expected) => {
  expect(await offered(line)).toBe(expected);
});

it("A raw request is offered methods, and paths that need no id", async () => {
  const lines = (await offered("svc api ")).split("\n");
  expect(lines.filter((line) => /^[A-Z]+$/.test(line)).sort()).toEqual(["DELETE", "GET", "POST", "PUT"]);
  expect(lines).toContain("/team/stats");
  expect(lines.filter((line) => /[{}]|api\/v1|parameters/i.test(line))).toEqual([]);
});

it("Flags are the command's own, help, and those of every command", async () => {
  const ofList = await offered("svc meetings list --");
  for (const flag of ["--status\t", "--all\t", "--profile\t", "--help\t"])
    expect(ofList).toMatch(new RegExp(`^${flag}`, "m"));
  expect(ofList).not.toContain("--version");
  expect(await offered("svc -")).toContain("--version\tprint the version\n");
  expect(await offered("svc ")).not.toContain("__complete");
  expect(await offered("svc auth to")).toContain("token\tPrint the API key in use, for another program\n");
  expect(await offered("svc meetings list --fields id,")).not.toContain("id,id");
});

it.each([
  ["no file", undefined, [ID]],
  ["the cache", "cache/recent.json", []],
  ["the configuration", "config/config.json", []],
])("With damage in %s, completion does without it, and fails nothing", async (_, damaged, expected) => {
  const own = await mkdtemp(path.join(directory, "damaged-"));
  for (const folder of ["cache", "config"])
    await cp(path.join(directory, folder), path.join(own, folder), { recursive: true });
  if (damaged) await writeFile(path.join(own, damaged), "{");
  const { code, stdout } = await runCli(["__complete", "--word=", "--", "meetings", "get"], {
    recent: createRecentItems(path.join(own, "cache")),
    store: createConfigStore(path.join(own, "config")),
  });
  expect({ code, ids: stdout.match(/[\da-f-]{36}/g) ?? [] }).toEqual({ code: 0, ids: expected });
});

it("Ids are remembered from lists at a terminal alone", async () => {
  const fixture = await createFixture();
  const recent = memoryRecent();
  await fixture.svc("templates list", { recent });
  const group = `${await sessionName("http://localhost", fixture.server.keys.admin)} templates`;
  expect(await recent.read(group)).toEqual([]);
  await fixture.svc("templates list", { recent, terminal: { columns: 80 } });
  expect(await recent.read(group)).toContainEqual({ id: fixture.ids.templates[1], label: "デモ採点表" });
  await fixture.server.close();
});

it("What a killed process left beside the cache is removed by the next one, and the cache is its owner's alone", async () => {
  const folder = path.join(directory, "cache-of-the-killed");
  await mkdir(folder);
  // No process has this number: it is above what Linux gives.
  await writeFile(path.join(folder, "recent.json.4194999.tmp"), "{");
  await createRecentItems(folder).remember("default meetings", [{ id: ID, label: "Call" }]);
  expect(await readdir(folder)).toEqual(["recent.json"]);
  expect((await stat(path.join(folder, "recent.json"))).mode & 0o777).toBe(0o600);
  const fresh = path.join(directory, "no-cache-yet");
  await createRecentItems(fresh).remember("default meetings", []);
  expect((await stat(fresh)).mode & 0o777).toBe(0o700);
});
