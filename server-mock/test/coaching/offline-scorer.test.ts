import { expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { signalsFor } from "../../coaching/offline/bind-signals.ts";
import { LEXICONS } from "../../coaching/offline/languages.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { labeledCalls } from "../../demo/labels.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const STRONG = transcriptOf(
  "J: Hello Ana, do you hear me well?",
  "A: Loud and clear.",
  "J: My suggestion for today: you tell me how it works now, and at the end we decide together. What would you add?",
  "A: Nothing, that works for me.",
  "J: How do you plan your routes today?",
  "A: On paper, mostly, and by phone.",
  "J: What does that do to your week?",
  "A: Two people, half of every day.",
  "J: Let me play that back: the paper is slow and the phone never stops. Did I get that right?",
  "A: Exactly right.",
  "J: Why has nobody changed it?",
  "A: Nobody had the time for it.",
  "J: Then we meet on Thursday at ten, with your planner. Agreed?",
  "A: Agreed.",
);
const WEAK = transcriptOf(
  "J: Let me quickly give you the background on us first. We were founded twelve years ago.",
  "A: That was on your website.",
  "J: Sure, sure, there are only two more slides about us, so I will go through them a little faster now, promise.",
  "A: Please do.",
  "J: And here you see the dashboard, which is really powerful, and here are all of our integrations, you will love it.",
  "A: All right.",
  "J: So I'll send you some stuff, and you let me know some time.",
  "A: Sure.",
);
const ALL = templateWith("Opening", "Questions", "Talk time", "Recap", "Next step", "Rapport");

const bandsOf = (transcript: string) => scoreOffline(callWith(transcript), ALL).assessments.map(({ band }) => band);

it("what a seller does well or badly shows in the bands, and what no signal measures has none", () => {
  expect(bandsOf(STRONG)).toEqual([5, 5, 4, 5, 5, null]);
  expect(bandsOf(WEAK)).toEqual([null, null, 3, null, null, null]);
});

it("every citation is found in the transcript", () => {
  for (const [transcript, template] of [
    [STRONG, ALL],
    [WEAK, templateWith("Talk time", "Recap")],
  ] as const) {
    const call = callWith(transcript);
    const scoring = scoreOffline(call, template);
    const ids = { uuid: () => "id", requestId: () => "", secret: () => "" };
    const composed = composeReport(
      { call, template, scorer: "offline-signals/14", scoring },
      { ids, now: new Date(0) },
    );
    expect("report" in composed && composed.report.criteria_scores.map(({ score }) => score === null)).toEqual(
      scoring.assessments.map(({ band }) => band === null),
    );
  }
});

it("two runs give the same bytes", () => {
  const once = () => JSON.stringify(scoreOffline(callWith(STRONG), ALL));
  expect(once()).toBe(once());
});

it("nothing is scored where it is not known who sells", () => {
  const participants = [{ name: "Somebody", is_internal: false }];
  const { assessments } = scoreOffline(callWith(STRONG, { participants }), ALL);
  expect(assessments.map(({ band }) => band)).toEqual([null, null, null, null, null, null]);
  expect(assessments[0]?.feedback).toContain("not known which speakers are the sellers");
});

it("in a language that the detectors do not know, only time is measured", () => {
  const polish = transcriptOf(
    "J: Dzień dobry, czy dobrze mnie słychać w tej chwili?",
    "A: Tak, bardzo dobrze, proszę mówić dalej, mam teraz sporo czasu.",
    "J: Jak dzisiaj planujecie trasy kierowców i kto się tym zajmuje?",
    "A: Na papierze, a potem przez telefon, zwykle do późnego wieczora.",
  );
  expect(scoreOffline(callWith(polish, { language: "pl" }), ALL).assessments.map(({ band }) => band)).toEqual([
    null,
    null,
    5,
    null,
    null,
    null,
  ]);
});

it.each([
  ["Agreed next step", "", ["dated-next-step"]],
  ["Nächster Schritt", "", ["dated-next-step"]],
  ["Siguiente paso", "", ["dated-next-step"]],
  ["Prochaine étape", "", ["dated-next-step"]],
  ["次回の約束", "", ["dated-next-step"]],
  ["Agenda", "", ["agenda"]],
  ["Zuhören", "", ["talk-ratio", "longest-monologue", "recap"]],
  ["Preguntas", "", ["open-questions"]],
  ["Wording of our own", "Ends with a next step.", ["dated-next-step"]],
  ["Wording of our own", "Anything.\nsignals: talk-ratio, agenda", ["agenda", "talk-ratio"]],
  ["Next step", "signals: recap", ["recap"]],
  ["Rapport", "Builds trust.", []],
])("the criterion %j (%j) is measured by %j", (name, description, expected) => {
  expect(signalsFor({ name, description, weight: 1 }).map((signal) => signal.name)).toEqual(expected);
});

it("a signal whose precision is not known shows its moments without a score", () => {
  const template = templateWith({ name: "Exchange", weight: 1, description: "signals: turn-switches" });
  const [assessment] = scoreOffline(callWith(STRONG), template).assessments;
  expect(assessment?.band).toBeNull();
  expect(assessment?.feedback).toMatch(/not measured well enough to score by.*changed 5\.\d times a minute/);
});

it.each([
  [
    "The plan today: I would like to understand how you review calls, show you two things, and agree on what happens next. Does that work?",
    "en",
  ],
  ["I thought we'd begin with your audit, then compare two options. Would you change anything about that?", "en"],
  ["Ich würde gern erst Ihre Lage verstehen und am Ende entscheiden wir, ob es weitergeht. Ist das so recht?", "de"],
  ["La idea es ver primero vuestras dudas y después los números, y al final decidimos. ¿Os parece bien?", "es"],
  ["Je propose qu'on regarde vos chiffres, puis le contrat, et qu'on décide à la fin. Ça vous convient ?", "fr"],
  ["本日は、まず現状を伺い、そのあと二つの案をご覧いただきたいと思っております。よろしいでしょうか。", "ja"],
])("an agenda in free words, %j, is found and quoted", (words, language) => {
  const call = transcriptOf(`J: ${words}`, "A: Yes, good, that is all right.", "J: Thanks a lot.", "A: Go on, please.");
  const [opening] = scoreOffline(callWith(call, { language }), templateWith("Opening")).assessments;
  expect(opening).toMatchObject({ band: 5, citations: [{ line: 0 }] });
});

it("a cold opening, small talk and a check of the sound are no agenda", () => {
  for (const words of [
    "Hi Ana, thanks for taking the time, how was your weekend, did you get out to the coast at all?",
    "Can you hear me all right, and do you see my screen with the slides, is that okay for everybody?",
  ]) {
    const call = transcriptOf(`J: ${words}`, "A: Yes, it was lovely, thank you.", "J: Great to hear.", "A: Go on.");
    expect(scoreOffline(callWith(call), templateWith("Opening")).assessments[0]?.band).toBeNull();
  }
});

it("amounts in words are amounts, and what a problem costs is no price", () => {
  const first = (words: string) => {
    const call = transcriptOf(
      "J: What did you expect it to be?",
      `A: ${words}`,
      "J: It is €900 a month.",
      "A: I see, thanks.",
    );
    const template = templateWith({ name: "Price", weight: 1, description: "signals: first-price" });
    return scoreOffline(callWith(call), template).assessments[0]?.citations[0]?.line;
  };
  expect(first("Around six hundred a month, I think.")).toBe(1);
  expect(first("We lost four thousand pounds over it in spring.")).toBe(2);
  expect(first("Two hours a week, every week of the year.")).toBe(2);
});

it("a turn in the other side's words that asks whether it is right is a recap, without a word of introduction", () => {
  const recaps = (last: string, answer = "A: That's it.") => {
    const call = transcriptOf(
      "J: How do you do the pallets?",
      "A: The foreman counts pallets at midnight, with a torch, on the ramp.",
      "J: And then?",
      "A: Then the office guesses, and the driver waits outside for a signature.",
      "J: Understood.",
      "A: It has been like that since the fire.",
      last,
      answer,
      "J: Thank you. Let me think about that for a moment.",
      "A: Of course, take your time.",
    );
    return scoreOffline(callWith(call), templateWith("Recap")).assessments[0]?.band ?? null;
  };
  const words = "The foreman counts with a torch at midnight, the office guesses, and the driver waits for a signature";
  expect(recaps(`J: ${words}. Is that about it?`)).toBe(5);
  expect(
    recaps(`J: Our product counts boxes by camera, at any hour, and prints a label for everybody. Is that about it?`),
  ).toBeNull();
  expect(recaps(`J: ${words}, and we could put our cameras there.`, "A: How much is it?")).toBeNull();
  // An answer, an offer, and an appointment take the other side's words up, too.
  expect(recaps(`J: Neither. ${words}, with every other system.`, "A: How much is it?")).toBeNull();
  expect(
    recaps("J: So it's two hundred and forty a month for the small ramps and three hundred for the large."),
  ).toBeNull();
  expect(recaps("J: What would it take? If I got you to two hundred and forty a month, would he sign?")).toBeNull();
  expect(recaps(`J: ${words}. Shall we meet on Thursday at ten at your depot, is that right?`)).toBeNull();
});

it("turns of phrase repeat nothing without bound: a long line costs no more than its length", () => {
  for (const { phrases } of Object.values(LEXICONS))
    for (const { source } of Object.values(phrases) as RegExp[]) expect(source).not.toMatch(/[)\]}][*+]/);
});

