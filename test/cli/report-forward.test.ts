import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { renderSlack } from "../../core/report/render/slack.ts";
import { renderTeams } from "../../core/report/render/teams.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { compactJson } from "../../scripts/generate/compact-json.ts";
import { aMeeting, aReport, aUser, createReferenceServer, seededIds } from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { problemsOfCard } from "./support/adaptive-card.ts";
import { NOW, runCli } from "./support/run-cli.ts";

const HOUR_MS = 3_600_000;
const HOSTILE = '<!channel> *bold* _it_ ~no~ `x` <https://evil.example|here> & "</script>"';
const directory = sharedFolder();
let meetingId = "";

const server = await createReferenceServer({ now: () => NOW, ids: seededIds("forward") });
for (const [index, name] of ["Ana Ruiz", HOSTILE].entries()) {
  const user = await server.org.add(aUser({ name }));
  for (const age of [2, 26, 50, 24 * 9, 24 * 30]) {
    const meeting = await server.org.add(
      aMeeting({
        user_id: user.id,
        started_at: new Date(NOW.getTime() - age * HOUR_MS).toISOString(),
        transcript: "[00:00] Ana Ruiz: What would have to be true?\n[00:07] Ben: Nothing.",
      }),
    );
    if (index === 1 && age === 2) meetingId = meeting.id;
    const quote = index === 0 ? "What would have to be true?" : "Nothing.";
    const evidence = age === 2 ? [{ quote, timestamp_seconds: index * 7 }] : [];
    const score = index === 0 ? 80 : 40;
    await server.org.add(
      aReport({
        user_id: user.id,
        meeting_id: meeting.id,
        overall_score: score,
        created_at: new Date(NOW.getTime() - age * HOUR_MS).toISOString(),
        criteria_scores: [
          { name: "Discovery", weight: 50, score, feedback: "", evidence },
          { name: "Next steps", weight: 50, score, feedback: "", evidence: [] },
        ],
      }),
    );
  }
}
afterAll(() => server.close());

const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
const svc = (...words: string[]) => runCli(["report", "weekly", ...words], { fetch: server.fetch, env });
const file = async (name: string, content: string | Buffer): Promise<string> => {
  await writeFile(path.join(directory, name), content);
  return path.join(directory, name);
};
const LINK = "https://coaching.example.com/meetings/{id}";

it("The report says who to coach next, on what, with what was said in that call", async () => {
  const report = JSON.parse((await svc("--json")).stdout) as WeeklyReport;
  expect(report.coach_next).toMatchObject([
    { name: HOSTILE, average_score: 40, score: { value: 40, n: 4 }, criterion: { name: "Discovery", scores: 4 } },
  ]);
  expect(report.coach_next[0]?.quote).toMatchObject({ quote: "Nothing.", timestamp_seconds: 7, meeting_id: meetingId });
  expect(report.evidence[0]).toMatchObject({
    criterion: "Discovery",
    low: { quote: "Nothing.", score: 40 },
    high: { quote: "What would have to be true?", score: 80 },
  });
});

