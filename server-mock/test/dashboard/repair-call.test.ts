import { beforeEach, describe, expect, it } from "vitest";
import { UNKNOWN_SIDES } from "../../coaching/fitness.ts";
import {
  aMeeting,
  aReport,
  aTemplate,
  aUser,
  createReferenceServer,
  type Meeting,
  type ReferenceServer,
  type User,
} from "../../library/index.ts";
import { ORIGIN, signedIn, type Visitor } from "./support/visitor.ts";

// What people do with a call on its page, and take back from the notice that follows.

const NOW = "2026-11-22T09:00:00.000Z";
const TRANSCRIPT = "[00:00:04] Ana Ruiz: What made you call?\n[00:00:11] Ben Okoro: Two lost calls a month.";

let server: ReferenceServer;
let now: Date;
let ana: User;
let kim: User;
let meeting: Meeting;
let admin: Visitor;
let owner: Visitor;
let other: Visitor;

beforeEach(async () => {
  now = new Date(NOW);
  server = await createReferenceServer({ now: () => now });
  const boss = await server.org.add(aUser({ name: "Zoe Boss", role: "admin", is_active: true }));
  ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
  kim = await server.org.add(aUser({ name: "Kim Lee", is_active: true }));
  const participants = [{ name: "Ana Ruiz", is_internal: true }];
  const call = { title: "Discovery with Northwind", user_id: ana.id, transcript: TRANSCRIPT, participants };
  meeting = await server.org.add(aMeeting({ ...call, started_at: "2026-11-20T10:00:00.000Z" }));
  await server.org.add(aReport({ meeting_id: meeting.id, user_id: ana.id, overall_score: 82 }));
  [admin, owner, other] = [
    await signedIn(server, { userId: boss.id }),
    await signedIn(server, { userId: ana.id }),
    await signedIn(server, { userId: kim.id }),
  ];
  return () => server.close();
});

/** The form of the button in a notice, as a browser would send it. */
function undoIn(text: string): [path: string, fields: Record<string, string>] {
  const [, action = "", inputs = ""] =
    /role="status">.*?<form method="post" action="([^"]+)">(.*?)<button/s.exec(text) ?? [];
  const fields = [...inputs.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return [action, Object.fromEntries(fields)];
}

const page = () => admin.get(`/meetings/${meeting.id}`);

describe.each([
  ["somebody who administers", () => admin],
  ["its owner", () => owner],
])("a call is changed by %s", (_who, visitorOf) => {
  it("renamed, and back from the notice", async () => {
    const visitor = visitorOf();
    const { text } = await visitor.submit(`/meetings/${meeting.id}/title`, { title: " Northwind <2> " });
    expect(text).toContain("<h1>Northwind &lt;2&gt;</h1>");
    const back = await visitor.submit(...undoIn(text));
    expect(back.text).toContain("<h1>Discovery with Northwind</h1>");
  });

  it("deleted, and back from the notice, or from the list of what was deleted", async () => {
    const visitor = visitorOf();
    for (const where of ["notice", "list"]) {
      const { text } = await visitor.submit(`/meetings/${meeting.id}/delete`);
      expect(text).toContain("“Discovery with Northwind” was deleted, with its reports.");
      expect((await page()).status).toBe(404);
      const list = (await visitor.get("/meetings/deleted")).text;
      expect(list).toContain("Discovery with Northwind");
      expect(list).toContain("22 Dec 2026");
      const [path, fields] = where === "notice" ? undoIn(text) : [`/meetings/${meeting.id}/restore`, {}];
      const restored = await visitor.submit(path, fields);
      expect(restored.text).toContain("Restored, with everything that belongs to it.");
      expect(restored.text).toContain("82.0 of 100");
    }
    expect((await visitor.get("/meetings/deleted")).text).toContain("Nothing was deleted");
  });
});

it("a call is given to somebody else by those who administer, counts there, and goes back from the notice", async () => {
  const at = `/meetings/${meeting.id}/owner`;
  const { text } = await admin.submit(at, { user_id: kim.id });
  expect(text).toContain("This call is Kim Lee’s now.");
  expect((await other.get(`/meetings/${meeting.id}`)).status).toBe(200);
  expect((await owner.get(`/meetings/${meeting.id}`)).status).toBe(404);
  expect((await other.get(`/people/${kim.id}`)).text).toContain("82.0");
  await admin.submit(...undoIn(text));
  expect((await owner.get(`/meetings/${meeting.id}`)).status).toBe(200);
});

it("nobody changes, or restores, the call of a colleague", async () => {
  const forms = ["title", "delete", "retry", "restore"].map((name) => `/meetings/${meeting.id}/${name}`);
  for (const path of forms) expect((await other.post(path, { title: "Mine" })).status, path).toBe(404);
  await admin.submit(`/meetings/${meeting.id}/delete`);
  expect((await other.get("/meetings/deleted")).text).not.toContain("Northwind");
  for (const path of forms) expect((await other.post(path, { title: "Mine" })).status, path).toBe(404);
  for (const name of ["owner"])
    expect((await owner.post(`/meetings/${meeting.id}/${name}`, { user_id: kim.id })).status).toBe(403);
});

