import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { aMeeting, anInsight, aRoleplaySession, aTemplate, aUser } from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();
const { server, svc } = fixture;

it("A period on a list without a filter by time is chosen from every page", async () => {
  const user_id = fixture.ids.users[1] ?? "";
  const created = (index: number) => new Date(NOW.getTime() - (index + 100) * 3_600_000).toISOString();
  for (let index = 0; index < 70; index += 1)
    await server.org.add(aRoleplaySession({ user_id, created_at: created(index) }));
  const { stdout } = await svc("roleplay list --from 2026-11-15 --to 2026-11-17 -o json");
  const since = Date.UTC(2026, 10, 15);
  const until = Date.UTC(2026, 10, 18);
  const times = JSON.parse(stdout).map(({ created_at: at }: { created_at: string }) => Date.parse(at));
  const wanted = Array.from({ length: 70 }, (_, index) => Date.parse(created(index))).filter(
    (at) => at >= since && at < until,
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(times).toEqual(wanted);
});

it("An editor whose text is rejected is opened again with that text, and what it saves then is sent", async () => {
  const template = await server.org.add(aTemplate({ name: "Again" }));
  const texts: string[] = [];
  const edit = async (_: string, file: string): Promise<number> => {
    const text = await readFile(file, "utf8");
    texts.push(text);
    await writeFile(file, text.replace(/^name: .*$/m, texts.length === 1 ? 'name: ""' : "name: At last"));
    return 0;
  };
  const world = { terminal: { columns: 80 }, edit, answers: { confirm: async () => true } };
  const { code } = await svc(`templates edit ${template.id}`, { ...world, env: { ...fixture.env, EDITOR: "editor" } });
  expect(code).toBe(0);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('name: ""');
  expect((await svc(`templates get ${template.id} -o json --jq .name`)).stdout).toBe("At last\n");
});

it.each([
  "templates update ID --name X",
  "templates delete ID --yes",
  "templates create --name X --prompt-template X --criterion A:100:B",
])("Ctrl-C ends `svc %s` while the service does not answer", async (line) => {
  const abort = new AbortController();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "GET") return server.fetch(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
      abort.abort();
    });
  };
  const id = fixture.ids.templates[0] ?? "";
  expect((await svc(line.replace("ID", id), { fetch, signal: abort.signal })).code).toBe(130);
});

it.each(["-o json", "--output json", "--output=json", "-o ndjson", "--output=ndjson", "--json"])(
  "An error beside `%s` is JSON",
  async (flags) => {
    const { stderr } = await svc(`reports get ${crypto.randomUUID()} ${flags}`);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: "not_found" } });
  },
);

it.each(["x--output=json", "--title=-o=json"])("An error beside `%s` is text", async (word) => {
  const { code, stderr } = await svc(["reports", "get", word]);
  expect(code).not.toBe(0);
  expect(() => JSON.parse(stderr)).toThrow();
});

it.each([
  ["list.json", [], "["],
  ["list.jsonl", [], "{"],
  ["list.csv", [], "id,"],
  ["list.csv", ["-o", "json"], "["],
])("An export to %s with %j begins with %s", async (file, flags, beginning) => {
  const out = path.join(directory, file);
  await svc(["export", "templates", "--out", out, "--force", ...flags]);
  expect((await readFile(out, "utf8")).slice(0, beginning.length)).toBe(beginning);
});

it("An export of templates leaves files without a template, and deletes them with --prune", async () => {
  const folder = path.join(directory, "stale");
  const extra = await server.org.add(aTemplate({ name: "Extra" }));
  await svc(["templates", "export", folder]);
  await svc(`templates delete ${extra.id} --yes`);
  await svc(["templates", "export", folder]);
  expect(await readdir(folder)).toContain("extra.yaml");
  await svc(["templates", "export", folder, "--prune"]);
  expect(await readdir(folder)).not.toContain("extra.yaml");
});

it("--no-pager prints a report on a screen that would need a pager", async () => {
  const world = { terminal: { columns: 80, rows: 6 } };
  expect((await svc("report weekly --last 30d", world)).paged).toBeDefined();
  expect((await svc("report weekly --last 30d --no-pager", world)).paged).toBeUndefined();
});

it("A failure other than a report that is gone ends a verification", async () => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (/\/reports\/[^/?]+$/.test(request.url)) return Response.json({ error: { code: "forbidden" } }, { status: 403 });
    return server.fetch(request);
  };
  expect((await svc("reports verify --every", { fetch })).code).toBe(5);
});

it("Filters stand under a heading of their own in the help", async () => {
  expect((await svc("reports list --help")).stdout).toMatch(/\nFilters:\n {2}--user-id /);
});

