import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();
beforeEach(() => fixture.server.faults.clear());

it("An export writes a template into the file without an id that has its name, and into no other", async () => {
  const place = path.join(directory, "named");
  await mkdir(place);
  const [id = ""] = fixture.ids.templates;
  const { name } = JSON.parse((await fixture.svc(`templates get ${id} --json`)).stdout) as { name: string };
  const written = (title: string) => YAML.replace("Discovery", JSON.stringify(title));
  await writeFile(path.join(place, "CLOSING.yaml"), written("Nobody's"));
  await writeFile(path.join(place, "b.yaml"), written(name));
  await fixture.svc(["templates", "export", place]);
  expect(await readFile(path.join(place, "CLOSING.yaml"), "utf8")).toBe(written("Nobody's"));
  expect(await readFile(path.join(place, "b.yaml"), "utf8")).toContain(id);
  // Where case makes no difference this is the file above.
  expect(await readdir(place)).not.toContain("closing.yaml");
});

const YAML = `name: Discovery
prompt_template: |
  Score the call.
  Quote the moments.
grading_criteria:
  - { name: Listening, weight: 60, description: Lets them speak }
  - { name: Next steps, weight: 40, description: Dated }
call_type: discovery
`;

it.each([
  ["YAML", YAML],
  [
    "JSON",
    JSON.stringify({
      name: "Discovery",
      prompt_template: "Score.",
      grading_criteria: [{ name: "A", weight: 1, description: "" }],
    }),
  ],
  [
    "JSON with a byte order mark",
    `\ufeff${JSON.stringify({ name: "Discovery", prompt_template: "S.", grading_criteria: [{ name: "A", weight: 1, description: "" }] })}`,
  ],
])("A template is created from a file in %s", async (_format, text) => {
  const file = path.join(directory, "template");
  await writeFile(file, text);
  const { code, stdout, stderr } = await fixture.svc(["templates", "create", "-f", file, "--json"]);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(/^Created the template [0-9a-f-]{36}\.\n$/),
  });
  expect(JSON.parse(stdout)).toMatchObject({ name: "Discovery", is_active: true, version: 1 });
});

