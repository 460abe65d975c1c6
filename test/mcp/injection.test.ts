import { afterAll, beforeAll, expect, it } from "vitest";
import { cleanText } from "../../mcp/answer/clean-text.ts";
import { writeInstructions } from "../../mcp/protocol/instructions.ts";
import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { TOOL_NAMES } from "../../mcp/settings/tool-names.ts";
import { aMeeting, anInsight, aReport, aTemplate, aUser } from "../../server-mock/src/index.ts";
import { INJECTIONS } from "./support/injections.ts";
import { createStage, MARK, type Stage, type ToolResult } from "./support/stage.ts";

let stage: Stage;
beforeAll(async () => {
  // Every other draw gives the mark that the corpus forges.
  let draws = 0;
  stage = await createStage({}, () => {
    draws += 1;
    return draws % 2 === 1 ? MARK : "0ddba115";
  });
});
afterAll(() => stage.server.close());

// No printable character that a reader cannot see, and none that moves others about.
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\p{Surrogate}|[\u2028\u2029]/u;

/** What stands outside the fences of a text. */
function outsideFences(text: string): string {
  return text.replace(/<untrusted-data (\w+)>\n[\s\S]*?\n<\/untrusted-data \1>/g, "");
}

function expectContained({ text, structured }: ToolResult, words: string): void {
  expect(text).toContain(words);
  expect(text).not.toMatch(UNSEEN);
  expect(outsideFences(text)).not.toContain(words);
  expect(outsideFences(text)).not.toContain("untrusted-data");
  const { untrusted, ...members } = structured;
  for (const [name, value] of Object.entries(members)) {
    if ((untrusted as string[]).includes(name)) continue;
    expect(JSON.stringify(value), name).not.toContain(words);
  }
  expect(JSON.stringify(structured)).not.toMatch(UNSEEN);
}

/** A word that stays the same whatever is cleaned away around it. */
const CANARY = "canary7f3a";

it("the corpus has sixty texts", () => {
  expect(new Set(INJECTIONS).size).toBe(60);
});

it.each(INJECTIONS)("%j stays inside the fence wherever it was recorded", async (injected) => {
  await stage.server.reset();
  const { org } = stage.server;
  // A lone surrogate cannot be stored: it becomes U+FFFD on its way into the database.
  const words = `${CANARY} ${injected} ${CANARY}`;
  const user = await org.add(aUser({ name: words }));
  const transcript = `[00:00:01] Ana Ruiz: ${words}\n[00:00:02] ${words}`;
  const participants = [{ name: words, title: words, company: words, is_internal: false }];
  const meeting = await org.add(
    aMeeting({ title: words, participants, transcript, user_id: user.id, status: "completed" }),
  );
  const criterion = {
    name: words,
    weight: 100,
    score: 80,
    feedback: words,
    evidence: [{ quote: words, timestamp_seconds: 1 }],
  };
  const report = await org.add(
    aReport({
      meeting_id: meeting.id,
      user_id: user.id,
      template_name: words,
      feedback: words,
      strengths: [words],
      criteria_scores: [criterion],
    }),
  );
  const template = await org.add(aTemplate({ name: words, prompt_template: words, description: words }));
  await org.add(
    anInsight({ meeting_id: meeting.id, title: words, summary: words, quote: words, prospect_title: words }),
  );

  expectContained(await stage.call("list_meetings"), CANARY);
  expectContained(await stage.call("get_meeting", { meeting_id: meeting.id }), CANARY);
  expectContained(await stage.call("get_meeting", { meeting_id: meeting.id, search: CANARY }), CANARY);
  expectContained(await stage.call("get_report", { report_id: report.id }), CANARY);
  expectContained(await stage.call("list_templates"), CANARY);
  expectContained(await stage.call("get_template", { template_id: template.id }), CANARY);
  expectContained(await stage.call("get_team_stats", { time_range: "all" }), CANARY);
  expectContained(await stage.call("get_insights"), CANARY);
  const failed = await stage.call("get_report", { report_id: meeting.id });
  expect(failed.text).not.toContain(CANARY);
});

it("the mark of a fence is drawn again when the text contains it", async () => {
  const { drawMark, ...rest } = createSession(readSettings([], {}));
  expect(drawMark()).toMatch(/^[0-9a-f]{8}$/);
  expect(drawMark()).not.toBe(drawMark());
  expect(rest.knownIds.find("meeting", "")).toEqual([]);
});

it("what visible text says is left as it is", () => {
  const text = "Zoë 🚀 O’Brien, 山田 太郎, Łukasz Żółć: “50 % – really?”\n\tIndented.";
  expect(cleanText(text)).toBe(text);
});

it("names, descriptions and instructions come from this program alone", () => {
  const before = JSON.stringify([describeTools(TOOL_NAMES), writeInstructions(readSettings([], {}))]);
  expect(before).not.toContain(CANARY);
  expect(before).not.toMatch(UNSEEN);
});
