import { expect, it } from "vitest";
import { measureTalk, sumTalk } from "../../core/talk/measure-talk.ts";
import { addTalk, createTalkRollup, talkReport } from "../../core/talk/talk-rollup.ts";

const TEAM = [
  { name: "Ana Ruiz", is_internal: true },
  { name: "Kim Lee", is_internal: false },
];
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);
const words = (count: number): string => "word ".repeat(count);
const line = (at: number, who: string, text = words(200)): string => `[${clock(at)}] ${who}: ${text}`;
/** A turn each half minute, and a word at the end. */
const call = (...who: string[]): string =>
  [...who.map((each, index) => line(index * 30, each)), line(who.length * 30, "Kim Lee", "Bye.")].join("\n");
const [ANA, KIM] = ["Ana Ruiz", "Kim Lee"];

it.each([
  ["people without names", [null, { is_internal: true }, { name: "", is_internal: true }, ...TEAM], true],
  ["no participants", undefined, false],
  ["an object", {}, false],
  ["nobody of the own side", [{ name: ANA, is_internal: "yes" }], false],
  ["all of the own side", TEAM.map((each) => ({ ...each, is_internal: true })), false],
])("A call with %s among its participants is measured: %s", (_, participants, isMeasured) => {
  expect(measureTalk(call(ANA, KIM, ANA), participants as never) !== undefined).toBe(isMeasured);
});

it("A speaker without a name is nobody of the own side", () => {
  const transcript = ["[00:00:00] Hello there.", line(30, ANA), line(60, KIM), line(90, KIM, "Bye.")].join("\n");
  const talk = measureTalk(transcript, [...TEAM, { name: " ", is_internal: true }]);
  expect(talk).toEqual(measureTalk(transcript, TEAM));
});

it("Half of the turns are too few with times, and more are enough", () => {
  const untimed = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index % 2 ? ANA : KIM}: Hello again.`);
  const measured = (count: number) =>
    measureTalk([call(ANA, KIM, ANA), ...untimed(count)].join("\n"), TEAM) !== undefined;
  expect([measured(3), measured(4)]).toEqual([true, false]);
});

const turn = (isOwn: boolean, start: number, end: number) => ({ isOwn, start, end });
it.each([
  ["nobody", [turn(false, 0, 5)], { spokenSeconds: 5, ownSeconds: 0, monologue: { seconds: 0, at: 0, turn: -1 } }],
  [
    "the first of two as long",
    [turn(true, 0, 5), turn(false, 5, 6), turn(true, 6, 11)],
    { spokenSeconds: 11, ownSeconds: 10, monologue: { seconds: 5, at: 0, turn: 0 } },
  ],
  [
    "both after the other as one",
    [turn(false, 0, 1), turn(true, 1, 5), turn(true, 5, 7)],
    { spokenSeconds: 7, ownSeconds: 6, monologue: { seconds: 6, at: 1, turn: 1 } },
  ],
])("The longest monologue is of %s", (_, turns, sums) => {
  expect(sumTalk(turns)).toEqual(sums);
});

it("Questions are counted where any line has a mark, and are of the own side", () => {
  const asked = [line(0, ANA), line(30, KIM), line(60, ANA, "Well? So?"), line(90, KIM, "Why? Bye")].join("\n");
  expect(measureTalk(asked, TEAM)?.questions).toBe(2);
  expect(measureTalk(asked.replaceAll("?", ""), TEAM)?.questions).toBeNull();
});

it("Only completed calls with a transcript, an owner and both sides count", () => {
  const rollup = createTalkRollup();
  const meeting = { id: "m", user_id: "ana", status: "completed", transcript: call(ANA, KIM, ANA), participants: TEAM };
  for (const part of [
    {},
    { id: null },
    { status: "failed" },
    { transcript: null },
    { user_id: null },
    { transcript: "" },
  ])
    addTalk(rollup, { ...meeting, ...part });
  const unmarked = meeting.transcript.replace("Bye.", "Bye");
  addTalk(rollup, { ...meeting, user_id: "ben", id: null, transcript: unmarked });
  const [ana, ben] = talkReport(rollup, () => undefined).people;
  expect(talkReport(rollup, (id) => id.toUpperCase())).toMatchObject({
    calls: 3,
    of: 6,
    people: [{ name: "ANA" }, {}],
  });
  expect(ana).toMatchObject({ user_id: "ana", name: null, calls: 2, questions_per_10_minutes: 0 });
  expect(ana?.longest_monologue).toEqual({ seconds: 30, at_seconds: 0, meeting_id: "m" });
  expect(ben).toMatchObject({ calls: 1, questions_per_10_minutes: null, longest_monologue: { meeting_id: "" } });
});

it("People with three calls come before those with two, even if these talk more", () => {
  const rollup = createTalkRollup();
  const add = (user_id: string, times: number, transcript: string) => {
    for (let index = 0; index < times; index += 1)
      addTalk(rollup, { id: "m", user_id, status: "completed", transcript, participants: TEAM });
  };
  add("two", 2, call(ANA, ANA, ANA, KIM));
  add("three", 3, call(ANA, KIM, KIM, KIM));
  add("four", 4, call(ANA, KIM, KIM, KIM));
  expect(talkReport(rollup, () => undefined).people.map(({ user_id: id }) => id)).toEqual(["four", "three", "two"]);
});