it("A template in Latin-1 is sent by no command, and the file is named", async () => {
  const folder = path.join(directory, "latin1");
  await mkdir(folder);
  const file = path.join(folder, "zoe.yaml");
  await writeFile(file, Buffer.from(YAML.replace("Discovery", "Zoë"), "latin1"));
  const before = await fixture.svc("templates list --all --json");
  for (const argv of [
    ["create", "-f", file],
    ["apply", folder, "--yes"],
    ["lint", folder],
    ["lint", file],
  ]) {
    const { code, stderr } = await fixture.svc(["templates", ...argv]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: ${file} is not UTF-8 text.\nhint: Save it as UTF-8 and try again.\n`,
    });
  }
  expect(await fixture.svc("templates list --all --json")).toEqual(before);
});

it("A template is created from standard input, and a flag overrides the file", async () => {
  const { stdout } = await fixture.svc("templates create -f - --name Copy --coaching-tone direct --json", {
    stdin: YAML,
  });
  expect(JSON.parse(stdout)).toMatchObject({ name: "Copy", coaching_tone: "direct", call_type: "discovery" });
});

it("A template is created from flags alone", async () => {
  const criteria = ["--criterion", "Next: steps:40:Dated: yes", "--criterion", "Listening:59.5:"];
  const { code, stdout } = await fixture.svc([
    "templates",
    "create",
    "--name",
    "F",
    "--prompt-template",
    "P",
    ...criteria,
    "--json",
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout).grading_criteria).toEqual([
    { name: "Next: steps", weight: 40, description: "Dated: yes" },
    { name: "Listening", weight: 59.5, description: "" },
  ]);
});

it("What `get -o yaml` prints can be created again", async () => {
  const { stdout: yaml } = await fixture.svc(["templates", "get", fixture.ids.templates[1] ?? "", "-o", "yaml"]);
  const { code, stdout } = await fixture.svc("templates create -f - --json", { stdin: yaml });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ name: "デモ採点表", version: 1 });
  expect(JSON.parse(stdout).id).not.toBe(fixture.ids.templates[1]);
});

it.each([
  ["Hebrew", "\u200fבדוק את השיחה.\u200e OK"],
  ["Windows-edited", "Score the call.\r\nQuote the moments.\r\n"],
  ["indented", "  Score\n the call.\n"],
  ["hostile", "\ufeff\u0085\u2028\u001b[31m=1+1\t\u{e0041}"],
])("A copy through a pipe keeps a %s prompt, in YAML, JSON and by jq", async (_what, prompt) => {
  const created = await fixture.svc("templates create -f - --json", {
    stdin: JSON.stringify({
      name: "Copied",
      prompt_template: prompt,
      grading_criteria: [{ name: "A", weight: 1, description: prompt }],
    }),
  });
  const { id } = JSON.parse(created.stdout);
  for (const format of ["yaml", "json"]) {
    const { stdout: text } = await fixture.svc(["templates", "get", id, "-o", format]);
    const { stdout } = await fixture.svc("templates create -f - --json", { stdin: text });
    const { prompt_template, grading_criteria } = JSON.parse(stdout);
    expect([prompt_template, grading_criteria[0].description]).toEqual([prompt, prompt]);
  }
  const { stdout } = await fixture.svc(["templates", "get", id, "--jq", ".prompt_template"]);
  expect(stdout).toBe(`${prompt}\n`);
});

it("Every problem that the service finds is shown with its path", async () => {
  const criteria = ["--criterion", "A:101:x"];
  const { code, stderr } = await fixture.svc([
    "templates",
    "create",
    "--name",
    "",
    "--prompt-template",
    "P",
    ...criteria,
  ]);
  expect(code).toBe(6);
  expect(stderr).toMatch(/^ {2}name: .+$/m);
  expect(stderr).toMatch(/^ {2}grading_criteria\[0\]\.weight: .+100.*$/m);
});

it.each([
  ["broken YAML", "name: [", "Cannot parse standard input"],
  ["a list", "- 1", "fields of one template"],
  ["nothing", "", "fields of one template"],
])("%s is a usage error", async (_what, stdin, message) => {
  const { code, stderr } = await fixture.svc("templates create -f -", { stdin });
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

it("An update changes the given fields, clears others, and leaves the rest", async () => {
  const id = fixture.ids.templates[0] ?? "";
  const line = `templates update ${id} --coaching-tone direct --is-active false --clear description call_type --json`;
  const { code, stdout } = await fixture.svc(line);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    name: "Discovery scorecard",
    coaching_tone: "direct",
    is_active: false,
    description: null,
    call_type: null,
    version: 2,
  });
});

it("A key without the permission to write ends with exit code 5", async () => {
  const env = { ...fixture.env, SERVICE_API_KEY: fixture.server.keys.read };
  const { code, stderr } = await fixture.svc("templates create -f -", { env, stdin: YAML });
  expect(code).toBe(5);
  expect(stderr).toContain("write");
});

it("Delete shows the name and asks for confirmation, which decides", async () => {
  const id = fixture.ids.templates[2] ?? "";
  const asked: string[] = [];
  const answer = (yes: boolean) => ({
    confirm: async (message: string) => {
      asked.push(message);
      return yes;
    },
  });
  const kept = await fixture.svc(`templates delete ${id}`, { terminal: { columns: 80 }, answers: answer(false) });
  expect(kept).toMatchObject({ code: 0, stderr: "Nothing was deleted.\n" });
  expect((await fixture.svc(`templates get ${id}`)).code).toBe(0);
  const deleted = await fixture.svc(`templates delete ${id}`, { terminal: { columns: 80 }, answers: answer(true) });
  expect(deleted).toMatchObject({ code: 0, stdout: "", stderr: `Deleted the template ${id}.\n` });
  expect(asked).toEqual(['Delete the template "Closing ✅"?', 'Delete the template "Closing ✅"?']);
  expect((await fixture.svc(`templates get ${id}`)).code).toBe(3);
});

it("With --yes delete does not ask, and --json prints the API's response", async () => {
  const { stdout: created } = await fixture.svc("templates create -f - --json", { stdin: YAML });
  const { id } = JSON.parse(created);
  const { code, stdout } = await fixture.svc(`templates delete ${id} --yes --json`);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ id, deleted: true });
});
