import { expect, it } from "vitest";
import type { ToolError } from "../../mcp/errors/tool-error.ts";
import { createContext } from "../../mcp/service/call-context.ts";
import { findObject } from "../../mcp/service/find-object.ts";
import { findValues } from "../../mcp/service/find-values.ts";
import { namePeople, requirePerson } from "../../mcp/service/name-people.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { NOW, USERS } from "../dialects/service/organization.ts";

const uuid = (kind: number, index: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
const [ANA = "", JONAS = ""] = USERS;

/** A new session with a service, and what its calls ask: the path behind `/api/v1/`, with the query of the first page. */
function open(dialect: Dialect = {}) {
  const requests: string[] = [];
  const service = createForeignService(dialect);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const query = [...searchParams].filter(([name]) => name === "from" || name === "time_range");
    if ((searchParams.get("page") ?? "1") === "1")
      requests.push(`${pathname.slice("/api/v1/".length)} ${query.map(([, value]) => value).join()}`.trim());
    return service.fetch(input, init);
  };
  const environment = { SERVICE_API_KEY: `svc_live_${"f".repeat(32)}`, SERVICE_API_URL: "http://localhost/api/v1" };
  const session = createSession(readSettings([], environment), { fetch, now: () => NOW, timeZone: "UTC" });
  const { signal } = new AbortController();
  return { requests, context: createContext(session, { signal }), open: () => createContext(session, { signal }) };
}

const FORBIDDEN = { status: 403, body: { data: null, error: { code: "insufficient_permission" }, meta: null } };
const YEAR = "2025-11-20";
const NAMES = ["team/stats all", `meetings ${YEAR}`].sort();

it("people are named once something is known of them, by one look at statistics and meetings", async () => {
  const { context, requests } = open();
  const nameOf = await namePeople([JONAS, ANA, JONAS], context);
  expect([ANA, JONAS, "", 5, undefined].map(nameOf)).toEqual([
    "Ana Ruiz",
    "Jonas Lindqvist",
    undefined,
    undefined,
    undefined,
  ]);
  expect([...requests].sort()).toEqual(NAMES);
  expect(context.knownIds.all("user")).toHaveLength(4);
  requests.length = 0;
  await namePeople([ANA], context);
  expect(requests).toEqual([]);
  const stranger = uuid(7, 1);
  expect((await namePeople([ANA, stranger], context))(stranger)).toBe("00000007");
  expect(context.knownIds.all("user")[0]).toBe(ANA);
  expect(context.directory.people.map(({ id }) => id)).toContain(stranger);
});

it("who is known by name costs no look, and is remembered", async () => {
  const { context, requests } = open();
  context.directory.addPerson({ id: JONAS, name: "Jonas Lindqvist" });
  expect((await namePeople([JONAS], context))(JONAS)).toBe("Jonas Lindqvist");
  expect([requests, context.knownIds.all("user")]).toEqual([[], [JONAS]]);
});

it("where nothing names anybody, ids are as long as they need be to differ", async () => {
  const { context } = open({ every: () => FORBIDDEN });
  const nameOf = await namePeople([ANA, JONAS, uuid(7, 1)], context);
  expect([ANA, JONAS, uuid(7, 1)].map(nameOf)).toEqual([ANA, JONAS, "00000007"]);
});

it("nothing is read for rows of nobody", async () => {
  const { context, requests } = open();
  const nameOf = await namePeople([undefined, null, "", 5], context);
  expect(nameOf(ANA)).toBe("00000009-0000-4000-8000-000000000000".slice(0, 8));
  expect([requests, context.knownIds.all("user")]).toEqual([[], []]);
});

it("a failure to read names is one of who asks for a person, and none of who names rows", async () => {
  const { context } = open({ every: (url) => (url.pathname.endsWith("/meetings") ? FORBIDDEN : undefined) });
  expect((await namePeople([ANA], context))(ANA)).toBe("Ana Ruiz");
  await expect(requirePerson("Ana", context)).rejects.toMatchObject({ status: 403 });
});

it("a whole id needs no look, unless it is in capitals, and is whose it is", async () => {
  const { context, requests } = open();
  const stranger = "abcdef01-0000-4000-8000-000000000001";
  expect(await requirePerson(` ${ANA} `, context)).toEqual({ id: ANA });
  expect(await requirePerson(stranger, context)).toEqual({ id: stranger });
  expect(requests).toEqual([]);
  expect(await requirePerson(stranger.toUpperCase(), context)).toEqual({ id: stranger.toUpperCase() });
  expect([...requests].sort()).toEqual(NAMES);
  context.directory.addPerson({ id: stranger, name: "Eva Stone" });
  expect(await requirePerson(stranger.toUpperCase(), context)).toMatchObject({ id: stranger, name: "Eva Stone" });
  requests.length = 0;
  expect(await requirePerson(ANA, context)).toMatchObject({ id: ANA, name: "Ana Ruiz" });
  expect(requests).toEqual([]);
});

