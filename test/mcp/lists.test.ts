import { afterAll, beforeEach, expect, it } from "vitest";
import { aMeeting, anInsight, aTemplate } from "../../server-mock/library/index.ts";
import { createTestEnvironment, NOW } from "./support/environment.ts";

const env = await createTestEnvironment();
beforeEach(async () => {
  await env.server.reset();
  env.progress.length = 0;
});
afterAll(() => env.server.close());

async function addMeetings(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const started_at = new Date(NOW.getTime() - index * 3_600_000).toISOString();
    await env.server.org.add(aMeeting({ started_at, title: `Call ${index}` }));
  }
}

it("a list says how much there is, and which page follows", async () => {
  await addMeetings(5);
  const { text, structured } = await env.call("list_meetings", { limit: 2, page: 2 });
  expect(text.split("\n")[0]).toBe("rows_shown: 2, total: 5, has_more: true, next_page: 3");
  expect(structured).toMatchObject({ rows_shown: 2, total: 5, has_more: true, next_page: 3 });
});

it("the last page has no next one, and nothing is null", async () => {
  await addMeetings(3);
  const { structured } = await env.call("list_meetings", { limit: 2, page: 2 });
  expect(structured).toMatchObject({ rows_shown: 1, has_more: false });
  expect(structured).not.toHaveProperty("next_page");
  expect(JSON.stringify(structured)).not.toContain("null");
});

it("several pages are read in one call, with progress after each", async () => {
  await addMeetings(5);
  const { structured } = await env.call("list_meetings", { limit: 2, pages: 5 });
  expect(structured).toMatchObject({ rows_shown: 5, has_more: false });
  expect(env.progress).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

it("a hundred long rows fit a result, and every cut says how much is missing", async () => {
  for (let index = 0; index < 100; index += 1) {
    await env.server.org.add(
      anInsight({ summary: `Summary ${index} ${"word ".repeat(300)}`, quote: `${index}${"q".repeat(2_000)}` }),
    );
  }
  const { text, structured } = await env.call("get_insights", { limit: 100 });
  expect(text.length).toBeLessThanOrEqual(40_000);
  expect(JSON.stringify(structured).length).toBeLessThanOrEqual(80_000);
  expect(structured).toMatchObject({ rows_shown: 100 });
  expect(text).toMatch(/q…\[\+1[89]\d\d characters\]/);
});

it("pages that do not fit a result are left to the next call, which the result says, and no more are read", async () => {
  for (let index = 0; index < 300; index += 1)
    await env.server.org.add(anInsight({ quote: `${index}${"q".repeat(2_000)}` }));
  env.requests.length = 0;
  const { text, structured } = await env.call("get_insights", { limit: 100, pages: 3 });
  expect(text.length).toBeLessThanOrEqual(40_000);
  expect(structured).toMatchObject({ rows_shown: 100, has_more: true, next_page: 2 });
  expect(text).toContain("Only 1 of 3 pages fit: continue with page 2.");
  expect(env.requests.filter((request) => request.endsWith("insights"))).toHaveLength(2);
  expect((await env.call("get_insights", { limit: 1 })).text).not.toContain("pages fit");
});

it("no scores are read for a page without meetings", async () => {
  env.requests.length = 0;
  const given = { with_scores: true, from: "2020-01-01", to: "2020-02-01" };
  expect((await env.call("list_meetings", given)).structured).toMatchObject({ rows_shown: 0 });
  expect(env.requests.filter((request) => request.endsWith("reports"))).toEqual([]);
});

it("further pages do not make the texts of the first ones shorter than they need be", async () => {
  for (let index = 0; index < 200; index += 1)
    await env.server.org.add(anInsight({ quote: `${index}${"q".repeat(288)}` }));
  const { text, structured } = await env.call("get_insights", { limit: 50, pages: 4 });
  expect(structured).toMatchObject({ has_more: true });
  expect(text).toContain("q".repeat(288));
});

it("a bar in a title does not add a column", async () => {
  await env.server.org.add(aMeeting({ title: "One | two\nthree" }));
  const { structured, text } = await env.call("list_meetings");
  expect(text).toContain("One ¦ two three");
  expect((structured["rows"] as object[])[0]).toMatchObject({ title: "One | two three" });
});

it("a template that is created is saved once, and weights that do not add up are only a warning", async () => {
  const template = {
    name: "New",
    prompt_template: "Score it.\n\nIn two parts.",
    grading_criteria: [{ name: "A", weight: 33.3, description: "B" }],
  };
  const { isError, text, structured } = await env.call("create_template", template);
  expect(isError).toBe(false);
  expect(text).toContain("Warning: the weights add up to 33.3, not 100.");
  expect(structured).toMatchObject({ created: true });
  const { text: saved } = await env.call("get_template", { template_id: structured["id"] });
  expect(saved).toContain("Score it.\n\nIn two parts.");
  expect((await env.call("list_templates")).structured).toMatchObject({ total: 1 });
});

it("weights of a change that do not add up are only a warning too", async () => {
  const { id: template_id } = await env.server.org.add(aTemplate({}));
  const criterion = { name: "A", weight: 60, description: "B" };
  const { structured } = await env.call("update_template", { template_id, grading_criteria: [criterion] });
  expect(structured).toMatchObject({
    updated: true,
    notes: ["Warning: the weights add up to 60, not 100. Fix them unless that is intended."],
  });
  expect((await env.call("update_template", { template_id, name: "B" })).structured).not.toHaveProperty("notes");
});

it("dry_run saves nothing and sends nothing", async () => {
  env.requests.length = 0;
  const template = {
    name: "New",
    prompt_template: "P",
    grading_criteria: [{ name: "A", weight: 100, description: "B" }],
  };
  const { text } = await env.call("create_template", { ...template, dry_run: true });
  expect(text).toContain("Nothing was saved.");
  expect(text).not.toContain("Warning");
  expect(env.requests).toEqual([]);
});

it("a template's long prompt is shown whole", async () => {
  const prompt_template = "Look at this. ".repeat(1_500).trim();
  const template = await env.server.org.add(aTemplate({ prompt_template }));
  const { structured } = await env.call("get_template", { template_id: template.id });
  expect(structured["prompt_template"]).toBe(prompt_template);
});
