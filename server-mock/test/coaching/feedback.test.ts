import { expect, it } from "vitest";
import { fillText, LEXICONS, textsFor } from "../../coaching/offline/languages.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { labeledCalls } from "../../demo/labels.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const TEMPLATE = templateWith("Opening", "Questions", "Talk time", "Recap", "Next step", "Rapport");
const CALL = transcriptOf(
  "J: My suggestion for today: you tell me how it works now, and we decide together. What would you add?",
  "A: Nothing, that works for me, and our planner loses two hours on it.",
  "J: So I'll send you some stuff, and you let me know some time.",
  "A: Sure, whenever you like.",
  "J: Goodbye then, and thank you for your time.",
);

it("feedback is in the language of the call", () => {
  const seen = new Set<string>();
  for (const { meeting, labels } of labeledCalls({ meetings: 200, now: NOW })) {
    if (seen.has(labels.language)) continue;
    seen.add(labels.language);
    const { assessments, feedback } = scoreOffline(callWith(meeting.transcript ?? "", { ...meeting }), TEMPLATE);
    const texts = textsFor(labels.language);
    const opening = assessments[0]?.feedback ?? "";
    const facts = Object.values(texts.agenda).map((fact) => fact.replace(/[.。]$/, ""));
    expect(facts.filter((fact) => opening.includes(fact))).not.toEqual([]);
    expect(assessments[5]?.feedback).toBe(texts.notAssessed.unbound);
    const assessed = assessments.filter(({ band }) => band !== null).length;
    const share = Math.round((assessed / 6) * 100);
    const [basis = ""] = fillText(texts.basis.some, { assessed, all: 6, share, length: "~", who: "~", limits: "~" })
      .split("~")
      .filter((part) => part.includes(String(assessed)));
    expect(feedback).toContain(basis);
  }
  expect([...seen].sort()).toEqual(Object.keys(LEXICONS).sort());
});

it("a call in a language that is not known is reported in English", () => {
  const { assessments } = scoreOffline(callWith(CALL, { language: "pl" }), TEMPLATE);
  expect(assessments[2]?.feedback).toMatch(/^You talked for/);
});

it.each([
  [
    "encouraging",
    /^What the call was for, in your words: “My suggestion .* With Ana Ruiz: strongest in Opening \(0:00\), most to gain in Next step \(0:20\)\. .*3 of 6 criteria/,
  ],
  ["direct", /^With Ana Ruiz: most to gain in Next step \(0:20\)\. With Ana Ruiz: strongest in Opening \(0:00\)\. /],
  ["data-driven", /^3 of 6 criteria were assessed, 50 % of the weight, on 0:46 of talk; .*strongest in Opening/],
] as const)("a summary in a tone that is %s", (coaching_tone, expected) => {
  const { feedback, improvements } = scoreOffline(callWith(CALL), { ...TEMPLATE, coaching_tone });
  expect(feedback).toMatch(expected);
  expect(improvements?.[0]?.includes("→ Next time, try this: ")).toBe(coaching_tone === "encouraging");
});

it("a low score is never called the strongest, nor a high one something to work on", () => {
  const only = (name: string) => scoreOffline(callWith(CALL), templateWith(name)).feedback;
  expect(only("Next step")).not.toContain("strongest");
  expect(only("Opening")).not.toContain("most to gain");
});

it("a call that ends without a day is advised on where the seller leaves it open", () => {
  const { improvements, assessments } = scoreOffline(callWith(CALL), templateWith("Opening", "Next step"));
  expect(improvements).toHaveLength(1);
  expect(improvements?.[0]).toMatch(/^Next step: this leaves open .*“So I'll send you some stuff, and you let me know/);
  expect(assessments[1]?.band).toBeNull();
  const dated = CALL.replace("whenever you like", "on Monday at ten");
  expect(scoreOffline(callWith(dated), templateWith("Opening", "Next step")).improvements).toEqual([]);
});

it("few open questions are no advice: those that were not found may have been asked", () => {
  const { improvements, assessments } = scoreOffline(callWith(CALL), templateWith("Questions"));
  expect(assessments[0]?.band).toBeLessThan(4);
  expect(improvements).toEqual([]);
});

it("patience shows where the transcript has the ends of turns, and scores nothing", () => {
  const turns = Array.from({ length: 12 }, (_, index) => {
    const stamp = (seconds: number) =>
      `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
    const name = index % 2 === 0 ? "Ana Ruiz" : "Jonas Lindqvist";
    // Every seller's turn begins a second before the prospect's ends.
    return `[${stamp(index * 10)} - ${stamp(index * 10 + (index % 2 === 0 ? 11 : 8))}] ${name}: These are words enough to quote.`;
  });
  const [assessment] = scoreOffline(callWith(turns.join("\n")), templateWith("Patience")).assessments;
  expect(assessment).toMatchObject({
    band: null,
    feedback: expect.stringContaining("waited -1.0 s before you spoke, and cut in 6 times"),
  });
  expect(scoreOffline(callWith(CALL), templateWith("Patience")).assessments[0]?.feedback).toContain(
    "gives nothing to measure",
  );
});

it("texts of every language have the values of the English ones, in every form", () => {
  const valuesOf = (text: unknown): unknown =>
    typeof text === "string"
      ? [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((name) => name !== "{count}").sort()
      : Object.entries(text as object).map(([name, inner]) => [name, valuesOf(inner)]);
  for (const language of Object.keys(LEXICONS) as (keyof typeof LEXICONS)[])
    expect(valuesOf(textsFor(language))).toEqual(valuesOf(textsFor("en")));
});