it.each([
  ["env:COPY", 0],
  ["copy-env:COPY.db", 0],
  ["postgres://user:secret@host/db", 2],
  ["postgres://user@host/db?password=secret", 2],
  ["postgres://user@host/db", 0],
])("The copy %s in the configuration ends with %i", async (place, code) => {
  const result = await svc(["config", "set", "copy", place]);
  expect(result.code).toBe(code);
  if (place.startsWith("copy-env")) expect(JSON.stringify(result.config)).toContain(path.resolve(place));
});

it("`--json` and `-o json` are one wish, and `--jq` filters lines too", async () => {
  expect((await svc("templates list --json -o json")).code).toBe(0);
  const { stdout } = await svc(["templates", "list", "-o", "ndjson", "--jq", "{name}"]);
  for (const line of stdout.trim().split("\n")) expect(Object.keys(JSON.parse(line))).toEqual(["name"]);
});

it("Of more namesakes than an error can list it says how many more there are", async () => {
  for (let index = 0; index < 15; index += 1) {
    const { id: user_id } = await server.org.add(aUser({ name: "Robin Same" }));
    const participants = [{ name: "Robin Same", is_internal: true }];
    await server.org.add(aMeeting({ user_id, participants, started_at: NOW.toISOString() }));
  }
  const { code, stderr } = await svc(["meetings", "list", "--user", "robin same"]);
  expect({ code, listed: stderr.split("Robin Same").length - 1 }).toEqual({ code: 2, listed: 10 });
  expect(stderr).toContain(", and 5 more");
});

it("The report of one person has the insights of their calls alone", async () => {
  const [owner = "", other = ""] = fixture.ids.users;
  await server.org.add(anInsight({ user_id: owner, occurred_at: NOW.toISOString() }));
  const totalOf = async (...flags: string[]) =>
    JSON.parse((await svc(["report", "weekly", "--last", "30d", "-o", "json", ...flags])).stdout).insights.total;
  expect(await totalOf("--user-id", owner)).toBe(1);
  expect(await totalOf("--user-id", other)).toBe(0);
  expect(await totalOf()).toBe(3);
});

it("`report weekly --talk` measures each call for the person who owns it", async () => {
  const owner = fixture.ids.users[3] ?? "";
  const participants = [{ name: "Łukasz Żółć", is_internal: true }];
  const speakers = ["Łukasz Żółć", "Pat", "Łukasz Żółć"];
  const transcript = speakers.map((name, turn) => `[0${turn}:00] ${name}: ${"We may talk. ".repeat(50)}\n`).join("");
  const started_at = new Date(NOW.getTime() - 3_600_000).toISOString();
  await server.org.add(
    aMeeting({
      user_id: owner,
      participants,
      transcript: `${transcript}[03:00] Pat: Bye.`,
      duration_seconds: 180,
      started_at,
      status: "completed",
    }),
  );
  const { stdout } = await svc(["report", "weekly", "--last", "7d", "--talk", "-o", "json", "--user-id", owner]);
  expect(JSON.parse(stdout).talk).toMatchObject({ calls: 1, people: [{ user_id: owner, calls: 1, talk_percent: 66 }] });
});

it.each([
  ["team trend --tz Asia/Tokyo -o json", "15:00:00.000Z"],
  ["team trend -o json", "00:00:00.000Z"],
])("The weeks of `svc %s` begin at %s", async (line, time) => {
  const [{ periods }] = JSON.parse((await svc(line)).stdout);
  expect(periods.map(({ from }: { from: string }) => from.slice(11))).toEqual(Array(12).fill(time));
});

it("A meeting without a transcript says so, with its status", async () => {
  const { id } = await server.org.add(aMeeting({ status: "failed", transcript: null }));
  const { code, stderr } = await svc(`meetings transcript ${id}`);
  expect(code).toBe(3);
  expect(stderr).toMatch(`error: The meeting ${id} has no transcript; its status is \`failed\`.\n`);
});

it.each([
  ["md", "# Coaching report", "Wrote"],
  ["json", "{", ""],
])("A report as %s and as a file is written to both", async (format, beginning, note) => {
  const file = path.join(directory, `with-${format}.html`);
  const { stdout, stderr } = await svc(["report", "weekly", "--last", "7d", "-o", format, "--out", file]);
  expect((await readFile(file, "utf8")).slice(0, 15)).toBe("<!doctype html>");
  expect({ beginning: stdout.slice(0, beginning.length), stderr }).toEqual({
    beginning,
    stderr: note && `${note} ${file}\n`,
  });
});
