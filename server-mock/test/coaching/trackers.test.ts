import { expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { matchTrackers } from "../../coaching/trackers/match-trackers.ts";
import { readTrackers, STARTER_TRACKERS, type Tracker } from "../../coaching/trackers/tracker.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const tracker = (name: string, values: Partial<Tracker> = {}): Tracker => ({
  ...{ topic: "Competitors", name, type: "competitor_mention", side: "prospect", words: { any: [name] } },
  ...values,
});
const GONG = tracker("Gong", { words: { any: ["Gong", "gong.io"] } });
const found = (text: string, trackers: readonly Tracker[] = [GONG], language = "en") =>
  matchTrackers(callWith(transcriptOf("J: Hello to you all.", `A: ${text}`), { language }), trackers).map(
    ({ title }) => title,
  );

it.each([
  ["as a whole word", "We looked at Gong last year.", ["Competitors: Gong"]],
  ["whatever the case and accents", "We looked at GÖNG last year.", ["Competitors: Gong"]],
  ["in a variant", "There was a demo by gong.io in spring.", ["Competitors: Gong"]],
  ["beside a clause that denies", "We use Gong, not Chorus.", ["Competitors: Gong"]],
  ["but not inside another word", "We are gongoozlers, all of us.", []],
  ["but not where it is denied", "We do not use Gong, and never did.", []],
  ["nor where it is denied behind", "Gong is not something that we use.", []],
])("a tracker is found %s: %s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it.each([
  ["de", "Das ist uns ehrlich gesagt zu teuer.", "Das ist uns nicht zu teuer."],
  ["es", "Es demasiado caro para nosotros.", "No es demasiado caro para nosotros."],
  ["fr", "Honnêtement, c'est trop cher pour nous.", "Ce n'est pas trop cher pour nous."],
  ["ja", "正直、予算オーバーです。", "予算オーバーではありません。"],
])("words of a language count in its calls, unless they are denied: %s", (language, said, denied) => {
  expect(found(said, STARTER_TRACKERS, language)).toEqual(["Objections: Price"]);
  expect(found(denied, STARTER_TRACKERS, language)).toEqual([]);
});

it("the side that a tracker listens to is the side that is heard, and the insight says who spoke", () => {
  const call = callWith(
    transcriptOf("J: Our new Planner does that by itself.", "A: I would like to see the Planner then."),
  );
  const template = templateWith("Talk time");
  const kept = (side: Tracker["side"]) => {
    const trackers = [tracker("Planner", { topic: "Products", type: "feature_request", side })];
    const citations = [{ quote: "Our new Planner does that", line: 0 }];
    const scoring = { assessments: [{ criterion: 0, band: 3 as const, feedback: "", citations }], insights: [] };
    const ids = { uuid: () => "id", requestId: () => "", secret: () => "" };
    const composed = composeReport({ call, template, scorer: "s", scoring, trackers }, { ids, now: new Date(0) });
    return "insights" in composed ? composed.insights.map((one) => [one.speaker_name, one.prospect_name]) : composed;
  };
  expect(kept("seller")).toEqual([["Jonas Lindqvist", null]]);
  expect(kept("prospect")).toEqual([["Ana Ruiz", "Ana Ruiz"]]);
  expect(kept("anyone")).toEqual([["Jonas Lindqvist", null]]);
});

it("a tracker is named once in a call, and two names in one sentence are two insights", () => {
  const call = callWith(
    transcriptOf("J: Who else?", "A: Gong and Chorus, both of them.", "J: I see.", "A: Gong again, as I said before."),
  );
  expect(matchTrackers(call, [GONG, tracker("Chorus")]).map(({ title, citation }) => [title, citation.line])).toEqual([
    ["Competitors: Gong", 1],
    ["Competitors: Chorus", 1],
  ]);
});

it.each([
  ["no list", {}, "Expected a list"],
  ["no name", [{ topic: "A", type: "pricing", words: { any: ["x"] } }], "name must be a text"],
  ["another type", [{ topic: "A", name: "B", type: "gossip", words: { any: ["x"] } }], "type must be one of"],
  ["another side", [{ topic: "A", name: "B", type: "pricing", side: "all", words: { any: ["x"] } }], "side must be"],
  ["another language", [{ topic: "A", name: "B", type: "pricing", words: { xx: ["x"] } }], "`xx` is none of"],
  ["no words", [{ topic: "A", name: "B", type: "pricing", words: {} }], "no words to listen for"],
  ["a word without letters", [{ topic: "A", name: "B", type: "pricing", words: { any: ["?"] } }], "texts of letters"],
  ["one twice", [tracker("Gong"), tracker("Gong")], "is there twice"],
])("trackers with %s are rejected, in a sentence", (_, value, message) => {
  expect(() => readTrackers(value)).toThrow(message);
});
