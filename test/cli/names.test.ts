import type { Command } from "commander";
import { beforeEach, expect, it } from "vitest";
import { aMeeting, aTemplate, aUser } from "../../server-mock/library/index.ts";
import { commandTree, runnable } from "./support/command-tree.ts";
import { type Fixture, sharedFixture } from "./support/fixture.ts";
import { type CliResult, type CliWorld, memoryRecent, NOW, runCli } from "./support/run-cli.ts";

const ANA = "a1111111-0000-4000-8000-000000000001";
const BERG = "a1111111-0000-4000-8000-000000000002";
const COLUMNS = { columns: 120 };

const fixture = await createPeople();
let calls: string[];
beforeEach(() => {
  calls = [];
});

async function createPeople(): Promise<Fixture> {
  const created = await sharedFixture();
  for (const [id, name, email] of [
    [ANA, "Ana Ruiz", "ana.ruiz@acme.example"],
    [BERG, "Ana Berg", "ana.berg@acme.example"],
    ["b1111111-0000-4000-8000-000000000003", "Kai Namesake", "kai@acme.example"],
    ["c1111111-0000-4000-8000-000000000004", "Kai Namesake", "k.namesake@acme.example"],
  ] as const) {
    await created.server.org.add(aUser({ id, name }));
    const participants = [
      { name, email, is_internal: true },
      { name: "Kim", company: "Halden Foods", is_internal: false },
    ];
    await created.server.org.add(
      aMeeting({ user_id: id, title: `Call of ${name}`, participants, started_at: NOW.toISOString() } as never),
    );
  }
  return created;
}

const counted: typeof globalThis.fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
  calls.push(pathname.replace("/api/v1", "") + search);
  return fixture.server.fetch(input, init);
};

const svc = (line: string | readonly string[], world: CliWorld = {}): Promise<CliResult> =>
  fixture.svc(line, { fetch: counted, ...world });

it("A list on a terminal names people, at one call for the first list of a day where the statistics name them, and none for the next", async () => {
  const recent = memoryRecent();
  const first = await svc("reports list", { terminal: COLUMNS, recent });
  expect(first.stdout).toContain("Zoë 🚀 O’Brien");
  expect(calls.map((call) => call.replace(/\?.*/, "")).sort()).toEqual(["/reports", "/team/stats"]);
  calls = [];
  const second = await svc("reports list", { terminal: COLUMNS, recent });
  expect(second.stdout).toBe(first.stdout);
  expect(calls).toEqual(["/reports"]);
  calls = [];
  await svc("reports list", { terminal: COLUMNS, recent, now: new Date(NOW.getTime() + 2 * 86_400_000) });
  expect(calls).toHaveLength(2);
});

it("A person whom nothing names is not asked for again with every list", async () => {
  const recent = memoryRecent();
  const nameless: typeof globalThis.fetch = async (input, init) => {
    const response = await counted(input, init);
    const body = (await response.json()) as { data: unknown };
    const data = JSON.parse(JSON.stringify(body.data), (key, value) =>
      ["participants", "top_performers"].includes(key) ? undefined : value,
    );
    return Response.json({ ...body, data });
  };
  const { stdout } = await svc("reports list", { terminal: COLUMNS, recent, fetch: nameless });
  for (const id of fixture.ids.users) expect(stdout).toContain(id.slice(0, 8));
  calls = [];
  await svc("reports list", { terminal: COLUMNS, recent, fetch: nameless });
  expect(calls).toEqual(["/reports"]);
});

it("A list is printed with ids where neither statistics nor meetings may be read", async () => {
  const forbidding: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    return pathname.endsWith("/reports") ? counted(input, init) : new Response("no", { status: 403 });
  };
  const { code, stdout, stderr } = await svc("reports list", { terminal: COLUMNS, fetch: forbidding });
  expect(code).toBe(0);
  expect(stdout).toContain(fixture.ids.users[0]?.slice(0, 8));
  expect(stderr).not.toContain("error");
});

it("What is piped has whole ids, its own columns, and costs the one call", async () => {
  const { stdout } = await svc("meetings list --limit 3 -o csv");
  expect(stdout.split("\r\n")[0]).toBe("id,status,title,started_at,duration_seconds,report_count,call_type,source");
  expect(stdout).toMatch(/^[0-9a-f-]{36},/m);
  expect(calls).toEqual(["/meetings?limit=3"]);
});

it("A meeting's company is the one of the other side", async () => {
  const { stdout } = await svc("meetings list --user ana.berg@acme.example", { terminal: COLUMNS });
  expect(stdout).toMatch(/COMPANY/);
  expect(stdout).toMatch(/Ana Berg +Halden Foods/);
});

