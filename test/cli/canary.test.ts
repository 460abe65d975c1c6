import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { type SampleIds, SURFACE_ENTRIES } from "../../spec/surfaces.ts";
import { draw } from "../support/draw.ts";
import { addSamples, commandOf, fillLine } from "../support/sample-ids.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { commandTree, runnable } from "./support/command-tree.ts";
import { filesWith } from "./support/files-with.ts";
import { type Fixture, sharedFixture } from "./support/fixture.ts";
import type { CliWorld } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();
const canary = fixture.server.keys.admin;
beforeEach(() => fixture.server.faults.clear());

/** The command lines of spec/surfaces.ts, by their commands. */
const OPERATIONS = Object.fromEntries(
  SURFACE_ENTRIES.map(([, { cli }]) => [commandOf(cli), [cli.slice(commandOf(cli).length).trim()]]),
);

/** What is typed after each command that asks the service: it ends with 0 where the service responds, and never where it fails. */
const ASKING: Record<string, string[]> = {
  "reports verify": ["@report"],
  ...OPERATIONS,
  "meetings list": ["", "--all -o csv", "--watch --limit 1"],
  "meetings transcript": ["@meeting"],
  "meetings view": ["@meeting"],
  "meetings search": ["hello"],
  "team trend": ["", "--by criterion"],
  "templates edit": ["@template"],
  "templates export": ["@directory/templates"],
  "templates lint": ["@template"],
  "templates apply": ["@directory --yes"],
  people: [""],
  "team stats": ["", "--compare"],
  "report person": ["3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001"],
  "report weekly": ["", "-o html", "--out json=@directory/week.json"],
  "export meetings": ["--out @directory/meetings.ndjson", "--out -", "--out - --with transcripts"],
  "export reports": ["--out @directory/reports.csv"],
  "export insights": ["--out @directory/insights.json"],
  "export templates": ["--out @directory/templates.ndjson"],
  "export sessions": ["--out @directory/sessions.ndjson"],
  sync: ["--to @directory/copy.sqlite --details"],
  "auth status": [""],
  "auth login": ["--key-stdin"],
  api: ["GET /meetings --include", "GET /meetings --paginate"],
  doctor: [""],
  "spec show": ["--live"],
};

/** The same for commands that never ask it: they end with 0 whatever it does. */
const LOCAL: Record<string, string[]> = {
  schema: ["", "report weekly"],
  browse: ["keys --dry-run", "meeting 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --dry-run"],
  "ci init": ["github --directory @directory", "gitlab --dry-run"],
  "auth logout": [""],
  "profile list": [""],
  "profile use": ["other"],
  "profile remove": ["other --yes"],
  "config get": ["base_url"],
  "config set": ["output json"],
  "config unset": ["tz"],
  "config list": [""],
  "config path": [""],
  "spec show": [""],
  completion: ["bash"],
  __complete: ["--word= -- profile use"],
};

/** Commands that are held elsewhere, and where. */
const EXEMPT: Record<string, string> = {
  "auth token": "prints the key, which is its purpose; test/cli/keys.test.ts looks at where it may go",
  mcp: "serves until its client goes away; test/mcp/injection.test.ts looks for the key in every line it sends",
  "mcp serve": "starts the tool server over HTTP; test/mcp/http.test.ts looks at what it says",
  "mcp uninstall": "starts the installer of the tool server; test/mcp/install.test.ts looks at what it prints",
  "mcp install": "starts the installer of the tool server; test/mcp/install.test.ts looks at what it prints",
};

const linesOf = (commands: Record<string, string[]>, asks: boolean): [line: string, asks: boolean][] =>
  Object.entries(commands).flatMap(([path, rests]) =>
    rests.map((rest): [string, boolean] => [`${path} ${rest}`.trim(), asks]),
  );