it("no criterion about doubts, objections or a no is scored by the questions that it mentions", () => {
  const criteria = new Map<string, string>();
  for (const seed of ["demo", "a", "b"])
    for (const { labels } of labeledCalls({ seed, meetings: 60, now: new Date("2026-11-20T12:00:00.000Z") }))
      for (const { name, dimension } of labels.criteria)
        if (dimension === "objection") criteria.set(name, "Leads to a question.");
  expect(criteria.size).toBeGreaterThan(5);
  const bound = [...criteria].filter(([name, description]) => signalsFor({ name, description, weight: 1 }).length > 0);
  expect(bound).toEqual([]);
});

it("a transcript whose clock shows the time of day, or more than a day, is measured as the same call from 0 on", () => {
  const shifted = (hours: number) => STRONG.replaceAll(/\[00:/g, `[${String(hours)}:`);
  const duration_seconds = 300;
  const bands = (transcript: string, seconds: number) =>
    scoreOffline(callWith(transcript, { duration_seconds: seconds }), ALL).assessments.map(({ band }) => band);
  const expected = bands(STRONG, duration_seconds);
  expect(expected).toContain(5);
  for (const hours of [14, 30]) expect(bands(shifted(hours), hours * 3600 + duration_seconds)).toEqual(expected);
  expect(bands(shifted(14), duration_seconds)).toEqual(bands(STRONG, 0));
});
