import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aMeeting,
  aReport,
  aTemplate,
  aUser,
  createReferenceServer,
  type ReferenceServer,
  type User,
} from "../../library/index.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const NOW = "2026-11-22T09:00:00.000Z";
const THIS_WEEK = "2026-11-20T10:00:00.000Z";
const LAST_WEEK = "2026-11-13T10:00:00.000Z";

describe("the overview", () => {
  let server: ReferenceServer;
  let boss: Visitor;
  let ana: User;
  let ben: User;

  beforeEach(async () => {
    server = await createReferenceServer({ now: () => new Date(NOW) });
    const { id } = await server.org.add(aUser({ role: "admin", is_active: true }));
    ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
    ben = await server.org.add(aUser({ name: "Ben Okoro", is_active: true }));
    boss = await signedIn(server, { userId: id });
  });
  afterEach(() => server.close());

  const report = async (user: User, overall_score: number, time: string) => {
    const { id } = await server.org.add(aMeeting({ user_id: user.id, started_at: time }));
    return server.org.add(aReport({ meeting_id: id, user_id: user.id, overall_score, created_at: time }));
  };

  /** A report on one criterion, of this week by default, with the words that decided it. */
  const scored = async (user: User, score: number, name: string, quote: string, time = THIS_WEEK) => {
    const transcript = `[00:00:07] ${user.name}: ${quote}`;
    const { id } = await server.org.add(aMeeting({ user_id: user.id, started_at: time, transcript }));
    const evidence = [{ quote, timestamp_seconds: 7 }];
    const criterion = { name, score, weight: 100, feedback: `Feedback on ${name}.`, evidence };
    const facts = { meeting_id: id, user_id: user.id, created_at: time, template_id: null, template_name: "Any" };
    return server.org.add(aReport({ ...facts, overall_score: score, criteria_scores: [criterion] }));
  };

  it("leads from nothing to the first report: a template, a call, and what the call waits for", async () => {
    const member = await signedIn(server, { userId: ben.id });
    for (const path of ["/", "/meetings", "/insights", "/jobs"]) {
      const { text } = await boss.get(path);
      expect(text).toContain("No active template yet");
      expect(text).toContain('href="/templates/new">Create a template</a>');
    }
    expect((await member.get("/")).text).toContain("Ask somebody who administers");
    expect((await boss.get("/meetings/import")).text).toContain("calls get no report");
    const form = { name: "First", prompt_template: "Score it.", criterion_name: "Listening", criterion_weight: "100" };
    const created = await boss.post("/templates", { ...form, criterion_description: "Lets the other side talk." });
    expect(created.location).toBe("/meetings/import");
    expect((await boss.get("/meetings/import")).text).toContain("is created and active. Now add a call.");
    for (const visitor of [boss, member]) {
      const { text } = await visitor.get("/");
      expect(text).toContain("No calls yet");
      expect(text).toContain('href="/meetings/import">Add a call</a>');
    }
    const old = "2026-01-07T10:00:00.000Z";
    await server.org.add(aMeeting({ user_id: ana.id, started_at: old, status: "fetched" }));
    expect((await boss.get("/")).text).toContain("No reports in the last 12 weeks");
    expect((await boss.get("/meetings")).text).toContain("No report yet");
    const next = await boss.post("/templates", { ...form, name: "Second", criterion_description: "Asks." });
    expect((await boss.get(next.location ?? "")).text).toContain("Score calls without a report");
  });

  it("begins the first template with a scorecard, and no other", async () => {
    expect((await boss.get("/templates/new")).text).toContain("First scorecard");
    await server.org.add(aTemplate({ name: "Own" }));
    expect((await boss.get("/templates/new")).text).not.toContain("First scorecard");
  });

  it("compares nobody with a team of one", async () => {
    for (const score of [40, 42, 44]) await scored(ana, score, "Next step", "We will see.");
    const { text } = await boss.get("/");
    expect(section(text, "Coach next")).toContain("Nobody else has reports to compare with.");
    expect(text).not.toMatch(/[Cc]learly (?:below|above)/);
    expect((await boss.get("/people?span=7d")).text).not.toMatch(/[Cc]learly (?:below|above)/);
  });

  it("sets the last 7 days beside the 7 before", async () => {
    await report(ana, 80, THIS_WEEK);
    await report(ben, 65, THIS_WEEK);
    await report(ana, 70, LAST_WEEK);
    const { text } = await boss.get("/");
    expect(text).toMatch(/Average score<\/span><b>72\.5<\/b>.*\+2\.5<\/span> from the previous 7 days/s);
    expect(text).toMatch(/Reports<\/span><b>2<\/b>.*1 in the previous 7 days/s);
  });

  it.each(["/", "/?zone=UTC&span=&beside=", "/?span=7d"])(
    "links from %s to people over the same 7 days",
    async (path) => {
      await report(ana, 80, THIS_WEEK);
      expect((await boss.get(path)).text).toMatch(/href="\/people\?(?:[^"]*&amp;)?span=7d[&"]/);
    },
  );

  it("has the average of the API", async () => {
    for (const score of [61.3, 72.8, 90.1]) await report(ana, score, THIS_WEEK);
    const key = await server.org.createKey({ permissions: ["read"] });
    const headers = { authorization: `Bearer ${key.key}` };
    const response = await server.fetch("/api/v1/team/stats?time_range=week", { headers });
    const { data } = (await response.json()) as { data: { average_score: number } };
    expect((await boss.get("/")).text).toContain(`<b>${data.average_score.toFixed(1)}</b>`);
  });

  it("counts no reports as no score, not as zero", async () => {
    await report(ana, 70, LAST_WEEK);
    const { text } = await boss.get("/");
    expect(text).toMatch(/Average score<\/span><b><span class="mute" title="no score">–/);
    expect(text).toContain("Nobody has a report in this period.");
  });

  const said = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");
  const section = (text: string, head: string) => said(text.split(`<h2>${head}</h2>`)[1]?.split("</section>")[0] ?? "");

  it("names who to coach first, on what, with the words that show it and how it was done well", async () => {
    for (const score of [40, 42, 44]) await scored(ben, score, "Price", "It costs what it costs.");
    for (let index = 0; index < 6; index += 1) {
      const other = await server.org.add(aUser({ name: `Person ${index}`, is_active: true }));
      for (const score of [79, 81, 80]) await scored(other, score, "Price", `Let us look at the value ${index}.`);
    }
    for (const score of [97, 98, 99]) await scored(ana, score, "Price", "What would it be worth to you?");
    const { text } = await boss.get("/");
    const coach = section(text, "Coach next");
    expect(coach).toMatch(
      /^Clearly below the team over both periods\.Ben Okoro 42\.0 – 42\.0 over 3 reports Price 42\.0 over 3 scores/,
    );
    expect(coach).toContain("“It costs what it costs.” The call at 0:07, scored 40.0");
    expect(coach).toContain("“What would it be worth to you?” Ana Ruiz, The call at 0:07, scored 99.0");
    expect(coach).not.toContain("Person");
    expect(section(text, "Praise")).toMatch(
      /^Clearly above the team over both periods\.Ana Ruiz 98\.0 over 3 reports: Price \(98\.0 over 3 scores\)\. The call at 0:07/,
    );
    const [, person = ""] = /href="(\/people\/[^"]*)">Ben Okoro/.exec(text) ?? [];
    expect((await boss.get(person)).text).toContain("Last 7 days, compared with the previous 7 days");
    const [, path = ""] = /href="(\/reports\/[^"#]*)#at-7"/.exec(text) ?? [];
    expect((await boss.get((await boss.get(path)).location ?? "")).text).toContain('id="at-7"');
  });

  it("takes two reports for too few to tell", async () => {
    for (const score of [20, 22]) await scored(ben, score, "Price", "No.");
    for (const score of [90, 92]) await scored(ana, score, "Price", "Yes.");
    expect(section((await boss.get("/")).text, "Coach next")).toContain("Too few scores to tell.");
  });

  it("says of equal people what the team is weakest in", async () => {
    for (const user of [ana, ben]) for (const score of [70, 71, 72]) await scored(user, score, "Recap", "Well.");
    const coach = section((await boss.get("/")).text, "Coach next");
    expect(coach).toContain("Nobody lies clearly below the team.");
    expect(coach).toMatch(/weakest in Recap: 71\.0 over 6 scores\.“Well\.” .*scored 70\.0/);
  });

  it("shows a member their own next step by 30 days, and nothing of others", async () => {
    for (const [index, time] of [THIS_WEEK, LAST_WEEK, "2026-10-29T10:00:00.000Z"].entries())
      await scored(ben, 40 + 2 * index, "Price", "It costs what it costs.", time);
    for (const score of [97, 98, 99]) await scored(ana, score, "Price", "What would it be worth to you?");
    const { text } = await (await signedIn(server, { userId: ben.id })).get("/");
    expect(section(text, "Your next step")).toMatch(/^Price 42\.0 over 3 scores “It costs what it costs\.”/);
    expect(said(text)).not.toMatch(/Ana Ruiz|worth to you|Coach next/);
  });

  it("names what to coach and the words, although no criterion has three scores yet", async () => {
    for (const score of [20, 21, 22]) await scored(ben, score, `Price ${score}`, `It costs ${score}.`);
    for (const score of [80, 81, 82, 83, 84]) await scored(ana, score, "Recap", "So you plan by hand.");
    const coach = section((await boss.get("/")).text, "Coach next");
    expect(coach).toMatch(
      /^Clearly below the team over both periods\.Ben Okoro 21\.0 .*Price 20 20\.0 over 1 score too few to tell “It costs 20\.” The call at 0:07/s,
    );
    expect(coach).toContain("Feedback on Price 20.");
  });

  it("leads to the calls that it counts, and no others", async () => {
    const failed = { status: "failed", transcript: null, user_id: ana.id } as const;
    const times = [THIS_WEEK, THIS_WEEK, "2026-11-22T08:00:00.000Z", "2026-11-15T08:59:00.000Z", LAST_WEEK];
    for (const [index, started_at] of times.entries())
      await server.org.add(aMeeting({ ...failed, title: `Call ${index}`, started_at }));
    const { text } = await boss.get("/");
    const [, path = ""] = /<a href="([^"]*)">All 3 failed<\/a>/.exec(text) ?? [];
    const list = (await boss.get(path.replaceAll("&amp;", "&"))).text;
    expect(list).toContain("<h1>Calls</h1><p>Last 7 days</p>");
    expect(list.match(/>Call \d</g)?.sort()).toEqual([">Call 0<", ">Call 1<", ">Call 2<"]);
  });

  it("lists calls without a report, why and what to do, and people who had none lately", async () => {
    await report(ben, 60, LAST_WEEK);
    const failure_reason = "The recording is protected by a passcode.";
    const failed = { status: "failed", report_count: 1, transcript: null, failure_reason, title: "Locked" } as const;
    const locked = await server.org.add(aMeeting({ ...failed, started_at: THIS_WEEK, user_id: ana.id }));
    expect((await boss.get(`/meetings/${locked.id}`)).text).toContain(failure_reason);
    await server.org.add(
      aMeeting({ status: "no_transcript", transcript: null, title: "Silent", started_at: THIS_WEEK, user_id: ana.id }),
    );
    const { text } = await boss.get("/");
    const calls = section(text, "Calls without a report");
    expect(calls).toContain("1 call failed. Try again from the call.Locked: The recording is protected by a passcode.");
    expect(calls).toContain("1 call without a transcript. Add the file.Silent");
    expect(section(text, "People without calls")).toContain(
      "Ben Okoro had reports in the last 12 weeks, and no call in this period.",
    );
  });

  it("shows members their own figures", async () => {
    await report(ana, 80, THIS_WEEK);
    await report(ben, 50, THIS_WEEK);
    const { text } = await (await signedIn(server, { userId: ana.id })).get("/");
    expect(text).toContain("<b>80.0</b>");
    expect(text).not.toContain("Ben Okoro");
    expect(text).not.toContain("50.0");
  });

  it("leaves the queue of the whole organization to admins, who can open it", async () => {
    await report(ana, 80, THIS_WEEK);
    expect((await boss.get("/")).text).toContain("In the queue");
    expect((await (await signedIn(server, { userId: ana.id })).get("/")).text).not.toContain("In the queue");
  });
});
