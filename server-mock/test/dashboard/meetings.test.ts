import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { untitledCompanies } from "../../dashboard/records/meetings.ts";
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
import { STORES, storesFor, useStore } from "../support/stores.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { ORIGIN, signedIn, type Visitor } from "./support/visitor.ts";

const NOW = "2026-11-22T09:00:00.000Z";
const TRANSCRIPT = [
  "[00:00:04] Ana Ruiz: What made you take this call today?",
  "[00:00:11] Ben Okoro: Our managers hear two calls a month.",
  "[00:00:40] Ana Ruiz: What would change if they heard all of them?",
].join("\n");
const EVIDENCE = [
  { quote: "What made you take this call today?", timestamp_seconds: 4 },
  { quote: "Nobody said these words at all", timestamp_seconds: 20 },
];
const criterion = (values = {}) => ({
  ...{ name: "Discovery", weight: 60, score: 82, feedback: "Asked first." },
  evidence: EVIDENCE,
  ...values,
});

describe.each(storesFor("meetings of the dashboard", STORES))("meetings on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let ana: User;
  let other: User;
  let meeting: Meeting;
  let admin: Visitor;
  let member: Visitor;

  beforeAll(async () => {
    server = await store.create({ now: () => new Date(NOW) });
    const boss = await server.org.add(aUser({ name: "Zoe Boss", role: "admin", is_active: true }));
    ana = await server.org.add(aUser({ name: "Ana Ruiz", email: "ana@acme.example", is_active: true }));
    other = await server.org.add(aUser({ name: "Cem Aydin", is_active: true }));
    meeting = await server.org.add(
      aMeeting({
        ...{ title: "Discovery with Northwind", user_id: ana.id, transcript: TRANSCRIPT, duration_seconds: 75 },
        started_at: "2026-11-20T23:30:00.000Z",
        participants: [
          { name: "Ana Ruiz", is_internal: true },
          { name: "Ben Okoro", company: "Northwind", is_internal: false },
        ],
      }),
    );
    await server.org.add(
      aReport({
        ...{
          meeting_id: meeting.id,
          user_id: ana.id,
          overall_score: 82,
          created_at: "2026-11-21T08:00:00.000Z",
          template_name: "Discovery scorecard",
        },
        criteria_scores: [criterion(), criterion({ name: "Price", weight: 40, score: null, evidence: [] })],
      }),
    );
    admin = await signedIn(server, { userId: boss.id });
    member = await signedIn(server, { userId: other.id });
  });
  afterAll(() => server.close());

  it("lists who, with whom, when and how it went", async () => {
    const { text } = await admin.get("/meetings");
    for (const part of ["Discovery with Northwind", "Ana Ruiz", "Northwind", "20 Nov 2026, 23:30 UTC", "1:15", "82.0"])
      expect(text).toContain(part);
  });

  it("repeats no company that a title names, and says which templates gave several scores", async () => {
    const values = { user_id: ana.id, participants: [{ name: "Ben Okoro", company: "Northwind", is_internal: false }] };
    const { id } = await server.org.add(aMeeting({ ...values, title: "Second call" }));
    await server.org.add(aMeeting({ ...values, title: "NORTHWIND, offer" }));
    for (const [template_name, hour] of [
      ["Discovery", "08"],
      ["Offer", "09"],
    ] as const)
      await server.org.add(
        aReport({ meeting_id: id, user_id: ana.id, template_name, created_at: `2026-11-21T${hour}:00:00.000Z` }),
      );
    const { text } = await admin.get("/meetings");
    const under = (title: string) => new RegExp(`>${title}</a>(.*?)</td>`).exec(text)?.[1];
    const line = (words: string) => `<br><span class="small mute">${words}</span>`;
    expect(under("Second call")).toBe(line("Northwind") + line("Scored with Discovery, Offer"));
    expect(under("NORTHWIND, offer")).toBe("");
    for (const [title, company, isNamed] of [
      ["Search kickoff", "Arc", false],
      ["Discount for Disco", "Disco", true],
      ["\u6e0b\u8c37\u5546\u4e8b\u3068\u306e\u30c7\u30e2", "\u6e0b\u8c37\u5546\u4e8b", true],
    ] as const)
      expect([
        title,
        untitledCompanies({ title, participants: [{ name: "Ben Okoro", company, is_internal: false }] }),
      ]).toEqual([title, isNamed ? [] : [company]]);
  });

  it("reads the days of the filter in the reader's zone", async () => {
    const shows = async (query: string) => (await admin.get(`/meetings?${query}`)).text.includes("Discovery with");
    expect(await shows("from=2026-11-20&to=2026-11-20")).toBe(true);
    admin.cookies.set("svc_zone", "Europe/Berlin");
    expect(await shows("from=2026-11-20&to=2026-11-20")).toBe(false);
    expect(await shows("from=2026-11-21")).toBe(true);
    admin.cookies.delete("svc_zone");
    expect(await shows("status=failed")).toBe(false);
    expect(await shows(`user_id=${other.id}`)).toBe(false);
  });

  it.each([
    ["status=nonsense", "`nonsense`: it is not one of pending, fetched"],
    ["from=2026-99-99", "`2026-99-99`: it is not a day, such as 2026-11-09"],
    ["to=then", "`then`: it is not a day"],
  ])("does not show all calls for a filter that cannot be read: %s", async (query, reason) => {
    const { status, text } = await admin.get(`/meetings?${query}`);
    expect([status, text]).toEqual([400, expect.stringContaining(`The list cannot be narrowed by ${reason}`)]);
    expect(text).not.toContain("Discovery with");
  });

  it("asks whom a filter means that names nobody, or only a part of a name", async () => {
    for (const [name, words] of [
      ["nobody", "Nobody here is called nobody."],
      ["Ruiz", "Nobody here is called Ruiz. Did you mean Ana Ruiz?"],
    ]) {
      const { status, text } = await admin.get(`/meetings?user_id=${name}`);
      expect([status, text]).toEqual([422, expect.stringContaining(words ?? "")]);
      expect(text).not.toContain("Discovery with");
    }
    expect((await admin.get("/meetings?user_id=ana+RUIZ")).text).toContain("Discovery with");
  });

  it("leads to a second of the call, where several lines begin in it to the first", async () => {
    const { text } = await admin.get(`/meetings/${meeting.id}`);
    const anchors = [...text.matchAll(/ id="at-(\d+)"/g)].map(([, seconds]) => seconds);
    expect(text).toContain('<span class="small mute">0:04</span><span id="at-4">');
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("leads from a quote to the line where it was said, and marks one that nobody said", async () => {
    const { text } = await admin.get(`/meetings/${meeting.id}`);
    expect(text).toMatch(/“What made you take this call today\?” <a class="small" href="#line-0">Ana Ruiz, 0:04<\/a>/);
    expect(text).toContain('<li id="line-0">');
    expect(text).toMatch(/“Nobody said these words at all” <span class="small mute">0:20 not found in the transcript/);
  });

  it("says of a criterion without a score that it was not assessed", async () => {
    const { text } = await admin.get(`/meetings/${meeting.id}`);
    expect(text).toMatch(/<span>Price .*not assessed/);
    expect(text).toContain("1 of 2 criteria was assessed, 60 % of the weight");
  });

  it("shows members what is their own alone", async () => {
    const own = await server.org.add(aMeeting({ title: "Cem's call", user_id: other.id }));
    const list = (await member.get("/meetings")).text;
    expect(list).toContain("Cem&#39;s call");
    expect(list).not.toContain("Discovery with Northwind");
    expect((await member.get(`/meetings?user_id=${ana.id}`)).text).not.toContain("Discovery with Northwind");
    expect((await member.get(`/meetings/${own.id}`)).status).toBe(200);
    expect((await member.get(`/meetings/${meeting.id}`)).status).toBe(404);
    expect((await member.post(`/meetings/${own.id}/score`, {})).status).toBe(403);
  });

  it("has nothing of another organization", async () => {
    const organization = await server.organizations.create();
    const foreign = await organization.add(aMeeting({ transcript: TRANSCRIPT }));
    const template = await organization.add(aTemplate());
    expect((await admin.get(`/meetings/${foreign.id}`)).status).toBe(404);
    expect((await admin.post(`/meetings/${foreign.id}/score`, { template_id: template.id })).status).toBe(404);
    expect((await admin.post(`/meetings/${meeting.id}/score`, { template_id: template.id })).status).toBe(404);
    expect(await server.jobs.drain()).toBe(0);
  });

  it("scores a call again with another template, and keeps the older report", async () => {
    const template = await server.org.add(
      aTemplate({
        name: "Second look",
        grading_criteria: [{ name: "Talk time", weight: 100, description: "Lets the other side talk." }],
      }),
    );
    const { text } = await admin.submit(`/meetings/${meeting.id}/score`, { template_id: template.id });
    expect(text).toContain("A report with Second look is in the queue.");
    expect((await admin.get("/settings/audit")).text).toContain(`Asked for reports <code class="small">${meeting.id}`);
    expect(await server.jobs.drain()).toBe(1);
    const page = (await admin.get(`/meetings/${meeting.id}`)).text;
    expect(page).toContain("Second look");
    expect(page).toMatch(
      /<a href="\/meetings\/[^"]+report=[^"]+">Discovery scorecard, <time datetime="2026-11-21T08:00/,
    );
  });

  it("opens a report beside the transcript of its meeting", async () => {
    const own = await server.org.add(aReport({ user_id: other.id }));
    const at = `/meetings/${own.meeting_id}?report=${own.id}`;
    for (const visitor of [admin, member]) expect((await visitor.get(`/reports/${own.id}`)).location).toBe(at);
    const foreign = await server.org.add(aReport({ user_id: ana.id }));
    expect((await member.get(`/reports/${foreign.id}`)).status).toBe(404);
  });

  it("makes no link of an address that could run a script", async () => {
    const url = (meeting_url: string) => server.org.add(aMeeting({ meeting_url }));
    const [safe, unsafe] = [await url("https://zoom.example/j/1"), await url("javascript:alert(1)")];
    expect((await admin.get(`/meetings/${safe.id}`)).text).toContain('href="https://zoom.example/j/1"');
    expect((await admin.get(`/meetings/${unsafe.id}`)).text).not.toContain("javascript:");
  });

  it.each(ATTACKS)("shows %j as text wherever it stands", async (attack) => {
    const withText = async (text: string) => {
      const { id } = await server.org.add(
        aMeeting({
          ...{ title: text, user_id: ana.id, status: "failed", failure_reason: text, meeting_url: text },
          transcript: `[00:00:04] ${text.replaceAll(":", "")}: ${text}`,
          participants: [{ name: text, email: text, title: text, company: text, is_internal: false }],
        }),
      );
      const scores = [criterion({ name: text, feedback: text, evidence: [{ quote: text, timestamp_seconds: 4 }] })];
      const points = { strengths: [text], improvements: [text], next_steps: [text] };
      await server.org.add(
        aReport({
          meeting_id: id,
          template_name: text,
          feedback: text,
          criteria_scores: scores,
          scorer: text,
          ...points,
        }),
      );
      return (await admin.get(`/meetings/${id}`)).text;
    };
    expect(addedTags(await withText(attack), await withText("harmless words"))).toEqual([]);
  });

  it.each([
    [[82, 60], 1],
    [[60, 60, 82], 2],
    [[95, 95], 0],
    [[95], 0],
  ])("colors the lowest of %j, where others are higher: %i", async (scores, colored) => {
    const criteria_scores = scores.map((score, index) => criterion({ name: `Criterion ${index}`, score }));
    const { id } = await server.org.add(aMeeting({ user_id: ana.id, status: "completed" }));
    await server.org.add(aReport({ meeting_id: id, criteria_scores }));
    expect((await admin.get(`/meetings/${id}`)).text.match(/class="bar tone bad"/g) ?? []).toHaveLength(colored);
  });
});

describe("adding a call", () => {
  let server: ReferenceServer;
  let admin: Visitor;
  let member: Visitor;
  let ana: User;

  beforeEach(async () => {
    server = await createReferenceServer({ now: () => new Date(NOW) });
    ana = await server.org.add(aUser({ name: "Ana Ruiz", email: "ana@acme.example", is_active: true }));
    const boss = await server.org.add(aUser({ role: "admin", is_active: true }));
    await server.org.add(aTemplate({ call_type: "general" }));
    admin = await signedIn(server, { userId: boss.id });
    member = await signedIn(server, { userId: ana.id });
    return () => server.close();
  });

  const VTT =
    "WEBVTT\n\n00:00:04.000 --> 00:00:10.000\n<v Ana Ruiz>What made you take this call?</v>\n\n00:00:11.000 --> 00:00:14.000\n<v Ben Okoro>We hear two calls a month.</v>\n";

  const sendAll = async (visitor: Visitor, files: readonly File[], fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const file of files) form.append("file", file);
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    // As bytes: Node 24 rejects a promise of its own where the stream of a form is read in part.
    const sent = new Response(form);
    const headers = { origin: ORIGIN, "content-type": sent.headers.get("content-type") ?? "" };
    return visitor.request("POST", "/meetings/import", { headers, body: await sent.arrayBuffer() });
  };
  const send = (visitor: Visitor, name: string, content: string, fields: Record<string, string> = {}) =>
    sendAll(visitor, [new File([content], name)], fields);

  it("takes a transcript, finds the owner, and makes the report", async () => {
    const { status, location } = await send(admin, "2026-11-20 Northwind.vtt", VTT);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/meetings\/[0-9a-f-]{36}$/)]);
    expect((await admin.get(location ?? "")).text).toContain("1 call added. 1 report will be there in a moment.");
    const list = (await admin.get("/meetings")).text;
    expect(list).toContain("2026-11-20 Northwind");
    expect(list).toContain("Ana Ruiz");
    expect(await server.jobs.drain()).toBe(1);
  });

  it("gives one share of the talk, in the words of the report and in the chart", async () => {
    await server.org.add(
      aTemplate({
        ...{ name: "Listening", call_type: "general" },
        grading_criteria: [{ name: "Talk time", weight: 100, description: "Lets the other side talk." }],
      }),
    );
    // Ends that only the file knows: the customer's turns are slow, the seller's are not.
    const turns = Array.from({ length: 8 }, (_, index) => {
      const at = (second: number) => `00:${String(index).padStart(2, "0")}:${String(second).padStart(2, "0")}.000`;
      return `${at(2)} --> ${at(9)}\n<v Ana Ruiz>How do you plan the routes of the ${index + 1} vans for a week like this one?</v>\n\n${at(10)} --> ${at(21)}\n<v Ben Okoro>By hand, and in a spreadsheet that somebody keeps, which takes most of a Monday, ${index} of 9.</v>\n`;
    });
    const { location } = await send(admin, "2026-11-20 Slow.vtt", `WEBVTT\n\n${turns.join("\n")}`);
    await server.jobs.drain();
    const first = (await admin.get(location ?? "")).text;
    const report = /href="(\/meetings\/[^"]+report=[^"]+)">Listening,/.exec(first)?.[1];
    const { text } = report === undefined ? { text: first } : await admin.get(report);
    const words = /You talked for (\d+) % of the talking time/.exec(text)?.[1];
    expect([words, /Ana Ruiz<\/text><text[^>]*>(\d+)%</.exec(text)?.[1]]).toEqual(["39", words]);
  });

  it("says that a call had been added before", async () => {
    await send(admin, "2026-11-20 Northwind.vtt", VTT);
    const { location = "" } = await send(admin, "2026-11-20 Northwind.vtt", VTT);
    expect((await admin.get(location ?? "")).text).toContain("Everything in this file had been added before.");
  });

  it("promises no report where nobody is known to sell, and makes it once an admin adds the file again", async () => {
    const call = VTT.replace("Ana Ruiz", "Kim Lee");
    const [boss] = [...(await admin.get("/meetings/import")).text.matchAll(/<option value="([0-9a-f-]{36})"/g)];
    const added = await send(admin, "2026-11-20 Northwind.vtt", call, { user_id: boss?.[1] ?? "" });
    const path = added.location?.replace(/\/speakers$/, "") ?? "";
    expect(added.location).toBe(`${path}/speakers`);
    expect((await admin.get(`${path}/speakers`)).text).toContain("Say who of the speakers is on your side");
    await server.jobs.drain();
    const kim = await server.org.add(aUser({ name: "Kim Lee", email: "kim@acme.example", is_active: true }));
    const seller = await signedIn(server, { userId: kim.id });

    // The same file gives nobody the call of somebody else.
    await send(seller, "2026-11-20 Northwind.vtt", call);
    expect((await seller.get("/meetings")).text).toContain("Everything in this file had been added before.");
    expect((await seller.get(path)).status).toBe(404);

    await send(admin, "2026-11-20 Northwind.vtt", call);
    expect((await admin.get(path)).text).toContain("The sellers of 1 call added before are known now.");
    expect(await server.jobs.drain()).toBe(1);
    expect((await seller.get(path)).status).toBe(200);
  });

  it("gives a member's call to the member", async () => {
    const fields = { started_at: "2026-11-20T10:00", user_id: "x" };
    const { location } = await send(member, "call.vtt", VTT.replace("Ana Ruiz", "Somebody"), fields);
    expect((await member.get(location ?? "")).text).toContain("1 call added.");
  });

  it("asks on one page when an undated call was and who sells, and ends in its report", async () => {
    const call = VTT.replace("Ana Ruiz", "Speaker 1").replace("Ben Okoro", "Speaker 2");
    const { location = "" } = await send(admin, "call.vtt", call);
    expect(location).toMatch(/\/speakers\?start=ask$/);
    const asked = (await admin.get(location ?? "")).text;
    expect(asked).toContain("Speaker 1 is called");
    expect(asked).toContain("The file does not say when the call was");
    await server.jobs.drain();
    const [, ana = ""] = /<option value="([0-9a-f-]{36})">Ana Ruiz/.exec(asked) ?? [];
    const path = location?.replace(/\?.*/, "") ?? "";
    const fields = { "who-0": ana, "name-0": "Speaker 1", "who-1": "other", "name-1": "Ben Okoro" };
    expect((await admin.post(path, { ...fields, started_at: "soon" })).status).toBe(422);
    const saved = await admin.post(path, { ...fields, started_at: "2026-11-20T10:00" });
    expect([saved.status, saved.location]).toEqual([303, path.replace("/speakers", "")]);
    expect(await server.jobs.drain()).toBe(1);
    const shown = (await admin.get(saved.location ?? "")).text;
    expect(shown).not.toMatch(/Speaker \d/);
    expect(shown).toContain("Ben Okoro");
    expect(shown).toContain("Nov 2026");
  });

  it("replaces a stored call by a corrected file where that is ticked, and else says that it differs", async () => {
    const long = `${VTT}\n00:00:15.000 --> 00:00:40.000\n<v Ben Okoro>${"We plan by spreadsheets, week after week. ".repeat(5)}</v>\n`;
    await send(admin, "2026-11-20 Northwind.vtt", long);
    await server.jobs.drain();
    const corrected = long.replace("two calls", "four calls");
    const { location } = await send(admin, "2026-11-20 Northwind.vtt", corrected);
    expect((await admin.get(location ?? "")).text).toContain("This call is stored with other words.");
    await send(admin, "2026-11-20 Northwind.vtt", corrected, { replace: "yes" });
    expect((await admin.get(location ?? "")).text).toContain("four calls");
  });

  it.each([
    ["call.vtt", VTT, { started_at: "soon" }, "The start is not a date and a time."],
    ["2026-11-20.vtt", "no captions", {}, "there is no transcript in it"],
    ["call.exe", "MZ", {}, "none of the files that can be added here: .vtt, .srt, .txt, .docx, .json."],
    ["calls.json", "{", {}, "it is not valid JSON."],
    ["../../etc/passwd.vtt", "no captions", {}, ".._.._etc_passwd.vtt: there is no transcript"],
  ])("says what is wrong with %s, and stores nothing", async (name, content, fields, expected) => {
    const { status, text } = await send(admin, name, content, fields as Record<string, string>);
    expect(status).toBe(422);
    expect(text).toContain(expected);
    expect((await admin.get("/meetings")).text).toContain("No calls yet");
  });

  it("takes no JSON from members, which may hold other people's calls", async () => {
    const { status, text } = await send(member, "calls.json", "[]");
    expect(status).toBe(422);
    expect(text).toContain("none of the files that can be added here: .vtt, .srt, .txt, .docx.");
  });

  it("asks for the file where none was chosen", async () => {
    const { status, text } = await admin.post("/meetings/import", { title: "x" });
    expect(status).toBe(422);
    expect(text).toContain("Choose the file first.");
  });

  it("rejects a file of more than 8 MiB, and a form of more than 24", async () => {
    const { status, text } = await send(admin, "2026-11-20.vtt", "x".repeat(8 * 1024 * 1024 + 1));
    expect([status, text]).toEqual([422, expect.stringContaining("2026-11-20.vtt has more than 8 MiB. Split it.")]);
    expect((await send(admin, "2026-11-20.vtt", "x".repeat(24 * 1024 * 1024))).status).toBe(413);
  });

  it("takes several files, and shows each until it has its report, with what is wrong with the others", async () => {
    const call = (title: string, words: string) => new File([VTT.replace("two calls", words)], `2026-11-2${title}.vtt`);
    const { location } = await sendAll(admin, [
      call("0 North", "two"),
      call("1 South", "nine"),
      new File(["x"], "a.vtt"),
    ]);
    expect(location).toMatch(/^\/meetings\/added\?call=[0-9a-f-]{36}&call=[0-9a-f-]{36}$/);
    const first = await admin.get(location ?? "");
    expect(first.text).toContain("2 files were read. 1 file was not: a.vtt: there is no transcript in it");
    expect([first.text.match(/Being made/g)?.length, first.headers.get("refresh")]).toEqual([2, "3"]);
    await server.jobs.drain();
    const last = await admin.get(location ?? "");
    expect(last.headers.get("refresh")).toBeNull();
    for (const part of ["2026-11-20 North", "2026-11-21 South", "25.0"]) expect(last.text).toContain(part);
    const other = await server.org.add(aUser({ name: "Cem Aydin", is_active: true }));
    expect((await (await signedIn(server, { userId: other.id })).get(location ?? "")).text).not.toContain("North");
  });

  it.each([
    [{ title: "x" }, 2, "A title and a start are of one call."],
    [{ started_at: "2026-11-20T10:00" }, 2, "A title and a start are of one call."],
    [{}, 21, "These are 21 files, and at most 20 can be sent at a time."],
  ])("stores none of several files with %j: %i of them", async (fields, count, problem) => {
    const files = Array.from({ length: count }, (_, index) => new File([VTT], `2026-11-20 ${index}.vtt`));
    const { status, text } = await sendAll(admin, files, fields as Record<string, string>);
    expect([status, text]).toEqual([422, expect.stringContaining(problem)]);
    expect((await admin.get("/meetings")).text).toContain("No calls yet");
  });

  it("reads a start in the reader's zone, and says which that is", async () => {
    admin.cookies.set("svc_zone", "Europe/Berlin");
    expect((await admin.get("/meetings/import")).text).toContain("Start (Europe/Berlin)");
    const { location } = await send(admin, "call.vtt", VTT, { started_at: "2026-07-20T10:00" });
    expect((await admin.get(location ?? "")).text).toContain('datetime="2026-07-20T08:00:00.000Z"');
    const asked = await send(admin, "other.vtt", VTT.replace("two calls", "three calls"));
    expect((await admin.get(asked.location ?? "")).text).toContain('value="2026-11-22T10:00"');
  });

  it("says who added a call, from what, and what of it is estimated", async () => {
    const { location } = await send(
      member,
      "2026-11-20 Call.txt",
      "Ana Ruiz: What made you call?\nBo: Two lost calls.",
    );
    const { text } = await admin.get(location ?? "");
    expect(text).toMatch(/22 Nov 2026, 09:00 UTC<\/time>, by Ana Ruiz, from a file in the format text/);
    expect(text).toContain("Times are estimated from the length of what was said.");
  });
});