it("A quote in the page leads to its meeting, and another title and a logo make it the team's own", async () => {
  const logo = await file("logo.png", Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1"));
  const { stdout } = await svc("-o", "html", "--title", "Sales <North>", "--logo", logo, "--link", LINK);
  expect(stdout).toContain("<h1>Sales &lt;North&gt;</h1>");
  expect(stdout).toContain('<img src="data:image/png;base64,');
  expect(stdout).toContain("img-src data:");
  expect(stdout).toContain(`href="https://coaching.example.com/meetings/${meetingId}"`);
  expect(stdout).toContain("at 0:07");
  expect(stdout).not.toMatch(/<script|<!channel>|evil\.example"/);
});

it("The page has the weeks before, and the period before as a dashed line", async () => {
  const { stdout } = await svc("-o", "html");
  expect(stdout).toContain("Average score over 12 weeks");
  expect(stdout).toContain("Dashed: ");
  expect((await svc("-o", "html", "--weeks", "0")).stdout).not.toContain("12 weeks");
});

it("Gates that passed are folded last; a broken one stands above the people", async () => {
  const passed = (await svc("-o", "html", "--gate", "average_score>=10")).stdout;
  expect(passed.indexOf("<summary>Gates: passed")).toBeGreaterThan(passed.indexOf("<h2>People</h2>"));
  const failed = (await svc("-o", "html", "--gate", "average_score>=99")).stdout;
  expect(failed.indexOf("<h2>Gates: failed")).toBeGreaterThan(0);
  expect(failed.indexOf("<h2>Gates: failed")).toBeLessThan(failed.indexOf("<h2>People</h2>"));
});

it("A terminal shows the weeks too", async () => {
  const terminal = { fetch: server.fetch, env, terminal: { columns: 80, rows: 24 }, stdin: "" };
  const { stdout } = await runCli(["report", "weekly", "--no-color"], terminal);
  expect(stdout).toMatch(/^12 weeks {2}60\.0 .+ 60\.0$/m);
});

it.each([
  ["logo.png", "GIF89a", "to be a PNG, JPEG or SVG picture"],
  ["logo.svg", "<html><svg></svg></html>", "to be a PNG, JPEG or SVG picture"],
  ["logo.jpg", Buffer.alloc(200_001, 0xff), "to have at most 200 kB, got 201 kB"],
])("The logo %s is rejected by what it holds", async (name, content, message) => {
  const { code, stderr } = await svc("--logo", await file(name, content));
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

it.each([
  ["a.svg", '\ufeff<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="x"></svg>', "image/svg+xml"],
  ["a.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ["b.svg", "\x89PNG\r\n\x1a\n", "image/png"],
])("The logo %s is embedded as what it holds", async (name, content, type) => {
  const bytes = typeof content === "string" && type === "image/png" ? Buffer.from(content, "latin1") : content;
  expect((await svc("-o", "html", "--logo", await file(name, bytes))).stdout).toContain(`src="data:${type};base64,`);
});

it("--share slack is a message in which no name mentions, formats or links", async () => {
  const { stdout, code } = await svc("--share", "slack", "--link", LINK);
  expect(code).toBe(0);
  const { blocks, text } = JSON.parse(stdout) as { blocks: { type: string }[]; text: string };
  expect(blocks.map(({ type }) => type)).toEqual(["header", "context", ...Array(5).fill("section")]);
  expect(stdout).not.toMatch(/<!channel|<https:\/\/evil|\*bold\*|`x`/);
  expect(stdout).toContain("&lt;!channel&gt;");
  expect(stdout).toContain(`<https://coaching.example.com/meetings/${meetingId}|`);
  expect(stdout).toContain("*Praise:* ");
  expect(text).toContain("The team averaged 60.0");
});

it("--share teams is an Adaptive Card whose texts know no Markdown", async () => {
  const { attachments } = JSON.parse((await svc("--share", "teams", "--link", LINK)).stdout);
  const [{ contentType, content }] = attachments;
  expect(contentType).toBe("application/vnd.microsoft.card.adaptive");
  expect(content).toMatchObject({ type: "AdaptiveCard", version: "1.4" });
  const card = JSON.stringify(content);
  expect(card).not.toContain('"TextBlock"');
  expect(card).toContain(JSON.stringify(HOSTILE.slice(0, 20)).slice(1, -1));
  expect(content.actions[0].url).toBe(`https://coaching.example.com/meetings/${meetingId}`);
});

it.each([
  ["-o", "html"],
  ["-o", "md"],
  ["--share", "slack"],
  ["--share", "teams"],
])("The report to forward, with %s %s, is as it was", async (flag, form) => {
  const conditions = ["average_score>=99", "warn:rep.average_score>=75", "criterion.Discovery>=10"];
  const gates = conditions.flatMap((condition) => ["--gate", condition]);
  const { stdout, code } = await svc(flag, form, "--link", LINK, "--title", "Sales <North>", ...gates);
  expect(code).toBe(10);
  const text = flag === "--share" ? `${compactJson(JSON.parse(stdout))}\n` : stdout;
  const own = text.replace(/<style>.*<\/style>/, "<style></style>");
  await expect(own).toMatchFileSnapshot(`golden/report-forward.${form}.golden.txt`);
});

it.each([
  ["slack", renderSlack],
  ["teams", renderTeams],
])("A message for %s names eight people, counts more, and omits what there is none of", async (_, render) => {
  const report = JSON.parse((await svc("--json")).stdout) as WeeklyReport;
  const withPeople = (count: number) => {
    const people = Array.from({ length: count }, () => report.people[0] as WeeklyReport["people"][number]);
    return render({ ...report, people }, { title: "T", logo: undefined, link: LINK });
  };
  expect(withPeople(9)).toContain("and 1 more");
  expect(withPeople(8)).not.toContain("more");
  expect(withPeople(0)).not.toMatch(/People|undefined|"TextRun",\s*"(?!text)/);
});

it("A card of Teams for a 1-to-1 opens the first call that there is", async () => {
  const report = JSON.parse((await svc("--json")).stdout) as WeeklyReport;
  const moment = { meeting_id: "m2", quote: null, score: null, title: null, timestamp_seconds: null };
  const points: WeeklyReport["talking_points"] = [
    { kind: "praise", text: "A", moments: [] },
    { kind: "work_on", text: "B", moments: [moment] },
  ];
  const card = renderTeams({ ...report, talking_points: points }, { title: "T", logo: undefined, link: LINK });
  expect(card).toContain(LINK.replace("{id}", "m2"));
});

it("What is no Adaptive Card is found", () => {
  const run = { type: "TextRun", text: "x", size: "Huge" };
  const body = [{ type: "RichTextBlock", inlines: [run] }, { type: "Nope" }];
  expect(problemsOfCard({ type: "AdaptiveCard", body })).toEqual([
    "AdaptiveCard lacks version!",
    "TextRun.size is Huge.",
    "There is no element Nope.",
  ]);
});

it("No report exceeds the limits of a chat", async () => {
  const report = JSON.parse((await svc("--json", "--gate", "warn:average_score>=99")).stdout) as WeeklyReport;
  const branding = { title: "T".repeat(100), logo: undefined, link: `https://example.com/${"&".repeat(170)}{id}` };
  const long = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 4000 }),
    fc.constantFrom("&", "<", "*", "\u0007", "💡", "\\").map((mark) => mark.repeat(4000)),
  );
  fc.assert(
    fc.property(long, fc.integer({ min: 0, max: 300 }), (name, count) => {
      const person = { ...report.people[0], name } as WeeklyReport["people"][number];
      const [advice] = report.coach_next;
      const huge: WeeklyReport = {
        ...report,
        weakest_criteria: report.weakest_criteria.map((row) => ({ ...row, name })),
        people: Array.from({ length: count }, () => person),
        coach_next: advice ? [{ ...advice, name, quote: advice.quote && { ...advice.quote, quote: name } }] : [],
        gates: report.gates && {
          ...report.gates,
          results: report.gates.results.flatMap((result) =>
            Array.from({ length: 40 }, () => ({ ...result, gate: name })),
          ),
        },
      };
      const { blocks } = JSON.parse(renderSlack(huge, branding));
      expect(blocks.length).toBeLessThanOrEqual(50);
      for (const { type, text, fields } of blocks) {
        if (text) expect(text.text.length).toBeLessThanOrEqual(type === "header" ? 150 : 3000);
        if (text) expect(text.text.length).toBeGreaterThan(0);
        for (const field of fields ?? []) expect(field.text.length).toBeLessThanOrEqual(2000);
      }
      for (const { text } of blocks.filter((block: { text?: { type: string } }) => block.text?.type === "mrkdwn"))
        expect(text.text.replace(/<https:\/\/[^<>|]+\|/g, "")).not.toMatch(/<|&(?!amp;|lt;|gt;)/);
      const teams = renderTeams(huge, branding);
      expect(Buffer.byteLength(teams)).toBeLessThan(28_000);
      expect(problemsOfCard(JSON.parse(teams).attachments[0].content)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