it("a call of another organization is changed by nobody here, and given to nobody there", async () => {
  const organization = await server.organizations.create();
  const foreign = await organization.add(aMeeting({ transcript: TRANSCRIPT }));
  const stranger = await organization.add(aUser({ is_active: true }));
  for (const name of ["title", "owner", "delete", "restore", "retry"])
    expect((await admin.post(`/meetings/${foreign.id}/${name}`, { title: "x", user_id: kim.id })).status).toBe(404);
  expect((await admin.post(`/meetings/${meeting.id}/owner`, { user_id: stranger.id })).status).toBe(404);
});

it.each(["", "   ", "x".repeat(201)])("a title of %j is not taken", async (title) => {
  const { status, text } = await admin.post(`/meetings/${meeting.id}/title`, { title });
  expect([status, text]).toEqual([422, expect.stringContaining("Give a title of 1 to 200 characters")]);
  expect((await page()).text).toContain("<h1>Discovery with Northwind</h1>");
});

it("a deleted call whose file is sent again is not added, and is restored from the notice", async () => {
  const vtt = "WEBVTT\n\n00:00:04.000 --> 00:00:10.000\n<v Ana Ruiz>What made you take this call?</v>\n";
  const send = () => {
    const body = new FormData();
    body.append("file", new File([vtt], "2026-11-20 Northwind.vtt"));
    return admin.request("POST", "/meetings/import", { headers: { origin: ORIGIN }, body });
  };
  const { location } = await send();
  await admin.submit(`${location}/delete`);
  const { text } = await admin.get((await send()).location ?? "");
  expect(text).toContain("Nothing was added: this call was deleted.");
  expect((await admin.submit(...undoIn(text))).text).toContain("2026-11-20 Northwind");
});

describe("a call without a report", () => {
  const failed = (reason: string) =>
    server.org.add(aMeeting({ user_id: ana.id, transcript: TRANSCRIPT, status: "failed", failure_reason: reason }));

  it.each([
    [UNKNOWN_SIDES, '/speakers">Say who is who'],
    [
      "The organization's subscription has ended: no call is scored until it is active again.",
      "/settings/subscription",
    ],
    ["The template is gone.", "Score it with another template, below"],
    ["Only 20 % of the template's weight could be assessed", "Score it with another template, below"],
    ["The model did not answer.", ">Try again</button>"],
  ])("says why, and offers what helps: %s", async (reason, action) => {
    const { id } = await failed(reason);
    const { text } = await admin.get(`/meetings/${id}`);
    expect(text).toContain(reason.replaceAll("'", "&#39;"));
    expect(text).toContain(action);
  });

  it("is scored again by its owner, and its page loads itself until the report is there", async () => {
    await server.org.add(
      aTemplate({
        call_type: null,
        grading_criteria: [{ name: "Talk time", weight: 100, description: "Lets the other side talk." }],
      }),
    );
    const { id } = await failed("The model did not answer.");
    const { text, headers } = await owner.submit(`/meetings/${id}/retry`);
    expect([text, headers.get("refresh")]).toEqual([expect.stringContaining("It is in the queue."), "3"]);
    expect((await admin.get("/settings/audit")).text).toContain(`Asked for reports <code class="small">${id}`);
    await server.jobs.drain();
    const last = await owner.get(`/meetings/${id}`);
    expect(last.headers.get("refresh")).toBeNull();
    expect((await owner.submit(`/meetings/${meeting.id}/retry`)).text).toContain("Nothing of this call has failed.");
  });

  it("stops loading itself where its job waits for something", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    const { id } = await failed("The model did not answer.");
    await owner.submit(`/meetings/${id}/retry`);
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await owner.get(`/meetings/${id}`)).headers.get("refresh")).toBeNull();
  });
});

it("a break is a fact between two lines and of the call, and one of half a minute is none", async () => {
  const spoken = (second: string) =>
    `[00:00:04] Ana Ruiz: What made you call?\n[00:0${second}] Ben Okoro: Two lost calls.`;
  const at = async (second: string) => {
    const { id } = await server.org.add(aMeeting({ user_id: ana.id, transcript: spoken(second) }));
    return (await owner.get(`/meetings/${id}`)).text;
  };
  const broken = await at("4:20");
  expect(broken).toMatch(/What made you call\?.*<span>Nobody spoke for 4:13<\/span><\/li><li id="line-1">/s);
  expect(broken).toContain("Nobody spoke for 4:13, in 1 break, which counts as nobody&#39;s talk.");
  expect(await at("0:30")).not.toContain("Nobody spoke");
});
