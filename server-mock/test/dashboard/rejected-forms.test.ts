import { afterAll, beforeAll, expect, it } from "vitest";
import { aMeeting, aTemplate, aUser, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { ORIGIN, signedIn, Visitor } from "./support/visitor.ts";

let server: ReferenceServer;
let boss: Visitor;
const paths: Record<string, string> = {};

beforeAll(async () => {
  server = await createReferenceServer();
  const { id } = await server.org.add(aUser({ name: "Zoe Boss", role: "superadmin", is_active: true }));
  boss = await signedIn(server, { userId: id });
  const ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
  const call = await server.org.add(aMeeting({ user_id: ana.id, transcript: "Ana Ruiz: What made you call?" }));
  const template = await server.org.add(aTemplate());
  const [key] = await server.org.listKeys();
  Object.assign(paths, { call: call.id, template: template.id, ana: ana.id, key: key?.id });
});
afterAll(() => server.close());

const NEW_ID = "7f3d2c1b-1111-4222-8333-444455556666";
const criteria = { criterion_name: "Opening", criterion_weight: "many", criterion_description: "Begins well." };
const SAP = "Integrations: SAP";
const tracked = { type: "competitor_mention", side: "prospect", words: "gong, chorus" };

it.each<[path: string, wrong: string[], fields: Record<string, string>, kept: string]>([
  [
    "/settings/api-keys",
    ["name", "permissions"],
    { id: NEW_ID, name: "n".repeat(120), expires: "never" },
    "n".repeat(120),
  ],
  [
    "/settings/api-keys/:key/rotate",
    ["overlap", "expires_on"],
    { id: NEW_ID, overlap: "9", expires: "date", expires_on: "soon" },
    "soon",
  ],
  ["/settings/people", ["name", "email"], { name: "", email: "nobody at all" }, "nobody at all"],
  ["/settings/people/:ana", ["email"], { name: "Ana Maria Ruiz", email: "x" }, "Ana Maria Ruiz"],
  ["/settings/subscription", ["plan"], { plan: "free", status: "past_due" }, "past_due"],
  ["/templates", ["name", "criterion-0"], { name: "", prompt_template: "As a buyer.", ...criteria }, "As a buyer."],
  ["/templates/:template", ["criterion-0"], { name: "Kept", prompt_template: "p", ...criteria }, "Begins well."],
  ["/templates/preview", ["criterion-0"], { name: "Kept", prompt_template: "p", ...criteria }, "Kept"],
  ["/trackers", ["topic"], { topic: "Rivals", name: "Gong", version: "9", words: "gong, chorus" }, "gong, chorus"],
  ["/trackers", ["name"], { topic: "Rivals", name: "", version: "0", ...tracked }, "gong, chorus"],
  [
    "/trackers",
    ["name"],
    { opened: SAP, topic: "Integrations", name: "", version: "0", ...tracked },
    `<h2>Change ${SAP}</h2>`,
  ],
  ["/trackers", ["type"], { topic: "Rivals", name: "Gong", version: "0", ...tracked, type: "rumor" }, "gong, chorus"],
  ["/trackers", ["words"], { topic: "Rivals", name: "Gong", version: "0", ...tracked, words: "-" }, "Gong"],
  ["/meetings/:call/title", ["title"], { title: "t".repeat(201) }, "t".repeat(201)],
  ["/meetings/:call/owner", ["user_id"], { user_id: "Nobody" }, "Nobody here is called Nobody."],
  ["/meetings/:call/speakers", ["started_at"], { started_at: "soon", "name-0": "Ana R." }, "Ana R."],
])("%s is shown again with what is wrong, at %j, and with what was typed", async (pattern, wrong, fields, kept) => {
  const { status, text } = await boss.post(
    pattern.replace(/:(\w+)/, (_, name: string) => paths[name] ?? ""),
    fields,
  );
  expect(status).toBe(422);
  expect(text).toContain("<title>Error: ");
  expectMarked(text, wrong);
  expect(text).toContain(kept);
});

it("a file that cannot be read is said at its field", async () => {
  const body = new FormData();
  body.append("file", new File(["nothing"], "notes.exe"));
  body.append("title", "Typed before");
  const { status, text } = await boss.request("POST", "/meetings/import", { headers: { origin: ORIGIN }, body });
  expect([status, text]).toEqual([422, expect.stringContaining("<title>Error: ")]);
  expectMarked(text, ["file"]);
  expect(text).toContain("Typed before");
});

/** One summary with the focus stands before the heading; each of its links leads to a field that is marked and described. */
function expectMarked(text: string, wrong: string[]): void {
  const summary = text.indexOf('role="alert" tabindex="-1" autofocus');
  expect(summary).toBeGreaterThan(0);
  expect(summary).toBeLessThan(text.indexOf("<h1"));
  const linked = [...text.slice(summary).matchAll(/<li><a href="#field-([^"]+)">/g)].map(([, name]) => name);
  expect(linked).toEqual(wrong);
  for (const name of wrong) {
    expect(text).toContain(`id="field-${name}-error"`);
    expect(text).toMatch(new RegExp(`aria-invalid="true" aria-describedby="[^"]*field-${name}-error`));
    expect(text).toContain(`id="field-${name}"`);
  }
}

it("a link says as whom it signs in, and whose session it ends", async () => {
  const link = await server.dashboard.link({ userId: paths["ana"] ?? "" });
  const stranger = new Visitor(server);
  expect((await stranger.get(link)).text).toMatch(/signs you in once as <b>Ana Ruiz<\/b> \([^)]+\) of Acme/);
  expect((await stranger.get(link)).text).not.toContain("You are signed in as");
  expect((await boss.get(link)).text).toContain("You are signed in as Zoe Boss of Acme.");
});

it("of a large team somebody is given by name, and of namesakes by what tells them apart", async () => {
  expect((await boss.get("/meetings?user_id=ana+ruiz")).text).toContain(`value="${paths["ana"]}" selected`);
  for (let count = 0; count < 30; count += 1) await server.org.add(aUser({ name: "Kim Lund", is_active: true }));
  const owner = `/meetings/${paths["call"]}/owner`;
  expect((await boss.post(owner, { user_id: "Kim Lund" })).text).toMatch(
    /Several people are called Kim Lund.*Kim Lund \(/,
  );
  expect((await boss.post(owner, { user_id: "zoe boss" })).status).toBe(303);
});
