import { expect, it } from "vitest";
import { checkQuote } from "../../../core/evidence/find-quote.ts";
import { findCited } from "../../coaching/find-quote.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

const SMALL_TALK = ["A: That is all from our side, I think.", "J: Thank you, that was a good talk.", "A: It was."];
const bandOf = (criterion: string, language: string, ...lines: string[]) =>
  scoreOffline(callWith(transcriptOf(...lines), { language }), templateWith(criterion)).assessments[0];

it.each([
  ["en", "No next steps for now, and nothing in the calendar for Thursday at ten."],
  ["en", "We will not speak again on Thursday at ten."],
  ["en", "Thursday at ten is not possible for a call, I am afraid."],
  ["de", "Am Donnerstag um zehn Uhr sprechen wir uns nicht noch einmal."],
  ["es", "No hablamos el jueves a las diez."],
  ["fr", "On ne se parle pas jeudi à dix heures."],
  ["en", "And if you signed by Thursday at ten, we could send the box for free."],
  ["de", "Und wenn Sie bis Donnerstag um zehn Uhr unterschreiben, schicken wir Ihnen das Gerät."],
])("a step that is denied or under a condition is no next step, in %s: %s", (language, words) => {
  expect(bandOf("Next step", language, ...SMALL_TALK, `J: ${words}`, "A: Fine.")).toMatchObject({
    band: null,
    citations: [],
  });
});

it.each([
  "Why don't we speak on Thursday at ten, with your planner?",
  "No problem, we speak on Thursday at ten.",
  "I can't do Wednesday, but let's meet on Thursday at ten.",
])("a step beside a word that denies something else is one: %s", (words) => {
  expect(bandOf("Next step", "en", ...SMALL_TALK, `J: ${words}`, "A: Fine.")?.band).toBe(5);
});

it("an agenda that there is not, and a playback that there is not, are none", () => {
  const opening = "J: I have no agenda for today, and no plan for today, so let us see what comes up between us.";
  expect(bandOf("Opening", "en", opening, ...SMALL_TALK)?.band).toBeNull();
});

it.each([
  ["We do not use Gong, and never did.", "use Gong, and never did"],
  ["Honestly, we would never buy that from you.", "buy that from you"],
  ["Wir nutzen Gong im Vertrieb nicht.", "Wir nutzen Gong im Vertrieb"],
  ["Nosotros no vamos a firmar esto hoy.", "vamos a firmar esto hoy"],
  ["On ne va pas signer cette semaine.", "signer cette semaine"],
  ["この件は来週までに契約できません。", "この件は来週までに契約"],
])("a quote that is cut out beside a word that denies it was not said: %s", (said, quote) => {
  const call = callWith(transcriptOf("J: Tell me about it, please.", `A: ${said}`));
  expect(findCited(call, { quote, line: 1 })).toBeUndefined();
  expect(findCited(call, { quote: said, line: 1 })?.text).toBe(said);
  expect([checkQuote(call.lines, quote, null), checkQuote(call.lines, said, null)]).toEqual(["clipped", "said"]);
});

it("a quote is a whole sentence, and of a long one whole clauses", () => {
  const clauses = Array.from({ length: 12 }, (_, index) => `we do the thing with the number ${index} by hand`);
  const call = callWith(transcriptOf(`J: I see. What do you do then? Good.`, `A: ${clauses.join(", ")}.`));
  const text = (quote: string) => findCited(call, { quote, line: null })?.text;
  expect(text("do you do then")).toBe("What do you do then?");
  expect(text("thing with the number 7")).toBe("we do the thing with the number 7 by hand,");
});

it.each([
  ["no open question", "Questions", ["J: You like it, do you?", "A: We do like it.", "J: Good.", "A: Very good."]],
  ["no agenda", "Opening", ["J: Hello Ana, nice to see you.", "A: Hello Jonas.", "J: Lovely day.", "A: Yes, it is."]],
  ["no recap", "Recap", ["J: And it is blue, is it?", "A: It is.", "J: I like blue.", "A: So do I, as it happens."]],
])("what is not found scores nothing and quotes nothing: %s", (_, criterion, lines) => {
  expect(bandOf(criterion, "en", ...lines)).toMatchObject({ band: null, citations: [] });
});

it("a transcript that cannot be read is not assessed, and the report says why", () => {
  const template = templateWith("Questions", "Talk time");
  const reasons = (transcript: string) =>
    scoreOffline(callWith(transcript), template).assessments.map(({ band, feedback }) => [band, feedback]);
  const words = [
    "so how do you plan the routes today and who does it",
    "on paper mostly and then by phone all day long",
  ];
  const unpunctuated = Array.from({ length: 12 }, (_, index) => `${index % 2 ? "A" : "J"}: ${words[index % 2]}`);
  expect(reasons(transcriptOf(...unpunctuated))[0]).toEqual([null, expect.stringContaining("no punctuation")]);
  const untimed = "Jonas Lindqvist: How do you plan the routes today?\nAna Ruiz: On paper.\n".repeat(10);
  for (const reason of reasons(untimed)) expect(reason).toEqual([null, expect.stringContaining("no times")]);
  const short = "[00:00:00] Jonas Lindqvist: How are things?\n[00:00:03] Ana Ruiz: I'm driving, ring me Thursday.";
  for (const reason of reasons(short)) expect(reason).toEqual([null, expect.stringContaining("too short")]);
});
