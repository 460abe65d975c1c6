import { afterAll, beforeAll, expect, it } from "vitest";
import { anInsight, aUser, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { ORIGIN, signedIn, type Visitor } from "./support/visitor.ts";

let server: ReferenceServer;
let admin: Visitor;

beforeAll(async () => {
  server = await createReferenceServer({ now: () => new Date("2026-11-22T09:00:00.000Z") });
  await server.seed({ meetings: 30 });
  await server.org.add(anInsight({ type: "objection" }));
  admin = await signedIn(server);
});
afterAll(() => server.close());

it.each([
  "/meetings",
  "/meetings/deleted",
  "/roleplay",
  "/people",
  "/insights?type=objection",
  "/search?q=budget",
  "/settings/people",
  "/settings/audit",
])("%s says that a list has no such page, and not that nothing fits", async (path) => {
  const join = path.includes("?") ? "&" : "?";
  const { status, text } = await admin.get(`${path}${join}page=99`);
  expect([status, text]).toEqual([404, expect.stringContaining("This list has no page 99.")]);
  expect((await admin.get(`${path}${join}page=1`)).status).toBe(200);
});

it.each([
  ["type=nonsense", "`nonsense`: it is not one of objection"],
  ["from=2026-99-99", "`2026-99-99`: it is not a day"],
])("begins no download for a filter that cannot be read: %s", async (query, reason) => {
  const { status, headers, text } = await admin.get(`/insights/csv?${query}`);
  expect([status, text]).toEqual([400, expect.stringContaining(`The list cannot be narrowed by ${reason}`)]);
  expect(headers.get("content-disposition")).toBeNull();
});

it.each([
  ["?!…", "The search has no word that can be looked for"],
  ['""', "The search has no word that can be looked for"],
  ["🙂", "The search has no word that can be looked for"],
  ["x".repeat(10_000), "The search is longer than 100 characters"],
])("shows a search for %j again with what is wrong with it", async (text, problem) => {
  const shown = await admin.get(`/search?q=${encodeURIComponent(text)}`);
  expect([shown.status, shown.text]).toEqual([422, expect.stringContaining(problem)]);
  expect(shown.text).toContain('id="field-q-error"');
});

it.each(["'; drop table meetings; --", "a & b | !c:*", "NEAR(a b)", "budget\\", "予算", "İ", "a*", "x".repeat(100)])(
  "looks for the words of %j, whatever else they mean",
  async (text) => {
    const { status, text: shown } = await admin.get(`/search?q=${encodeURIComponent(text)}`);
    expect([status, shown]).toEqual([200, expect.stringMatching(/No call has|calls? with/)]);
  },
);

it("names the 24 hours before a day, and shows no report of a week that has not begun", async () => {
  expect((await admin.get("/?span=1d")).text).toContain("Compared with the previous 24 hours.");
  expect((await admin.get("/report?week=2026-W48")).status).toBe(400);
  expect((await admin.get("/report?week=2026-W47")).status).toBe(200);
});

it("leads to the calls where none of several files has any", async () => {
  const form = new FormData();
  for (const name of ["ana", "ben"])
    form.append(
      "file",
      new File([JSON.stringify({ users: [{ name, email: `${name}@acme.example` }] })], `${name}.json`),
    );
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  const { status, location } = await admin.request("POST", "/meetings/import", { headers, body: form });
  expect([status, location]).toEqual([303, "/meetings"]);
  expect((await admin.get("/meetings")).text).toContain("2 files were read.");
});

it("tells namesakes apart wherever somebody has done something", async () => {
  const [boss, other] = await Promise.all(
    ["boss@acme.example", "other@acme.example"].map((email) =>
      server.org.add(aUser({ name: "Kim Lee", email, role: "admin", is_active: true })),
    ),
  );
  const visitor = await signedIn(server, { userId: boss?.id ?? "" });
  const { text } = await visitor.get("/settings/api-keys/new");
  const id = /name="id" value="([^"]+)"/.exec(text)?.[1] ?? "";
  await visitor.submit("/settings/api-keys", { id, name: "CI", permissions: ["read"], expires: "never" });
  for (const path of ["/settings/api-keys", "/settings/audit"]) {
    const shown = (await visitor.get(path)).text;
    expect(shown).toContain(`Kim Lee (${boss?.id.slice(0, 8)}`);
    expect(shown).not.toContain(`Kim Lee (${other?.id.slice(0, 8)}`);
  }
});
