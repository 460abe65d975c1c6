import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { openBrowser } from "../../cli/process/open-browser.ts";
import { testFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { type CliResult, runCli } from "./support/run-cli.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

const fixture = await sharedFixture();

async function browse(
  argv: readonly string[],
  baseUrl = "https://user:secret@coaching.example.com:8443/api/v1?x=1",
): Promise<{ result: CliResult; opened: string[] }> {
  const opened: string[] = [];
  const result = await runCli(["browse", ...argv], {
    env: { ...fixture.env, SERVICE_API_URL: baseUrl },
    browse: async (url) => void opened.push(url),
  });
  return { result, opened };
}

it.each([
  [[], "https://coaching.example.com:8443/"],
  [["meetings"], "https://coaching.example.com:8443/meetings"],
  [["meeting", ID], `https://coaching.example.com:8443/meetings/${ID}`],
  [["report", ID], `https://coaching.example.com:8443/reports/${ID}`],
  [["keys"], "https://coaching.example.com:8443/settings/api-keys"],
])("`svc browse %j` opens %s, without anything secret in it", async (argv, url) => {
  const { result, opened } = await browse(argv);
  expect(opened).toEqual([url]);
  expect(result).toMatchObject({ code: 0, stdout: "", stderr: `Opened ${url}\n` });
  const printed = await browse([...argv, "--dry-run"]);
  expect(printed.opened).toEqual([]);
  expect(printed.result.stdout).toBe(`${url}\n`);
});

it("The beginning of an id is looked up", async () => {
  const id = fixture.ids.meetings[0] ?? "";
  const { stdout } = await fixture.svc(`browse meeting ${id.slice(0, 8)} --dry-run`);
  expect(stdout).toBe(`http://localhost/meetings/${id}\n`);
});

it.each([
  [["meeting", ""], "https://x.example", "Which meeting?"],
  [["keys"], "javascript:alert(1)", "Expected the base URL to be an http(s) address"],
  [["keys"], "file:///etc/passwd", "Expected the base URL to be an http(s) address"],
])("`svc browse %j` at %s opens nothing", async (argv, baseUrl, message) => {
  const { result, opened } = await browse(argv, baseUrl);
  expect(result.code).toBe(2);
  expect(result.stderr).toContain(message);
  expect(opened).toEqual([]);
});

it.runIf(process.platform === "linux")("The opener gets the address as one argument, and no shell", async () => {
  const directory = testFolder();
  const opener = path.join(directory, "xdg-open");
  await writeFile(opener, `#!/bin/sh\nprintf '%s\\n' "$#" "$@" > ${directory}/opened\n`);
  await chmod(opener, 0o755);
  const env = { PATH: `${directory}:/bin:/usr/bin`, SERVICE_API_URL: "https://x.example", SVC_CONFIG_DIR: directory };
  const opened = await spawnSvc(["browse", "meetings"], { env });
  expect({ code: opened.code, stderr: opened.stderr }).toEqual({
    code: 0,
    stderr: "Opened https://x.example/meetings\n",
  });
  expect(await readFile(path.join(directory, "opened"), "utf8")).toBe("1\nhttps://x.example/meetings\n");
  const none = await spawnSvc(["browse", "keys"], { env: { ...env, PATH: "/nowhere" } });
  expect(none.code).toBe(1);
  expect(none.stderr).toBe(
    "error: Cannot open a browser with `xdg-open`.\nhint: Open this address yourself: https://x.example/settings/api-keys\n",
  );
});

const HOSTILE = "https://coaching.example.com/meetings/1?q=%22%3B$(touch+x)%26calc&b=`id`";

it.each([
  ["darwin", {}, ["open"]],
  ["linux", {}, ["xdg-open"]],
  ["freebsd", {}, ["xdg-open"]],
  ["win32", {}, ["rundll32.exe", "url.dll,FileProtocolHandler"]],
  ["linux", { WSL_DISTRO_NAME: "Debian" }, ["rundll32.exe", "url.dll,FileProtocolHandler"]],
])("On %s %j a page is opened by %j, with the address as its last argument", async (platform, env, opener) => {
  const runs: string[][] = [];
  const run = async (program: string, args: readonly string[]): Promise<void> => void runs.push([program, ...args]);
  await openBrowser(HOSTILE, { platform, env, run });
  expect(runs).toEqual([[...opener, new URL(HOSTILE).href]]);
  const fail = () => Promise.reject(new Error("ENOENT"));
  await expect(openBrowser(HOSTILE, { platform, env, run: fail })).rejects.toThrow(
    `Cannot open a browser with \`${opener[0]}\`.`,
  );
});

it("What is no web address is not opened", async () => {
  const run = () => Promise.reject(new Error("was run"));
  await expect(openBrowser("file:///etc/passwd", { run })).rejects.toThrow("Only a web address can be opened.");
});