it.each([
  ["Ana Ruiz", ANA],
  ["ana  RUIZ", ANA],
  ["Ana Berg (ana.berg@acme.example)", BERG],
  ["ANA.RUIZ@acme.example", ANA],
  ["a1111111-0000-4000-8000-000000000002", BERG],
  ["a1111111-0000-4000-8000-000000000001", ANA],
])("`--user %j` lists what that person has", async (written, id) => {
  const { code, stderr } = await svc(["meetings", "list", "--user", written]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(calls.at(-1)).toBe(`/meetings?user_id=${id}`);
});

it("Every command that takes a person takes a name, by --user and --user-id", async () => {
  const takers = runnable(await commandTree()).filter(([, command]) =>
    command.options.some(({ long }) => long === "--user-id"),
  );
  expect(takers.length).toBeGreaterThan(8);
  for (const [path, command] of takers) {
    const flags = command.options.filter(({ long }) => long === "--user" || long === "--user-id");
    expect([path, ...flags.map((flag) => flag.flags)].sort()).toEqual(
      [path, "--user <person>", "--user-id <person>"].sort(),
    );
    await svc([...path.split(" "), ...argumentsOf(command), "--user", "nobody at all"], { terminal: COLUMNS }).then(
      ({ code, stderr }) =>
        expect([path, code, stderr]).toEqual([path, 2, expect.stringContaining("There is nobody called")]),
    );
  }
});

/** Something for every argument and option that a command needs. */
const argumentsOf = ({ registeredArguments, options }: Command): string[] => [
  ...registeredArguments
    .filter(({ required }) => required)
    .map((argument) => argument.argChoices?.[0] ?? argument.name()),
  ...options.filter(({ mandatory }) => mandatory).flatMap(({ long }) => [String(long), "-"]),
];

it("A whole id costs no call besides the list's own", async () => {
  await svc(["reports", "list", "--user-id", ANA]);
  expect(calls).toEqual([`/reports?user_id=${ANA}`]);
});

it("A name costs no call either, within a day of the first search", async () => {
  const recent = memoryRecent();
  await svc(["reports", "list", "--user", "Ana Ruiz"], { recent, terminal: COLUMNS });
  calls = [];
  await svc(["reports", "list", "--user", "ana berg"], { recent });
  expect(calls).toEqual([`/reports?user_id=${BERG}`]);
});

it("A part of a name is no name: who may be meant is suggested, and nothing is asked for", async () => {
  const { code, stderr } = await svc(["reports", "list", "--user", "ana"]);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /Did you mean Ana Berg \(ana.berg@acme.example, .*\) or Ana Ruiz .* It is a part of the name;/,
  );
  expect(calls.some((call) => call.startsWith("/reports"))).toBe(false);
});

it.each(["a1111111", "Kai Namesake"])(
  "`--user %s` stands for two people: both are listed, and nothing is asked for",
  async (written) => {
    const { code, stderr } = await svc(["reports", "list", "--user", written]);
    expect(code).toBe(2);
    expect(stderr).toContain("matches 2 people");
    if (written === "a1111111") expect(stderr).toContain(`Ana Berg (ana.berg@acme.example, ${BERG})`);
    else expect(stderr).toMatch(/Kai Namesake \(kai@acme.example, .*\), Kai Namesake \(k.namesake@acme.example, /);
    expect(calls.some((call) => call.startsWith("/reports"))).toBe(false);
  },
);

it("A misspelled name gets a suggestion of the one that was meant", async () => {
  const { code, stderr } = await svc(["export", "reports", "--user", "Ana Riuz"]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      "error: There is nobody called `Ana Riuz` among the people of the newest meetings.\nhint: Did you mean Ana Ruiz (ana.ruiz@acme.example, a1111111-0000-4000-8000-000000000001)? It is a similar name; `svc people` lists everybody.\n",
  });
});

it("A person is found by name while the statistics fail", async () => {
  fixture.server.faults.add({ operationId: "getTeamStats", status: 500 });
  const line = ["reports", "list", "--user", "Ana Berg", "--retries", "0", "--json"];
  expect(await fixture.svc(line)).toMatchObject({ code: 0, stdout: "[]\n" });
  fixture.server.faults.clear();
});

it.each(["meetings get", "meetings transcript", "meetings reports"])(
  "`svc %s` takes the beginning of an id, and a title",
  async (command) => {
    const id = fixture.ids.meetings[0] ?? "";
    const whole = await svc(`${command} ${id}`);
    expect(whole.code).toBe(0);
    expect(await svc(`${command} ${id.slice(0, 8)}`)).toEqual(whole);
    const byTitle = await svc([...command.split(" "), "Call of Ana Berg"]);
    expect(byTitle.stderr).not.toContain("no meeting");
  },
);

