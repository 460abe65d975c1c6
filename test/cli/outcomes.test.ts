import { access, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { type CliWorld, runCli } from "./support/run-cli.ts";

const fixture = await sharedFixture();
const directory = sharedFolder();
const KEY = `svc_live_${"k".repeat(32)}`;
const config = {
  current_profile: "default",
  profiles: { default: { api_key: KEY, base_url: "http://localhost", tz: "UTC" }, spare: {} },
};

it.each([
  ["auth logout", { profile: "default", removed: true }],
  ["auth logout --profile spare", { profile: "spare", removed: false }],
  ["profile use spare", { current_profile: "spare" }],
  ["profile remove spare --yes", { profile: "spare", removed: true }],
  ["config get tz", { profile: "default", setting: "tz", value: "UTC" }],
  ["config set output json", { profile: "default", setting: "output", value: "json" }],
  ["config unset tz", { profile: "default", setting: "tz", value: null }],
  ["config path", { path: "/config/svc/config.json" }],
])("`svc %s --json` prints what it did, and nothing else", async (line, expected) => {
  const { code, stdout, stderr } = await runCli([...line.split(" "), "--json"], { config });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual(expected);
});

it.each([
  [true, "", "Removed the profile `spare`.\n"],
  [false, "spare", "Nothing was removed.\n"],
])("A person who is asked whether to remove a profile decides it: %s", async (isAgreed, kept, said) => {
  const asked: string[] = [];
  const confirm = async (question: string) => {
    asked.push(question);
    return isAgreed;
  };
  const {
    code,
    stderr,
    config: left,
  } = await runCli("profile remove spare".split(" "), {
    config,
    answers: { confirm },
    terminal: { columns: 80 },
  });
  expect({ code, stderr, asked }).toEqual({
    code: 0,
    stderr: said,
    asked: ['Remove the profile "spare" and its key?'],
  });
  expect(Object.keys(left.profiles)).toEqual(["default", kept].filter(Boolean));
});

it("`svc templates delete --json` says that nothing was deleted where a person declines", async () => {
  const [id = ""] = fixture.ids.templates;
  const declined = { terminal: { columns: 80 }, answers: { confirm: async () => false } };
  const { stdout } = await fixture.svc(`templates delete ${id} --json`, declined);
  expect(JSON.parse(stdout)).toEqual({ id, deleted: false });
});

it("`svc auth login --json` names profile and address, the key masked", async () => {
  const { stdout, stderr } = await fixture.svc("auth login --key-stdin --json", {
    stdin: fixture.env["SERVICE_API_KEY"] ?? "",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({
    profile: "default",
    key: expect.stringMatching(/^svc_live_..…$/),
    can_read: true,
  });
});

it("`svc templates export --json` lists the files that it wrote", async () => {
  const { stdout, stderr } = await fixture.svc(`templates export ${directory}/templates --json`);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ unchanged: 0, without_template: [] });
  expect(JSON.parse(stdout).written.length).toBeGreaterThan(1);
});

/** A world in which an editor renames the template; it notes its command line and the file. */
const renaming = (name: string, seen: string[] = []): CliWorld => ({
  env: { ...fixture.env, EDITOR: "editor" },
  terminal: { columns: 80 },
  answers: { confirm: async () => true },
  edit: async (commandLine, file) => {
    seen.push(commandLine, file);
    await writeFile(file, (await readFile(file, "utf8")).replace(/^name: .*$/m, `name: ${name}`));
    return 0;
  },
});

it("`svc templates edit --json` says that the template was updated; the difference goes to standard error", async () => {
  const [id = ""] = fixture.ids.templates;
  const { stdout, stderr } = await fixture.svc(`templates edit ${id} --json`, renaming("Renamed by an editor"));
  expect(stderr).toContain("+ name: Renamed by an editor");
  expect(JSON.parse(stdout)).toEqual({ id, updated: true });
});

it("An editor that changes nothing leaves the template as it is, and says so", async () => {
  const [id = ""] = fixture.ids.templates;
  const world = { env: { ...fixture.env, EDITOR: "editor" }, terminal: { columns: 80 }, edit: async () => 0 };
  expect((await fixture.svc(`templates edit ${id}`, world)).stderr).toContain("Nothing was changed.\n");
  expect(JSON.parse((await fixture.svc(`templates edit ${id} --json`, world)).stdout)).toEqual({ id, updated: false });
});

it.each([
  ["is removed once the service has it", { isAgreed: true }, false],
  ["is kept where the service fails, and named", { isAgreed: true, status: 500 }, true],
  ["is kept where its author does not want it saved, and named", { isAgreed: false }, true],
])(
  "What was typed into an editor %s",
  async (_, { isAgreed, status }: { isAgreed: boolean; status?: number }, isKept) => {
    const seen: string[] = [];
    if (status !== undefined) fixture.server.faults.add({ operationId: "updateTemplate", status });
    const { code, stderr } = await fixture.svc(`templates edit ${fixture.ids.templates[0]} --retries 0`, {
      ...renaming(`Typed ${isAgreed} ${status}`, seen),
      answers: { confirm: async () => isAgreed },
    });
    const typed = seen[1] ?? "";
    fixture.server.faults.clear();
    expect(code === 0).toBe(status === undefined);
    expect(stderr.includes(typed)).toBe(isKept);
    await expect(
      access(typed).then(
        () => true,
        () => false,
      ),
    ).resolves.toBe(isKept);
  },
);

it("The editor of VISUAL goes before that of EDITOR, and what it saves replaces only the version that it was given", async () => {
  const seen: string[] = [];
  const conditions: (string | null)[] = [];
  const world = renaming("By VISUAL", seen);
  await fixture.svc(`templates edit ${fixture.ids.templates[0]}`, {
    ...world,
    env: { ...world.env, VISUAL: "visual" },
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "GET") conditions.push(request.headers.get("if-match"));
      return fixture.server.fetch(request);
    },
  });
  expect(seen[0]).toBe("visual");
  expect(conditions).toEqual([expect.stringMatching(/^(W\/)?".+"$/)]);
});

it("`svc export --json` prints the manifest", async () => {
  const file = path.join(directory, "reports.ndjson");
  const { stdout, stderr } = await fixture.svc(`export reports --out ${file} --json`);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ file, resource: "reports", format: "ndjson", sha256: expect.any(String) });
});

it("A pager gets every line of a long list once", async () => {
  const world = { terminal: { columns: 120, rows: 3 } };
  const { stdout, paged } = await fixture.svc("templates list --all --limit 1", world);
  const lines = paged?.text.trimEnd().split("\n") ?? [];
  expect({ stdout, rows: lines.length }).toEqual({ stdout: "", rows: fixture.ids.templates.length + 1 });
  expect(new Set(lines).size).toBe(lines.length);
});
