import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { InterruptedError } from "../../cli/errors/cli-error.ts";
import { aTemplate, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient, type Template } from "../../src/index.ts";
import { testFolder } from "../support/test-folder.ts";
import { type CliResult, type CliWorld, NOW, runCli } from "./support/run-cli.ts";

let server: ReferenceServer;
let directory: string;
beforeEach(async () => {
  server = await createReferenceServer({ now: () => NOW });
  directory = testFolder();
  return () => server.close();
});

const NAMES = ["Discovery scorecard", "デモ採点表", "Closing ✅", "closing"];

async function seed(): Promise<void> {
  for (const [index, name] of NAMES.entries())
    await server.org.add(
      aTemplate({
        name,
        // The newest is listed first, and gets the plain file name where two names come to the same.
        created_at: new Date(Date.UTC(2026, 10, 1, index)).toISOString(),
        prompt_template: `Score the call.\n\n  - "quotes": yes\n# ${index}\n`,
        is_active: index !== 1,
        call_type: index === 0 ? "discovery" : null,
      }),
    );
}

function svc(line: string, world: CliWorld & { server?: ReferenceServer } = {}): Promise<CliResult> {
  const target = world.server ?? server;
  const env = { SERVICE_API_KEY: target.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  return runCli(line.replace("DIR", directory).split(" "), { fetch: target.fetch, env, ...world });
}

const templatesOf = (of = server): Promise<Template[]> =>
  new SvcClient({ apiKey: of.keys.admin, baseUrl: "http://localhost", fetch: of.fetch }).templates.list().toArray();
const change = async (name: string, fields: object): Promise<void> => {
  const client = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
  const template = (await templatesOf()).find((candidate) => candidate.name === name);
  await client.templates.update(template?.id ?? "", fields);
};

const yamlFiles = async (): Promise<string[]> =>
  (await readdir(directory)).filter((file) => file.endsWith(".yaml")).sort();
const edit = async (file: string, from: string | RegExp, to: string): Promise<void> => {
  const target = path.join(directory, file);
  await writeFile(target, (await readFile(target, "utf8")).replace(from, to));
};
const content = (templates: Template[]): object[] =>
  templates
    .map(({ id, created_at, created_by, updated_at, version, ...fields }) => fields)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

it("What was exported applies to an empty organization as the same templates, and the second plan is empty", async () => {
  await seed();
  expect((await svc("templates export DIR")).code).toBe(0);
  expect(await yamlFiles()).toHaveLength(4);
  const empty = await createReferenceServer({ now: () => NOW });
  const first = await svc("templates apply DIR --yes", { server: empty });
  expect(first.stdout).toContain("Plan: 4 to create, 0 to update, 0 to delete, 0 unchanged.");
  expect(content(await templatesOf(empty))).toEqual(content(await templatesOf()));
  const second = await svc("templates apply DIR --yes", { server: empty });
  expect(second.stdout).toBe("Plan: 0 to create, 0 to update, 0 to delete, 4 unchanged.\n");
  const home = await svc("templates apply DIR --dry-run --exit-code");
  expect(home).toMatchObject({ code: 0, stdout: "Plan: 0 to create, 0 to update, 0 to delete, 4 unchanged.\n" });
  await empty.close();
});

it("An exported file reads well, and a second export leaves it unchanged", async () => {
  await seed();
  await svc("templates export DIR");
  const [template] = (await templatesOf()).filter(({ name }) => name === "Discovery scorecard");
  const text = await readFile(path.join(directory, "discovery-scorecard.yaml"), "utf8");
  expect(text).toMatch(new RegExp(`^id: ${template?.id}\nname: Discovery scorecard\n`));
  expect(text).toContain('prompt_template: |\n  Score the call.\n\n    - "quotes": yes\n  # 0\n');
  expect((await svc("templates export DIR")).stderr).toBe("4 templates: wrote 0, 4 unchanged.\n");
});

it("A template keeps its file and its id through renames on either side", async () => {
  await seed();
  await svc("templates export DIR");
  const before = (await templatesOf()).map(({ id }) => id).sort();
  await edit("discovery-scorecard.yaml", "name: Discovery scorecard", "name: Discovery, second edition");
  expect((await svc("templates apply DIR --yes")).stdout).toContain("1 to update, 0 to delete, 3 unchanged");
  await change("Closing ✅", { name: "Closing, renamed" });
  await svc("templates export DIR");
  expect((await templatesOf()).map(({ id }) => id).sort()).toEqual(before);
  expect(await yamlFiles()).toHaveLength(4);
  await rename(path.join(directory, "discovery-scorecard.yaml"), path.join(directory, "moved.yaml"));
  expect((await svc("templates apply DIR --yes")).stdout).toContain("4 unchanged");
});

it("The plan shows every difference, with color when it is wanted", async () => {
  await seed();
  await svc("templates export DIR");
  await edit("discovery-scorecard.yaml", "Score the call.", "Judge the call.");
  const { stdout, code } = await svc("templates apply DIR --dry-run --exit-code --color");
  expect(code).toBe(10);
  expect(stdout).toContain("\u001b[91m-   Score the call.\u001b[39m");
  expect(stdout).toContain("\u001b[32m+   Judge the call.\u001b[39m");
  const document = JSON.parse((await svc("templates apply DIR --dry-run --json")).stdout);
  expect(document.counts).toEqual({ create: 0, update: 1, delete: 0, unchanged: 3, conflict: 0 });
  expect(document.steps.find(({ action }: { action: string }) => action === "update").fields).toEqual([
    "prompt_template",
  ]);
});

it("--dry-run changes nothing", async () => {
  await seed();
  await svc("templates export DIR");
  const before = await templatesOf();
  await edit("closing.yaml", "Score", "Judge");
  await rm(path.join(directory, "discovery-scorecard.yaml"));
  expect((await svc("templates apply DIR --dry-run --prune")).code).toBe(0);
  expect(await templatesOf()).toEqual(before);
});

it("--prune deletes what has no file, and nothing else", async () => {
  await seed();
  await svc("templates export DIR");
  await rm(path.join(directory, "discovery-scorecard.yaml"));
  expect((await svc("templates apply DIR --yes")).stdout).toContain("0 to delete");
  expect(await templatesOf()).toHaveLength(4);
  expect((await svc("templates apply DIR --yes --prune")).stderr).toBe("Created 0, updated 0, deleted 1.\n");
  expect((await templatesOf()).map(({ name }) => name)).not.toContain("Discovery scorecard");
});

it("A change on the service since the export is a conflict until it is taken over or replaced", async () => {
  await seed();
  await svc("templates export DIR");
  await change("closing", { description: "by somebody else" });
  await edit("closing.yaml", "Score", "Judge");
  const rejected = await svc("templates apply DIR --yes");
  expect(rejected.code).toBe(6);
  expect(rejected.stdout).toContain("1 in conflict");
  expect(rejected.stderr).toContain('"closing" changed on the service');
  expect((await svc("templates export DIR")).code).toBe(6);
  const [keepTheirs = "", keepOurs = ""] = [...rejected.stderr.matchAll(/`svc (templates [^`]+)`/g)].map(
    ([, line]) => line,
  );
  expect(keepTheirs).toBe(`templates export ${directory} --force`);
  expect((await svc(`${keepOurs} --yes`)).code).toBe(0);
  expect((await svc("templates apply DIR --yes")).stdout).toContain("4 unchanged");
});

it.each([
  ["with an ETag", true],
  ["without an ETag", false],
])("A change between plan and apply is rejected %s", async (_name, hasEtag) => {
  await seed();
  await svc("templates export DIR");
  await edit("closing.yaml", "Score", "Judge");
  let reads = 0;
  // The other person is quick: just before the template is read again, or just after it was.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isRead = request.method === "GET" && /templates\/[0-9a-f-]{36}$/.test(request.url);
    if (isRead) reads += 1;
    if (isRead && !hasEtag) await change("closing", { description: "quick" });
    const response = await server.fetch(request);
    if (isRead && hasEtag) await change("closing", { description: "quick" });
    return hasEtag ? response : withoutEtag(response);
  };
  const { code, stderr } = await svc("templates apply DIR --yes", { fetch });
  expect({ code, reads }).toEqual({ code: 6, reads: 1 });
  if (!hasEtag) expect(stderr).toContain('"closing" was changed on the service while the plan was being applied.');
  const closing = (await templatesOf()).find(({ name }) => name === "closing");
  expect(closing).toMatchObject({ description: "quick", prompt_template: expect.stringContaining("Score") });
});

function withoutEtag(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("etag");
  return new Response(response.body, { status: response.status, headers });
}

it("Where the service gives no ETag, templates are changed and deleted without a condition", async () => {
  await seed();
  await svc("templates export DIR");
  await edit("closing.yaml", "Score", "Judge");
  await rm(path.join(directory, "discovery-scorecard.yaml"));
  const conditions: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") conditions.push(request.headers.get("if-match"));
    return withoutEtag(await server.fetch(request));
  };
  const { stderr } = await svc("templates apply DIR --yes --prune", { fetch });
  expect(stderr).toBe("Created 0, updated 1, deleted 1.\n");
  expect(conditions).toEqual([null, null]);
});

it("A run that fails halfway can be repeated", async () => {
  await seed();
  await svc("templates export DIR");
  const empty = await createReferenceServer({ now: () => NOW });
  empty.faults.add({ operationId: "createTemplate", status: 500, after: 2, times: 1 });
  expect((await svc("templates apply DIR --yes --retries 0", { server: empty })).code).toBe(9);
  expect((await svc("templates apply DIR --yes", { server: empty })).code).toBe(0);
  expect(content(await templatesOf(empty))).toEqual(content(await templatesOf()));
  await empty.close();
});

it.each([
  ["POST", 0],
  ["PUT", 1],
])("Ctrl-C ends an apply that waits for the response to a %s", async (method, created) => {
  const text = "name: A\nprompt_template: P\ngrading_criteria: [{name: B, weight: 1}]\nis_active: false\n";
  await writeFile(path.join(directory, "a.yaml"), text);
  const interrupt = new AbortController();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === method) interrupt.abort(new InterruptedError("interrupted"));
    request.signal.throwIfAborted();
    return server.fetch(request);
  };
  const { code } = await svc("templates apply DIR --yes", { fetch, signal: interrupt.signal });
  expect([code, (await templatesOf()).length]).toEqual([130, created]);
});

it("Files without an id are found by name; a field that is left out stays as it is", async () => {
  await seed();
  await writeFile(path.join(directory, "mine.yaml"), "name: closing\ndescription: mine\n");
  expect((await svc("templates apply DIR --yes")).stdout).toContain("0 to create, 1 to update");
  const closing = (await templatesOf()).find(({ name }) => name === "closing");
  expect(closing).toMatchObject({ description: "mine", prompt_template: expect.stringContaining("Score") });
  await writeFile(path.join(directory, "mine.yaml"), 'name: ""\n');
  expect((await svc("templates apply DIR --yes")).stderr).toContain("Expected mine.yaml to have a `name`.");
});

it("On a terminal it asks, and does nothing after a no", async () => {
  await writeFile(
    path.join(directory, "a.yaml"),
    "name: A\nprompt_template: P\ngrading_criteria: [{name: B, weight: 1}]\n",
  );
  const asked: string[] = [];
  const answers = { confirm: async (question: string) => asked.push(question) === 0 };
  const { stderr } = await svc("templates apply DIR", { terminal: { columns: 80 }, answers });
  expect(asked).toEqual(["Apply 1 change?"]);
  expect(stderr).toContain("Nothing was changed.");
  expect(await templatesOf()).toEqual([]);
});

it.each([["a.yaml", "- name: A\n", "Expected a.yaml to contain the fields of one template."]])(
  "%s with %j is rejected before anything is sent",
  async (file, text, message) => {
    await writeFile(path.join(directory, file), text);
    const { code, stderr } = await svc("templates apply DIR --yes");
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  },
);