it("What a terminal has shown costs no call to find again", async () => {
  const recent = memoryRecent();
  await svc("templates list", { terminal: COLUMNS, recent });
  calls = [];
  const id = fixture.ids.templates[0] ?? "";
  expect((await svc(`templates get ${id.slice(0, 8)}`, { recent })).stdout).toContain(id);
  expect(calls).toEqual([`/templates/${id}`]);
});

it("A whole title or name decides, in any case; a part of one suggests, whatever the command does", async () => {
  expect((await svc(["templates", "get", "discovery scorecard"])).code).toBe(0);
  expect((await svc(["meetings", "get", "ffffffff"])).stderr).toContain("There is no meeting `ffffffff`.");
  for (const [line, hint] of [
    ["meetings get|call of ana", /Did you mean \w{8} \(Call of Ana Berg\), \w{8} \(Call of Ana Ruiz\)\?/],
    ["templates get|closing", /Did you mean \w{8} \(Closing ✅\)\?/],
    ["templates get|Scorecrad", /Did you mean \w{8} \(Discovery scorecard\)\?/],
    ["templates lint|Discovery", /Did you mean/],
    ["templates delete --yes|closing", /Did you mean \w{8} \(Closing ✅\)\?/],
    ["templates update --coaching-tone direct|closing", /Did you mean/],
  ] as const) {
    calls = [];
    const [command = "", written = ""] = line.split("|");
    const { code, stderr } = await svc([...command.split(" "), written]);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(hint) });
    expect(calls.filter((call) => /^\/(meetings|templates)\//.test(call))).toEqual([]);
  }
});

it("The name as it is written comes before its other spellings, and may look like an id", async () => {
  const added: Record<string, string> = {};
  for (const name of ["Upsell", "UPSELL", "MEDDIC2", "C++ calls", "…", "…!"])
    added[name] = (await fixture.server.org.add(aTemplate({ name }))).id;
  for (const [name, id] of Object.entries(added)) {
    const { code, stdout } = await svc(["templates", "get", name, "--jq", ".id"]);
    expect([name, code, stdout]).toEqual([name, 0, `${id}\n`]);
  }
  expect((await svc(["templates", "get", "upsell"])).stderr).toContain("matches 2 templates");
  for (const other of ["C calls", "!", ""]) expect((await svc(["templates", "get", other])).code).toBe(3);
  expect((await svc(["reports", "get", ""])).stderr).toContain("There is no report ``.");
  calls = [];
  await svc(["templates", "get", "tpl_42"]);
  expect(calls.at(-1)).toBe("/templates/tpl_42");
});

it("An id of another form is itself, and no beginning of a longer one", async () => {
  const rows = [
    { id: "template30", name: "Thirty" },
    { id: "discovery-v2", name: "Discovery v2" },
  ];
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    asked.push(new URL(url).pathname);
    const id = /templates\/(.+)$/.exec(url)?.[1];
    if (id === undefined)
      return Response.json({ data: rows, meta: { page: 1, limit: 100, total: 2, has_more: false } });
    return id === "discovery-v2" ? Response.json({ data: rows[1] }) : new Response("{}", { status: 404 });
  };
  const recent = { read: async () => rows.map(({ id }) => ({ id })), remember: async () => undefined };
  const world = { fetch, recent: recent as never, env: fixture.env };
  expect((await runCli(["templates", "get", "discovery-v2", "--jq", ".id"], world)).stdout).toBe("discovery-v2\n");
  expect((await runCli(["templates", "delete", "template3", "--yes"], world)).code).toBe(3);
  expect(asked).not.toContain("/api/v1/templates/template30");
});

it("An object is among several of its whole title by its id alone", async () => {
  for (const id of ["e1111111-0000-4000-8000-000000000005", "e2222222-0000-4000-8000-000000000006"])
    await fixture.server.org.add(
      aMeeting({ id, user_id: ANA, title: "Check-in", started_at: NOW.toISOString() } as never),
    );
  const { code, stderr } = await svc(["meetings", "get", "Check-in"]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("matches 2 meetings: ") });
  expect((await svc(["meetings", "get", "e1111111"])).code).toBe(0);
});

it.each([
  [10, ""],
  [11, ", and 1 more"],
])("Of %i objects of one name ten are listed%s", async (count, more) => {
  const name = `Scorecard ${count}`;
  for (let index = 0; index < count; index += 1) await fixture.server.org.add(aTemplate({ name }));
  const { stderr } = await svc(["templates", "get", name]);
  expect(stderr.match(/\(Scorecard/g)).toHaveLength(10);
  expect(stderr).toContain(`(${name})${more}.\n`);
});

it("An id of another form goes to the service as it is", async () => {
  await svc("meetings get mtg_42");
  await svc("meetings get 42");
  expect(calls).toEqual(["/meetings/mtg_42", "/meetings/42"]);
});