it("a name that is unique among the people seen so far may not be so among all", async () => {
  const { context } = open();
  context.directory.addPerson({ id: uuid(7, 1), name: "Ana Ruiz" });
  await expect(requirePerson("Ana Ruiz", context)).rejects.toThrow("`user` matches several people.");
});

it.each<[string, readonly { id: string; name?: string; email?: string }[], string, string]>([
  [
    "Sam Hill",
    [
      { id: uuid(6, 1), name: "Sam Hill", email: "sam@a.example" },
      { id: uuid(6, 2), name: "Sam Hill" },
    ],
    "`user` matches several people. Call again with one of these addresses or ids:",
    `Sam Hill (sam@a.example, ${uuid(6, 1)}), Sam Hill (${uuid(6, 2)})`,
  ],
  [
    "Ana Ruis",
    [],
    "`user` is the whole name of nobody. It is a similar name of these people:",
    "Ana Ruiz 00000009-0000-4000-8000-000000000000",
  ],
  [
    "Bob",
    [{ id: "abcdef01-0000-4000-8000-000000000001" }],
    "`user` matches nobody on this team. These people are known:",
    "Ana Ruiz 00000009-0000-4000-8000-000000000000, Jonas Lindqvist 00000009-0000-4000-8000-000000000001, Mei Tanaka 00000009-0000-4000-8000-000000000002, Omar Haddad 00000009-0000-4000-8000-000000000003, (no name) abcdef01",
  ],
])("%s is explained with whom it may mean", async (written, people, message, quoted) => {
  const { context } = open();
  for (const person of people) context.directory.addPerson(person);
  const { failure } = (await requirePerson(written, context).catch((error) => error)) as ToolError;
  expect(failure).toEqual({ message, quoted, code: "invalid_arguments", retryable: false });
});

it.each([
  [12, ""],
  [13, ", and 1 more"],
])("of %i people with a name the list ends with %j", async (count, more) => {
  const { context } = open();
  for (let index = 0; index < count; index += 1)
    context.directory.addPerson({ id: uuid(index + 10, 0), name: `Sam ${String.fromCharCode(97 + index)}` });
  const { failure } = (await requirePerson("Sam", context).catch((error) => error)) as ToolError;
  expect(failure.quoted).toBe(
    `${Array.from({ length: 12 }, (_, index) => `Sam ${String.fromCharCode(97 + index)} 000000${index + 10}`).join(", ")}${more}`,
  );
});

it.each([
  ["meeting", `meetings ${YEAR}`],
  ["report", `reports ${YEAR}`],
  ["template", "templates"],
] as const)("the beginning of a %s's id is looked up in its list", async (kind, list) => {
  const id = "abcdef01-0000-4000-8000-000000000001";
  const dialect: Dialect = {
    organization: (organization) => void Object.assign(organization[`${kind}s`][2] ?? {}, { id }),
  };
  expect(await findObject(kind, "abcdef01", open(dialect).context)).toBe(id);
  const { context, requests } = open(dialect);
  expect(await findObject(kind, " abcdef0 ", context)).toBe(id);
  expect(requests).toEqual([list]);
  requests.length = 0;
  for (const written of ["ABCDEF01", id, " mtg_7 "])
    expect(await findObject(kind, written, context)).toBe(written === "ABCDEF01" ? id : written.trim());
  expect(requests).toEqual([]);
  await expect(findObject(kind, "0000", context)).rejects.toThrow(
    `Several ${kind}s have ids that start with 0000. Give more characters.`,
  );
});

it.each([
  ["abcdef0", ["templates"]],
  ["abcdef01", []],
])("for %s, which begins a known id, %j is asked", async (written, expected) => {
  const { context, requests } = open();
  const id = "abcdef01-0000-4000-8000-000000000001";
  context.knownIds.remember("template", [id]);
  expect(await findObject("template", written, context)).toBe(id);
  expect(requests).toEqual(expected);
});

it("completions are of the newest hundred, once a minute, and of names that are there", async () => {
  const { open: next, requests } = open({
    organization: ({ meetings }) => void Object.assign(meetings[0] ?? {}, { title: null }),
  });
  const find = (kind: "meeting" | "report" | "template" | "user", typed: string, withNames = false) =>
    findValues(kind, typed, { openContext: next, withNames });
  for (let time = 0; time < 2; time += 1) {
    expect((await find("meeting", "")).length).toBe(100);
    expect((await find("report", "")).length).toBe(100);
    expect((await find("template", "")).sort()).toEqual([0, 1, 2].map((index) => uuid(3, index)));
  }
  const proofs = ["templates", "templates", "templates"];
  expect(requests).toEqual(["meetings", "reports", "templates", ...proofs]);
  expect(await find("meeting", "CALL 42", true)).toEqual(["Discovery call 42"]);
  expect(await find("meeting", "call 104", true)).toEqual([]);
  expect(await find("user", "ru", true)).toEqual(["Ana Ruiz"]);
  expect((await find("user", ANA.slice(0, 8), true)).sort()).toEqual(USERS);
});