const SITUATIONS: [what: string, arrange: (fixture: Fixture) => void][] = [
  ["success", () => undefined],
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map((status): [string, (fixture: Fixture) => void] => [
    `status ${status}`,
    ({ server }) => void server.faults.add({ status }),
  ]),
  ["a dropped connection", ({ server }) => void server.faults.add({ drop: true })],
  ["a malformed response", ({ server }) => void server.faults.add({ body: "malformed" })],
  ["a truncated response", ({ server }) => void server.faults.add({ body: "truncated" })],
];

/** Each situation, with and without the lines for debugging. */
const RUNS = SITUATIONS.flatMap(([what, arrange]) =>
  [" --retries 0 --debug", " --retries 0"].map((flags) => ({ what, arrange, flags })),
);

/** The part of the key that no output may show: all but its prefix and two characters. */
const secret = (): string => canary.slice(11);

it("every command is checked, or listed as checked elsewhere", async () => {
  const paths = new Set([ASKING, LOCAL, EXEMPT].flatMap((commands) => Object.keys(commands)));
  expect([...paths].sort()).toEqual(
    runnable(await commandTree())
      .map(([name]) => name)
      .sort(),
  );
});

it.each([...linesOf(ASKING, true), ...linesOf(LOCAL, false)])(
  "`svc %s` never shows the key, in success, in every failure, and with --debug",
  async (line, asks) => {
    // What reads finds the same objects every time: lists that grow with every run would take most of the time.
    const isWriting = line.startsWith("templates");
    let ids = await addSamples(fixture.server);
    for (const { what, arrange, flags } of draw(
      line,
      RUNS,
      2,
      (run) => run.what === "success",
      (run) => run.flags,
    )) {
      const place = await mkdtemp(path.join(directory, "run-"));
      fixture.server.faults.clear();
      if (isWriting) ids = await addSamples(fixture.server);
      const words = await fillIn(line, place, ids);
      arrange(fixture);
      const { code, stdout, stderr } = await fixture.svc(words + flags, worldOf(line));
      const seen = `${what}: ${stdout}${stderr}`;
      expect(seen).not.toContain(secret());
      expect(code === 0, seen).toBe(what === "success" || !asks);
      expect(await filesWith(place, secret())).toEqual([]);
    }
  },
);

/** The line with ids in it, and a directory of its own with one template. */
async function fillIn(line: string, place: string, ids: SampleIds): Promise<string> {
  const file = "name: Applied\nprompt_template: Y\ngrading_criteria: [{ name: A, weight: 100 }]\n";
  await writeFile(path.join(place, "one.yaml"), file);
  return fillLine(line, ids).replace("@directory", place);
}

/** Signed in by a profile and by the environment, but for the command that signs in; with an editor that changes the name. */
function worldOf(line: string): CliWorld {
  const isEdit = line.startsWith("templates edit");
  const profile = { api_key: canary, base_url: "http://localhost" };
  return {
    config: { current_profile: "default", profiles: { default: { ...profile, tz: "UTC" }, other: profile } },
    env: line.startsWith("auth login") ? { SERVICE_API_URL: "http://localhost" } : { ...fixture.env, EDITOR: "editor" },
    ...(isEdit ? { terminal: { columns: 80 } } : { stdin: canary }),
    edit: async (_editor, file) => {
      await writeFile(file, (await readFile(file, "utf8")).replace("name: ", "name: Other "));
      return 0;
    },
    answers: { confirm: async () => true },
  };
}

it.each([
  ["a key with a line break inside", (key: string) => `${key.slice(0, 20)}\n${key.slice(20)}`],
  ["a key with Bearer before it", (key: string) => `Bearer ${key}`],
  ["a key with a character outside ASCII", (key: string) => `${key}é`],
])("%s in the environment is rejected without showing it", async (_what, spoil) => {
  const { code, stdout, stderr } = await fixture.svc("team stats", {
    env: { ...fixture.env, SERVICE_API_KEY: spoil(canary) },
  });
  expect(code).toBe(2);
  expect(stdout + stderr).not.toContain(canary.slice(25));
});
