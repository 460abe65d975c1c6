import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anInsight, aUser, createReferenceServer, type Insight, type ReferenceServer } from "../../library/index.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const NOW = "2026-11-22T09:00:00.000Z";

describe("insights", () => {
  let server: ReferenceServer;
  let boss: Visitor;

  beforeEach(async () => {
    server = await createReferenceServer({ now: () => new Date(NOW) });
    const { id } = await server.org.add(aUser({ role: "admin", is_active: true }));
    boss = await signedIn(server, { userId: id });
  });
  afterEach(() => server.close());

  const add = (values: Partial<Insight>) =>
    server.org.add(anInsight({ occurred_at: "2026-11-20T10:00:00.000Z", ...values }));
  /** The titles of a CSV, whose cells here hold neither quotes nor line breaks but in pairs. */
  const titlesOf = (text: string) => {
    const [head = "", ...lines] = text
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\r\n");
    const cellsOf = (line: string) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)];
    const column = head.split(",").indexOf("title");
    return lines.map((line) => (([, quoted, plain]) => quoted ?? plain)(cellsOf(line)[column] ?? []));
  };

  it("counts each kind and its companies, and leads to the call", async () => {
    for (const [company_name, quote] of [
      ["Northwind", "Too expensive for us"],
      ["Northwind", "The budget is gone"],
      ["Halden", "We have a supplier"],
    ] as const)
      await add({ type: "objection", company_name, quote, timestamp_seconds: 65 });
    const last = await add({ type: "pricing", company_name: null, quote: null, summary: "Asked for a discount." });
    const { text } = await boss.get("/insights");
    expect(text).toContain('Objections <span class="mute">3</span>');
    expect(text).toContain("2 companies: Northwind (2), Halden");
    expect(text).toContain("“The budget is gone”");
    expect(text).toContain("The call at 1:05");
    expect(text).toContain("Asked for a discount.");
    expect(text).toContain(`/meetings/${last.meeting_id}`);
  });

  it("shows every insight of a kind, page by page", async () => {
    for (let index = 0; index < 117; index += 1)
      await add({
        type: "objection",
        title: `Objection ${index}`,
        occurred_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      });
    await add({ type: "pricing" });
    const titles = async (page: number) => {
      const { text } = await boss.get(`/insights?type=objection&page=${page}`);
      expect(text).toContain(`${1 + (page - 1) * 50}–${Math.min(117, page * 50)} of 117`);
      expect(text).toContain("in their own words: 117 insights.");
      return [...text.matchAll(/<h3>(Objection \d+)<\/h3>/g)].map(([, title]) => title);
    };
    const all = [...(await titles(1)), ...(await titles(2)), ...(await titles(3))];
    expect(all).toEqual(Array.from({ length: 117 }, (_, index) => `Objection ${116 - index}`));
  });

  it("narrows by kind, day, industry and job title, as the API does", async () => {
    await add({ title: "One", type: "objection", industry: "Logistics", prospect_title: "VP Sales" });
    await add({
      title: "Two",
      type: "quote",
      industry: "Café",
      prospect_title: "CFO",
      occurred_at: "2026-10-01T10:00:00.000Z",
    });
    for (const [query, expected] of [
      ["", ["One", "Two"]],
      ["type=quote", ["Two"]],
      ["from=2026-11-01", ["One"]],
      ["to=2026-11-01", ["Two"]],
      ["industry=CAFÉ", ["Two"]],
      ["prospect_title=vp", ["One"]],
    ] as const) {
      const { text } = await boss.get(`/insights?${query}`);
      expect(
        ["One", "Two"].filter((title) => text.includes(`<h3>${title}</h3>`)),
        query,
      ).toEqual(expected);
    }
    expect((await boss.get("/insights?industry=nothing")).text).toContain("No insight fits");
  });

  it("exports and counts every row, over any number of pages, newest first", async () => {
    const many = Array.from({ length: 1_205 }, (_, index) => ({
      title: `Number ${index}`,
      occurred_at: new Date(Date.parse("2026-11-20T10:00:00.000Z") - index * 1000).toISOString(),
    }));
    for (const values of many) await add(values);
    const { text, headers } = await boss.get("/insights/csv");
    expect(headers.get("content-disposition")).toBe('attachment; filename="insights.csv"');
    expect(titlesOf(text)).toEqual(many.map(({ title }) => title));
    const board = (await boss.get("/insights")).text;
    expect(board).toContain("in their own words: 1,205 insights.");
    expect(board).toContain('<span class="mute">1,205</span>');
    expect([...board.matchAll(/<h3>(Number \d+)<\/h3>/g)].map(([, title]) => title)).toEqual(
      titlesOf(text).slice(0, 3),
    );
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "  =1+1", "\t=1", "＝1+1", "|calc"])("exports %j as text", async (title) => {
    await add({ title });
    expect(titlesOf((await boss.get("/insights/csv")).text)[0]).toBe(`'${title}`);
  });

  it("is for admins", async () => {
    const { id } = await server.org.add(aUser({ role: "member", is_active: true }));
    const member = await signedIn(server, { userId: id });
    for (const path of ["/insights", "/insights/csv"]) expect((await member.get(path)).status).toBe(403);
    expect((await member.get("/meetings")).text).not.toContain('href="/insights"');
  });

  it.each(ATTACKS)("shows %j as text", async (attack) => {
    const pageOf = async (text: string) => {
      const own = await createReferenceServer({ now: () => new Date(NOW) });
      const { id } = await own.org.add(aUser({ role: "admin", is_active: true }));
      const names = { title: text, summary: text, speaker_name: text, prospect_title: text, company_name: text };
      await own.org.add(anInsight({ ...names, quote: text, industry: text }));
      await own.org.add(anInsight({ ...names, quote: null }));
      const page = await (await signedIn(own, { userId: id })).get(`/insights?industry=${encodeURIComponent(text)}`);
      await own.close();
      return page.text;
    };
    expect(addedTags(await pageOf(attack), await pageOf("harmless words"))).toEqual([]);
  });
});
