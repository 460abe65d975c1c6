import { afterEach, expect, it, vi } from "vitest";
import { Directory } from "../../core/people/directory.ts";
import { KnownIds } from "../../mcp/context/known-ids.ts";
import {
  isGone,
  readReportDetails,
  readTemplates,
  readTranscripts,
  rememberMeetings,
  reportsByMeeting,
  unlessGone,
} from "../../mcp/service/read-data.ts";
import { createMemory, createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { ApiError, OptionsError } from "../../src/index.ts";
import { at, meetings, openService } from "./support/listing-service.ts";

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const idsOf = (rows: readonly ({ id?: unknown } | undefined)[]) => rows.map((row) => row?.id);

it("an id that no object can have is of none, while another wrong setting ends the call", async () => {
  expect(await unlessGone(Promise.reject(new OptionsError("too long", "id")))).toBeUndefined();
  const wrong = new OptionsError("The proxy in HTTPS_PROXY is not an http:// address.");
  await expect(unlessGone(Promise.reject(wrong))).rejects.toBe(wrong);
});

it("details of reports keep the order of their ids, without those that are gone or have an invalid id", async () => {
  const { open, requests, answerWith } = openService(meetings(4));
  answerWith(({ pathname }) =>
    pathname.endsWith("3") ? Response.json({ error: "gone" }, { status: 410 }) : undefined,
  );
  const ids = [uuid(2), "..", uuid(3), uuid(0)];
  for (let time = 0; time < 2; time += 1) {
    const { results, done } = await readReportDetails(ids, open());
    expect([idsOf(results), done]).toEqual([[uuid(2), undefined, undefined, uuid(0)], 4]);
  }
  expect(requests.filter((path) => path.startsWith("reports"))).toEqual(
    [2, 3, 0].map((index) => `reports/${uuid(index)}`),
  );
});

it("a report that may not be read ends the reading of all", async () => {
  const { open, answerWith } = openService(meetings(2));
  const forbidden = () => Response.json({ error: { code: "insufficient_permission" } }, { status: 403 });
  answerWith(({ pathname }) => (pathname.endsWith("1") ? forbidden() : undefined));
  await expect(readReportDetails([uuid(0), uuid(1)], open())).rejects.toMatchObject({ status: 403 });
});

it("a call checks its key once, by one template at most, and not at all once it was accepted", async () => {
  const { open, answerWith } = openService([]);
  const asked: string[] = [];
  answerWith(({ pathname, search }) => void asked.push(`${pathname}${search}`) as undefined);
  const { proof } = open();
  await Promise.all([proof.require(), proof.require()]);
  proof.accept();
  await proof.require();
  const other = open().proof;
  other.accept();
  await other.require();
  expect(asked).toEqual(["/api/v1/templates?limit=1"]);
  await expect(open(AbortSignal.abort()).proof.require()).rejects.toMatchObject({ code: "aborted" });
});

it("transcripts are cleaned, and are not read for a meeting that is gone", async () => {
  const { open, answerWith } = openService(meetings(3));
  answerWith(({ pathname }) =>
    pathname.endsWith("1") ? Response.json({ error: "gone" }, { status: 404 }) : undefined,
  );
  const { results } = await readTranscripts([uuid(0), uuid(1), uuid(2)], open());
  expect(results.map((read) => read?.transcript)).toEqual([
    "[00:00:01] Ana: Hello.",
    undefined,
    "[00:00:01] Ana: Hello.",
  ]);
  expect(results[0]).toMatchObject({ meeting: { id: uuid(0) }, lines: [{ speaker: "Ana", text: "Hello." }] });
  expect(results[0]?.meeting).not.toHaveProperty("transcript");
});

it("a meeting without a transcript has no lines", async () => {
  const { open, answerWith } = openService([]);
  answerWith(() => Response.json({ data: { id: uuid(0), transcript: null } }));
  expect((await readTranscripts([uuid(0)], open())).results).toEqual([
    { meeting: { id: uuid(0) }, transcript: null, lines: [] },
  ]);
});

it("templates that were read are known by their ids, the first one first", async () => {
  const { open, answerWith, memory } = openService([]);
  answerWith(() => Response.json({ data: [{ id: "b" }, { id: "a" }], meta: null }));
  expect(idsOf((await readTemplates(open())).items)).toEqual(["b", "a"]);
  expect(memory.knownIds.all("template")).toEqual(["b", "a"]);
});

it("meetings leave names, ids and proofs, the newest first; one that nobody owns proves nothing", () => {
  const memory = { directory: new Directory(), knownIds: new KnownIds(), store: undefined as never };
  const rows = [
    ...[1, 2].map((index) => ({ id: uuid(index), user_id: uuid(9) })),
    ...[{ id: uuid(3), user_id: null }, { id: uuid(4), user_id: "9" }, { id: "5", user_id: uuid(9) }, { id: uuid(6) }],
  ];
  rememberMeetings(rows as never, memory);
  expect(memory.knownIds.all("meeting")).toEqual([uuid(1), uuid(2), uuid(3), uuid(4), "5", uuid(6)]);
  expect(memory.knownIds.all("proof")).toEqual([`${uuid(1)} ${uuid(9)}`, `${uuid(2)} ${uuid(9)}`]);
  expect(["proof", "user"].map((kind) => memory.knownIds.has(kind as "proof", `${uuid(1)} ${uuid(9)}`))).toEqual([
    true,
    false,
  ]);
  expect(memory.directory.people.map(({ id }) => id)).toEqual([uuid(9), "9"].sort());
});

it("reports of a meeting are sorted, the newest first", () => {
  const report = (id: string, meeting_id: string, daysAgo: number) => ({ id, meeting_id, created_at: at(daysAgo) });
  const reports = [report("a", "m1", 3), report("b", "m2", 2), report("c", "m1", 1)];
  const found = [...reportsByMeeting(reports as never)].map(([meeting, own]) => [meeting, idsOf(own)]);
  expect(found).toEqual([
    ["m1", ["c", "a"]],
    ["m2", ["b"]],
  ]);
});

it.each([
  [404, true],
  [410, true],
  [403, false],
])("an object whose request fails with %i is gone: %s", (status, expected) => {
  const facts = {
    method: "GET",
    path: "/",
    attempts: 1,
    ambiguous: false,
    requestId: undefined,
    retryAfterMs: undefined,
  };
  const said = { message: "No.", details: [] } as never;
  expect(isGone(new ApiError({ ...facts, status, code: "not_found", body: "", said }))).toBe(expected);
  expect(isGone(Object.assign(new Error("No."), { status }))).toBe(false);
});

it("what a session keeps expires by its clock", () => {
  let time = 0;
  const { store } = createMemory(() => new Date(time));
  store.keep("a", 1, 1_000);
  time = 1_000;
  expect(store.find("a")).toBeUndefined();
});

afterEach(() => vi.useRealTimers());

it("a session has the clock and the zone of the machine", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
  const { now, timeZone } = createSession(readSettings([], {}));
  expect([now().toISOString(), timeZone]).toEqual([
    "2026-11-20T12:00:00.000Z",
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ]);
});
