import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aMeeting,
  aReport,
  aUser,
  createReferenceServer,
  type ReferenceServer,
  type User,
} from "../../library/index.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const NOW = "2026-11-22T09:00:00.000Z";
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString();

describe("the team", () => {
  let server: ReferenceServer;
  let boss: Visitor;
  let ana: User;
  let ben: User;

  beforeEach(async () => {
    server = await createReferenceServer({ now: () => new Date(NOW) });
    const { id } = await server.org.add(aUser({ name: "Zoe Boss", role: "admin", is_active: true }));
    ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
    ben = await server.org.add(aUser({ name: "Ben Okoro", is_active: true }));
    boss = await signedIn(server, { userId: id });
  });
  afterEach(() => server.close());

  /** A report with `[name, score]` criteria, so many days ago. */
  const report = async (user: User, days: number, ...criteria: [string, number | null][]) => {
    const scored = criteria.flatMap(([, score]) => (score === null ? [] : [score]));
    const { id } = await server.org.add(aMeeting({ user_id: user.id, started_at: daysAgo(days) }));
    return server.org.add(
      aReport({
        ...{ meeting_id: id, user_id: user.id, created_at: daysAgo(days) },
        overall_score: scored.reduce((sum, score) => sum + score, 0) / (scored.length || 1),
        criteria_scores: criteria.map(([name, score]) => ({
          ...{ name, score, weight: 100 / criteria.length, feedback: `Feedback on ${name}.` },
          evidence: score === null ? [] : [{ quote: `Words on ${name}`, timestamp_seconds: 4 }],
        })),
      }),
    );
  };
  const cells = (text: string, name: string) => {
    const row =
      text
        .split("<tr>")
        .slice(1)
        .find((part) => part.includes(`>${name}<`)) ?? "";
    return row
      .split("<td")
      .slice(1)
      .map((cell) => cell.replaceAll(/<svg.*<\/svg>|<[^>]+>|^[^>]*>/gs, "").trim());
  };

  it("lists averages of 30 days beside the 30 before, best first", async () => {
    await report(ana, 3, ["Discovery", 70]);
    await report(ana, 40, ["Discovery", 60]);
    await report(ben, 5, ["Discovery", 90]);
    const { text } = await boss.get("/people");
    expect(cells(text, "Ana Ruiz").slice(0, 4)).toEqual(["Ana Ruiz", "1", "70.0", "+10.0"]);
    expect(cells(text, "Ben Okoro").slice(0, 4)).toEqual(["Ben Okoro", "1", "90.0", "–"]);
    expect(cells(text, "Zoe Boss").slice(0, 4)).toEqual(["Zoe Boss", "0", "–", "–"]);
    expect(text.indexOf("Ben Okoro")).toBeLessThan(text.indexOf("Ana Ruiz"));
  });

  it("leaves out who has left, unless there is something to show", async () => {
    const left = await server.org.add(aUser({ name: "Cem Aydin", is_active: false }));
    expect((await boss.get("/people")).text).not.toContain("Cem Aydin");
    await report(left, 3, ["Discovery", 70]);
    expect((await boss.get("/people")).text).toContain("Cem Aydin");
  });

  it("names the strongest and the weakest criterion, and what to practice", async () => {
    for (const days of [2, 9]) await report(ana, days, ["Discovery", 90], ["Price", 40], ["Recap", null]);
    await report(ana, 1, ["Once", 10]);
    const { text } = await boss.get(`/people/${ana.id}`);
    expect(text).toMatch(/Strongest<\/span><b>90\.0<\/b><span class="mute">Discovery/);
    expect(text).toMatch(/Weakest<\/span><b>40\.0<\/b><span class="mute">Price/);
    expect(text).toMatch(/Practice next<\/h2><h3>Price<\/h3>\s*<p>Feedback on Price\.<\/p>.*“Words on Price”/s);
    expect(cells(text, "Price").toSpliced(2, 1)).toEqual(["Price", "40.0", "–", "2"]);
    expect(text).not.toContain(">Recap<");
  });

  it("compares the second half of the weeks with the first, once each has three scores", async () => {
    const change = async () => cells((await boss.get(`/people/${ana.id}`)).text, "Price")[3];
    for (const [days, score] of [
      [80, 50],
      [70, 60],
      [60, 40.05],
      [20, 70],
      [1, 80],
    ] as const)
      await report(ana, days, ["Price", score]);
    expect(await change()).toBe("–");
    await report(ana, 10, ["Price", 60.2]);
    expect(await change()).toBe("+20.1");
  });

  it("never pools criteria of two templates that share a name", async () => {
    for (const [template_name, score] of [
      ["Discovery call", 40],
      ["Renewal", 80],
    ] as const) {
      const { id } = await server.org.add(aMeeting({ user_id: ana.id, started_at: daysAgo(2) }));
      await server.org.add(
        aReport({
          ...{ meeting_id: id, user_id: ana.id, template_id: null, template_name, created_at: daysAgo(2) },
          criteria_scores: [{ name: "Price", score, weight: 100, feedback: "F", evidence: [] }],
        }),
      );
    }
    const { text } = await boss.get(`/people/${ana.id}`);
    expect(cells(text, "Discovery call").slice(0, 3)).toEqual(["Price", "40.0", "Discovery call"]);
    expect(cells(text, "Renewal").slice(0, 3)).toEqual(["Price", "80.0", "Renewal"]);
  });

  it("shows the criteria of all reports, of however many", async () => {
    for (let index = 0; index < 125; index += 1)
      await report(ana, 1 + index / 2, ["Price", index === 124 ? 0 : index < 119 ? 80 : 20]);
    const { text } = await boss.get(`/people/${ana.id}`);
    const [, average, , change, count = ""] = cells(text, "Price");
    expect([average, change, Number.parseInt(count, 10)]).toEqual(["77.0", "+8.8", 125]);
    expect(text).toMatch(/Criteria since <time[^>]*>31 Aug 2026/);
  });

  it("folds the middle of a long list of criteria", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Criterion ${String.fromCharCode(65 + index)}`);
    await report(ana, 1, ...names.map((name, index): [string, number] => [name, 90 - index]));
    const { text } = await boss.get(`/people/${ana.id}`);
    const [before = "", folded = ""] = text.split("<details>");
    expect(folded).toContain("4 criteria between");
    const inFold = (name: string) => (folded.split("</details>")[0] ?? "").includes(`>${name}<`);
    expect(names.filter(inFold)).toEqual(names.slice(4, 8));
    expect(names.filter((name) => before.includes(`<td class="">${name}<`))).toEqual([
      ...names.slice(0, 4),
      ...names.slice(8),
    ]);
  });

  it("says what to do where somebody has no reports", async () => {
    const { status, text } = await boss.get(`/people/${ana.id}`);
    expect(status).toBe(200);
    expect(text).toContain("No reports in 12 weeks");
  });

  it("shows members their own page alone", async () => {
    await report(ana, 1, ["Price", 50]);
    const member = await signedIn(server, { userId: ana.id });
    expect((await member.get("/people")).location).toBe(`/people/${ana.id}`);
    expect((await member.get(`/people/${ana.id}`)).status).toBe(200);
    expect((await member.get(`/people/${ben.id}`)).status).toBe(404);
  });

  it("has nobody of another organization", async () => {
    const stranger = await (await server.organizations.create()).add(aUser());
    expect((await boss.get(`/people/${stranger.id}`)).status).toBe(404);
  });

  it.each(ATTACKS)("shows %j as text", async (attack) => {
    const pageOf = async (text: string) => {
      const user = await server.org.add(aUser({ name: text, is_active: true }));
      for (const days of [1, 2]) await report(user, days, [text, 50]);
      return (await boss.get(`/people/${user.id}`)).text;
    };
    expect(addedTags(await pageOf(attack), await pageOf("harmless words"))).toEqual([]);
    expect(addedTags((await boss.get("/people")).text, "")).not.toContain("script");
  });
});
