import { expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { LEAST_PRECISION } from "../../coaching/evaluate/confusion.ts";
import { demoCalls } from "../../coaching/evaluate/demo-calls.ts";
import { measureInsights, measureOtherSentences } from "../../coaching/evaluate/insight-confusion.ts";
import { findWays } from "../../coaching/offline/insights/find-ways.ts";
import { CONFIDENCE, WRITTEN_TYPES } from "../../coaching/offline/insights/insight-types.ts";
import { typeOf } from "../../coaching/offline/insights/insight-words.ts";
import { spotInsights } from "../../coaching/offline/insights/spot-insights.ts";
import { LANGUAGES, type Language } from "../../coaching/offline/lexicon.ts";
import { prepareCall } from "../../coaching/offline/prepare-call.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { labeledCalls } from "../../demo/labels.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const CALL = transcriptOf(
  "J: Good morning.",
  "A: Good morning to you.",
  "J: How do you enter the orders today?",
  "A: To be fair, I like it. But we still type everything twice, by hand. That is how I see it.",
  "J: Who else are you looking at?",
  "A: Shiftmoor showed us theirs on Monday.",
  "J: And when could we speak again?",
  "A: Does it integrate with our accounting software?",
);
const template = (industry_context: string | null = null) => ({ ...templateWith("Next step"), industry_context });
const ids = { uuid: () => "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", requestId: () => "", secret: () => "" };

/** Types of what is found in a call, whether or not it is right often enough to be written. */
function foundIn(transcript: string, language: Language): string[] {
  const heard = prepareCall(callWith(transcript, { language }));
  return heard ? spotInsights(heard).map(({ topic }) => typeOf(topic)) : [];
}

it("what the prospect says becomes insights, with the sentence that shows it and what it answers", () => {
  const { insights } = scoreOffline(callWith(CALL), template());
  expect(insights).toMatchObject([
    {
      type: "pain_point",
      title: "Time lost to manual work",
      summary: "Said by Ana Ruiz after: “How do you enter the orders today?”",
      citation: { line: 3, quote: "But we still type everything twice, by hand. That is how I see it." },
      sentiment: "negative",
      tags: ["manual-work"],
    },
    { type: "feature_request", citation: { line: 7 }, sentiment: "neutral", tags: [] },
  ]);
});

it.each([
  ["en", "feature_request", "Could it sync with the tills that we have in the shops?"],
  ["en", "pain_point", "Nobody knows where a pallet is, and we spend hours on chasing people."],
  ["en", "pricing", "The last quote was three hundred dollars for each site."],
  ["en", "buying_signal", "If that is in writing, send me the contract for the bakery."],
  ["de", "buying_signal", "Ab wann könnten wir damit in der Backstube loslegen?"],
  ["es", "buying_signal", "Si lo ponéis por escrito, lo firmamos esta misma semana."],
  ["fr", "buying_signal", "Avec cette garantie, je suis convaincu, on signe cette semaine."],
  ["ja", "buying_signal", "その条件なら、来月からでもお願いしたいと思います。"],
  ["de", "pain_point", "Wir suchen die Ware von Hand und keiner weiß, wo sie liegt."],
  ["de", "pricing", "Mehr als zweitausend Euro gibt der Topf nicht her."],
  ["es", "pain_point", "Lo apuntamos en una libreta y nadie sabe qué falta en el almacén."],
  ["es", "feature_request", "¿Se conecta con el programa de la gestoría o no?"],
  ["fr", "pain_point", "On note tout sur un cahier et personne ne sait ce qui manque."],
  ["fr", "feature_request", "Est-ce qu'on peut importer les fiches que nous avons déjà ?"],
  ["ja", "pain_point", "全部手書きで管理していて、抜けが多くて本当に困っているんです。"],
  ["ja", "pricing", "うちの規模だと、料金はどのくらいになりますか。"],
] as const)("in a trade that no list was made for, in %s, a %s is found: %s", (language, type, text) => {
  const said = transcriptOf("J: Thank you for the time.", "A: My pleasure.", "J: I see.", `A: ${text}`);
  expect(foundIn(said, language)).toEqual([type]);
});

it.each([
  "And what happens if it breaks and nobody knows why?",
  "No problem, no complaints, nobody knows me here.",
  "Then I would not spend hours, and nobody would call me late.",
])("what is only asked, denied or supposed is no problem: %s", (text) => {
  const said = transcriptOf("J: Thank you for the time.", "A: My pleasure.", "J: I see.", `A: ${text}`);
  expect(scoreOffline(callWith(said), template()).insights).toEqual([]);
});

it.each([
  [
    "en",
    "competitor_mention",
    "J: Have you looked at anything before?",
    "A: We tried Brackwell for a year and sent it back.",
  ],
  ["en", "competitor_mention", "J: Thank you for that.", "A: The old one, RouteNest, could never show it."],
  ["es", "competitor_mention", "J: Entiendo perfectamente.", "A: El año pasado probamos Cargalia y nos fue regular."],
  ["fr", "competitor_mention", "J: Je comprends très bien.", "A: On a essayé Tourneo pendant un an, sans suite."],
  [
    "en",
    "pain_point",
    "J: What happens when a machine stops?",
    "A: The whole shift stands around the coffee machine until noon.",
  ],
  [
    "de",
    "pain_point",
    "J: Was passiert, wenn eine Maschine steht?",
    "A: Dann steht die ganze Schicht bis Mittag um den Kaffee herum.",
  ],
  [
    "fr",
    "pain_point",
    "J: Et qu'est-ce qui se passe le lundi ?",
    "A: Tout le monde attend les clés devant la porte jusqu'à neuf heures.",
  ],
  [
    "en",
    "feature_request",
    "J: What would your drivers need to see?",
    "A: The gate number and the time, large enough for a glove.",
  ],
  [
    "es",
    "feature_request",
    "J: ¿Cómo te gustaría que llegara?",
    "A: Por mensaje al encargado, con la foto del albarán y la hora.",
  ],
  ["en", "pricing", "J: It would be three hundred dollars a month.", "A: For that I could hire my cousin again."],
] as const)("by its place in the talk, in %s, a %s is found: %s %s", (language, type, question, answer) => {
  const said = transcriptOf("J: Hello.", "A: Hello to you.", "J: Well.", "A: Go on.", question, answer);
  expect(foundIn(said, language)).toEqual([type]);
});

it.each([
  "A: WhatsApp is what my drivers write on, all day long.",
  "A: My sister Thalia tried the soup on Monday.",
  "A: In Berlin we had PostMill, as you said.",
])("no competitor is a tool, a person, or what the seller named: %s", (line) => {
  const said = transcriptOf("J: PostMill is ours, by the way.", "A: Good.", "J: Well.", "A: Go on.", "J: I see.", line);
  expect(foundIn(said, "en")).not.toContain("competitor_mention");
});

it("a type that is not right often enough is found, and not written", () => {
  const said = transcriptOf(
    "J: Hello.",
    "A: Hello.",
    "J: I see.",
    "A: The last quote was three hundred dollars for each site.",
  );
  expect(foundIn(said, "en")).toEqual(["pricing"]);
  expect(WRITTEN_TYPES.has("pricing")).toBe(false);
  expect(scoreOffline(callWith(said), template()).insights).toEqual([]);
});

it("one sign of a problem is one where the seller asked how things are", () => {
  const after = (question: string) =>
    scoreOffline(
      callWith(
        transcriptOf("J: Hello.", "A: Hello.", `J: ${question}`, "A: The lorries wait and the gate crashed, again."),
      ),
      template(),
    ).insights.map(({ type }) => type);
  expect(after("What happened on Monday?")).toEqual(["pain_point"]);
  expect(after("I am glad.")).toEqual([]);
});

it.each(LANGUAGES)("no line of ten thousand characters is searched for ever, in %s", (language) => {
  const parts = ["we ", "a", "1", "eins zwei ", "takes us not ", "月1", "copy it ", "would not be the ", "nos lo que "];
  for (const part of parts) {
    const line = part.repeat(10_000 / part.length);
    expect(Array.isArray(findWays(line, language, line))).toBe(true);
  }
});

it("competitors that the template's context names are found by their names", () => {
  const { insights } = scoreOffline(callWith(CALL), template("Logistics.\ncompetitors: Turnwise, Shiftmoor"));
  expect(insights.map(({ type }) => type)).toEqual(["pain_point", "competitor_mention", "feature_request"]);
});

it("nothing that the seller says is an insight, and nothing in a language that is not known", () => {
  const said = transcriptOf("J: You type everything by hand, you will say.", "A: Perhaps I will, perhaps not.");
  expect(scoreOffline(callWith(said), template()).insights).toEqual([]);
  expect(scoreOffline(callWith(CALL, { language: "pl" }), template()).insights).toEqual([]);
});

it("a topic that comes up again and again gives two insights, not ten", () => {
  const lines = Array.from({ length: 10 }, (_, index) => [
    `J: How do you do number ${index} today?`,
    `A: Number ${index} is typed from the sheet by hand.`,
  ]);
  expect(scoreOffline(callWith(transcriptOf(...lines.flat())), template()).insights.length).toBe(2);
});

it("every insight of the demo's calls is kept: its words are found in the transcript", () => {
  let found = 0;
  for (const { meeting } of labeledCalls({ meetings: 150, now: NOW })) {
    const call = callWith(meeting.transcript ?? "", { ...meeting });
    const scoring = scoreOffline(call, template());
    const composed = composeReport({ call, template: template(), scorer: "s", scoring }, { ids, now: NOW });
    if ("reason" in composed) continue;
    found += scoring.insights.length;
    expect(composed.insights.length).toBe(
      new Set(scoring.insights.map((one) => `${one.type} ${one.citation.line}`)).size,
    );
    for (const { quote, speaker_name, timestamp_seconds } of composed.insights)
      expect(
        call.lines.some(
          ({ text, speaker, seconds }) =>
            text.includes(quote ?? "") && speaker === speaker_name && seconds === timestamp_seconds,
        ),
        quote ?? "",
      ).toBe(true);
  }
  expect(found).toBeGreaterThan(100);
});

it("insights are right in at least 80 % of their claims, and say no more confidence than that", () => {
  for (const { type, precision } of measureInsights(demoCalls({ meetings: 300, now: NOW }))) {
    if (precision === null) continue;
    expect(precision, type).toBeGreaterThanOrEqual(LEAST_PRECISION);
    expect(precision, type).toBeGreaterThanOrEqual(CONFIDENCE[type] ?? 1);
  }
});

it("sentences of other trades are found as well, and those about nothing are left alone", () => {
  for (const { language, found, about, wrong } of measureOtherSentences()) {
    expect(found / about, language).toBeGreaterThanOrEqual(0.7);
    expect(wrong, language).toBe(0);
  }
});
