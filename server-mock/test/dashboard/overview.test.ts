import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aMeeting,
  aReport,
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

  it("says what to do first while there is nothing", async () => {
    const { text } = await boss.get("/");
    expect(text).toContain("No calls in the last 12 weeks");
    expect(text).toContain('href="/meetings/import"');
  });

  it("sets the last 7 days beside the 7 before", async () => {
    await report(ana, 80, THIS_WEEK);
    await report(ben, 65, THIS_WEEK);
    await report(ana, 70, LAST_WEEK);
    const { text } = await boss.get("/");
    expect(text).toMatch(/Average score<\/span><b>72\.5<\/b>.*\+2\.5<\/span> from the previous 7 days/s);
    expect(text).toMatch(/Reports<\/span><b>2<\/b>.*1 in the previous 7 days/s);
  });

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
    expect(text).toContain("Nobody has a report from these 7 days.");
  });

  it("names who slides, who rises, the weakest call and failed calls, three at most", async () => {
    for (const score of [82, 81, 80]) await report(ana, score, LAST_WEEK);
    for (const score of [70, 69, 68]) await report(ana, score, THIS_WEEK);
    for (const score of [60, 61, 62]) await report(ben, score, LAST_WEEK);
    for (const score of [75, 76, 77]) await report(ben, score, THIS_WEEK);
    const looks = async () => {
      const [, list = ""] = /<ol>(.*?)<\/ol>/s.exec((await boss.get("/")).text) ?? [];
      return list
        .split("<li>")
        .slice(1)
        .map((item) => item.replaceAll(/<[^>]+>/g, ""));
    };
    expect(await looks()).toEqual([
      "Ana Ruiz went down, -12.0 over 3 reports: a good moment to listen together.",
      "Ben Okoro went up, +15.0 over 3 reports: worth praise, and a call to show others.",
    ]);
    await report(await server.org.add(aUser({ name: "Cleo Sand", is_active: true })), 41, THIS_WEEK);
    await server.org.add(aMeeting({ status: "failed", started_at: THIS_WEEK }));
    expect(await looks()).toEqual([
      "1 call failed, so nobody learns from it. Failed calls",
      "Ana Ruiz went down, -12.0 over 3 reports: a good moment to listen together.",
      "The weakest call scored 41.0. What happened there",
    ]);
  });

  it("takes a change of one call for noise", async () => {
    await report(ana, 90, LAST_WEEK);
    await report(ana, 70, THIS_WEEK);
    expect((await boss.get("/")).text).toContain("Nothing stands out in these 7 days.");
  });

  it("names who needs coaching most, and lists the lowest first, however many there are", async () => {
    for (const score of [50, 52, 54]) await report(ben, score, LAST_WEEK);
    for (const score of [51, 53]) await report(ben, score, THIS_WEEK);
    for (let index = 0; index < 13; index += 1) {
      const other = await server.org.add(aUser({ name: `Person ${index}`, is_active: true }));
      for (const score of [79, 81]) await report(other, score, THIS_WEEK);
    }
    await report(ana, 20, THIS_WEEK);
    const { text } = await boss.get("/");
    expect(text.replaceAll(/<[^>]+>/g, "")).toContain(
      "Ben Okoro needs coaching most: 52.0 over 5 reports of 14 days, clearly below the team.",
    );
    const names = [...text.matchAll(/<a href="\/people\/[^"]+">([^<]+)<\/a><\/t[dh]>/g)].map(([, name]) => name);
    expect(names).toHaveLength(12);
    expect(names.slice(0, 2)).toEqual(["Ben Okoro", "Ana Ruiz"]);
    expect(text).toContain("3 more people");
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
