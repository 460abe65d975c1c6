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
import { signedIn, Visitor } from "./support/visitor.ts";

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

  it("lists averages of 30 days beside the 30 before, the lowest first", async () => {
    await report(ana, 3, ["Discovery", 70]);
    await report(ana, 40, ["Discovery", 60]);
    await report(ben, 5, ["Discovery", 90]);
    const { text } = await boss.get("/people");
    expect(cells(text, "Ana Ruiz").slice(0, 4)).toEqual(["Ana Ruiz", "1", "70.0", "+10.0"]);
    expect(cells(text, "Ben Okoro").slice(0, 4)).toEqual(["Ben Okoro", "1", "90.0", "–"]);
    expect(cells(text, "Zoe Boss").slice(0, 4)).toEqual(["Zoe Boss", "0", "–", "–"]);
    expect(text.indexOf("Ana Ruiz")).toBeLessThan(text.indexOf("Ben Okoro"));
  });

  it("leaves out who has left, unless there is something to show", async () => {
    const left = await server.org.add(aUser({ name: "Cem Aydin", is_active: false }));
    expect((await boss.get("/people")).text).not.toContain("Cem Aydin");
    await report(left, 3, ["Discovery", 70]);
    expect((await boss.get("/people")).text).toContain("Cem Aydin");
  });

  it("leads members to their own page, and says so", async () => {
    const own = await signedIn(server, { userId: ana.id });
    const links = async (visitor: Visitor) => (await visitor.get("/")).text.match(/<a href="\/people"[^>]*>[^<]*/g);
    expect(await links(own)).toEqual(['<a href="/people">Your progress']);
    expect(await links(boss)).toEqual(['<a href="/people">People']);
    expect((await own.get("/people")).location).toBe(`/people/${ana.id}`);
  });

  it("lists criteria from the strongest to the weakest, and says what to practice", async () => {
    for (const days of [2, 9]) await report(ana, days, ["Discovery", 90], ["Price", 40], ["Recap", null]);
    await report(ana, 1, ["Once", 10]);
    const { text } = await boss.get(`/people/${ana.id}`);
    expect(text).toMatch(/<h2>Criteria<.*>Discovery<.*90\.0.*>Price<.*40\.0/s);
    expect(text).toMatch(/Practice next<\/h2><p><b class="bad">Price<.*“Words on Price”.*<p>Feedback on Price\.<\/p>/s);
    expect(text).toMatch(/href="\/reports\/[0-9a-f-]{36}#at-4">The call at 0:04</);
    expect(cells(text, "Price").slice(1)).toEqual(["2", "40.0", "–"]);
    expect(text).not.toContain(">Recap<");
  });

  it("compares any two spans, which the address names with their zone", async () => {
    for (const [days, score] of [
      [80, 50],
      [70, 60],
      [60, 40.05],
      [20, 70],
      [10, 60.2],
      [1, 80],
    ] as const)
      await report(ana, days, ["Price", score]);
    const compare = async (span: string, beside: string) => {
      const { text } = await boss.get(`/people/${ana.id}?span=${span}&beside=${beside}&zone=UTC`);
      const [, count, average, change = ""] = cells(text, "Price");
      return [average, change.split("\n")[0], Number(count)];
    };
    expect(await compare("30d", "2026-09-01..2026-09-30")).toEqual(["70.1", "+20.1", 3]);
    expect(await compare("2026-W47", "2026-W46")).toEqual(["80.0", "+19.8", 1]);
    expect(await compare("2026-11", "september")).toEqual(["70.1", "+20.1", 3]);
  });

  it("keeps spans and zone in its links, and says what cannot be read", async () => {
    await report(ana, 3, ["Price", 70]);
    const query = "?span=2026-W47&beside=2026-W45&zone=Europe%2FBerlin";
    const { text } = await boss.get(`/people${query}`);
    expect(text).toContain("This week so far, compared with Week 45, 2-8 November 2026");
    expect(text).toContain(`href="/people/${ana.id}${query.replaceAll("&", "&amp;")}"`);
    const stranger = await new Visitor(server).get(`/people${query}`);
    expect(stranger.location).toBe(`/sign-in?to=${encodeURIComponent(`/people${query}`)}`);
    for (const wrong of [
      "span=soon",
      "beside=2026-99-99",
      "zone=Mars",
      "span=2027-W01",
      "span=2026-11-08..2026-11-02",
    ]) {
      const refused = await boss.get(`/people?${wrong}`);
      expect(refused.status, wrong).toBe(400);
      expect(refused.text).toContain("Open the page again");
    }
  });

  it("calls no rolling span a week", async () => {
    await report(ana, 1, ["Price", 70]);
    for (const [span, title] of [
      ["7d", "Last 7 days"],
      ["this week", "This week so far"],
      ["last week", "Week 46, 9-15 November 2026"],
    ])
      expect((await boss.get(`/?span=${span}`)).text).toContain(`<h1>${title}</h1>`);
  });

  it("shows a criterion: everybody, the lowest first, with the words that scored lowest and highest", async () => {
    for (const [user, score] of [
      [ana, 40],
      [ben, 90],
    ] as const)
      for (const days of [1, 2, 3]) await report(user, days, ["Price", score]);
    const { text } = await boss.get(`/people/${ana.id}`);
    const [, path = ""] = /href="(\/criteria\?[^"]*)"/.exec(text) ?? [];
    const criterion = (await boss.get(path.replaceAll("&amp;", "&"))).text;
    expect(cells(criterion, "Ana Ruiz").slice(0, 3)).toEqual(["Ana Ruiz", "3", "40.0"]);
    expect(criterion.indexOf(">Ana Ruiz<")).toBeLessThan(criterion.indexOf(">Ben Okoro<"));
    expect(criterion).toMatch(/Lowest<\/h2>.*scored 40\.0.*Highest<\/h2>.*scored 90\.0/s);
    const list = (await boss.get("/criteria")).text;
    expect(cells(list, "Price")).toEqual(["Price", "6", "65.0", "–"]);
    expect(list).toContain(`href="${path}"`);
    const own = await (await signedIn(server, { userId: ana.id })).get(path.replaceAll("&amp;", "&"));
    expect(own.text).not.toContain("Ben Okoro");
  });

  it("lists people page by page, and finds them by a part of the name", async () => {
    for (let index = 0; index < 60; index += 1)
      await server.org.add(aUser({ name: `Person ${String(index).padStart(2, "0")}`, is_active: true }));
    const { text } = await boss.get("/people");
    expect(text.match(/<tr>/g)).toHaveLength(1 + 50);
    expect(text).toContain("1–50 of 63");
    expect((await boss.get("/people?page=2")).text.match(/<tr>/g)).toHaveLength(1 + 13);
    expect((await boss.get("/people?name=PERSON+5")).text.match(/<tr>/g)).toHaveLength(1 + 10);
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
    expect(cells(text, "Discovery call").slice(0, 3)).toEqual(["PriceDiscovery call", "1", "40.0"]);
    expect(cells(text, "Renewal").slice(0, 3)).toEqual(["PriceRenewal", "1", "80.0"]);
  });

  it("shows the criteria of all reports, of however many", async () => {
    for (let index = 0; index < 125; index += 1)
      await report(ana, 1 + index / 2, ["Price", index === 124 ? 0 : index < 119 ? 80 : 20]);
    const { text } = await boss.get(`/people/${ana.id}?span=90d`);
    expect(cells(text, "Price").slice(1, 3)).toEqual(["125", "77.0"]);
  });

  it("names the call of each report", async () => {
    await report(ana, 1, ["Price", 50]);
    const { text } = await boss.get(`/people/${ana.id}`);
    const [, path = "", title = ""] =
      /href="(\/reports\/[^"#]*)">([^<]*)</.exec(text.split("<h2>Latest reports</h2>")[1] ?? "") ?? [];
    expect(title).not.toBe("");
    expect((await boss.get((await boss.get(path)).location ?? "")).text).toContain(`<h1>${title}</h1>`);
  });

  it("folds the middle of a long list of criteria", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Criterion ${String.fromCharCode(65 + index)}`);
    await report(ana, 1, ...names.map((name, index): [string, number] => [name, 90 - index]));
    const { text } = await boss.get(`/people/${ana.id}`);
    const [before = "", folded = ""] = (text.split("<h2>Criteria</h2>")[1] ?? "").split("<details>");
    expect(folded).toContain("4 criteria between");
    const inFold = (name: string) => (folded.split("</details>")[0] ?? "").includes(`>${name}<`);
    expect(names.filter(inFold)).toEqual(names.slice(4, 8));
    expect(names.filter((name) => before.includes(`>${name}</a>`))).toEqual([...names.slice(0, 4), ...names.slice(8)]);
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
