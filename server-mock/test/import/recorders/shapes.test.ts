import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { printName } from "../../../../core/transcript/print-transcript.ts";
import { samples } from "../../../../test/support/draw.ts";
import { parseMapping } from "../../../team/import/formats/mapping.ts";
import { readImportFile } from "../../../team/import/read-file.ts";
import { type Said, SHAPES, type Shape, speakersOf } from "./shapes.ts";

// Every turn of every shape in the right mouth, at the right second.

const CALL: readonly Said[] = [
  { speaker: "Ana Ruiz", start: 5, end: 9, text: "Good morning, shall we look at the rollout?" },
  { speaker: "Bo Lind", start: 12, end: 17, text: "Yes: our pilot with forty people ends in May." },
  { speaker: "Ana Ruiz", start: 83, end: 90, text: "What would have to be true for you to go on?" },
  { speaker: "Chloé Martín", start: 95, end: 101, text: "It has to work with our directory, at 10:30 on a Monday." },
  { speaker: "Bo Lind", start: 3725, end: 3731, text: "And cost less than today." },
];

type Turn = [speaker: string, second: number, text: string];

async function read({ file, write, map }: Shape, call: readonly Said[]): Promise<Turn[]> {
  const settings = { startedAt: "2026-11-03T14:00:00Z", ...(map === undefined ? {} : { mapping: parseMapping(map) }) };
  const { rows, problems } = await readImportFile(file, write(call), settings);
  expect(problems).toEqual([]);
  expect(rows).toHaveLength(1);
  const parsed = parseTranscript(String(rows[0]?.value["transcript"]));
  return parsed.map((line) => [printName(line), line.seconds ?? -1, line.text]);
}

/** Turns as a shape can say them: a shape that names nobody gives lines of its own; one of the day begins at 0. */
function expected({ name, nameOf }: Shape, call: readonly Said[]): Turn[] {
  const speakers = speakersOf(call);
  const first = name.includes("times of the day") ? (call[0]?.start ?? 0) : 0;
  return call.map(({ speaker, start, text }) => [nameOf?.(speaker, speakers) ?? speaker, start - first, text]);
}

const words = (turns: readonly Turn[]) => turns.map(([speaker, , text]) => [speaker, text]);

describe.each(SHAPES)("$name", (shape) => {
  it("has every turn in the right mouth at the right second", async () => {
    const turns = await read(shape, CALL);
    if (shape.isUntimed) expect(words(turns)).toEqual(words(expected(shape, CALL)));
    else expect(turns).toEqual(expected(shape, CALL));
  });

  it("keeps speakers, order, words and seconds of any call", async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const turns = await read(shape, call);
        if (shape.isUntimed) expect(words(turns)).toEqual(words(expected(shape, call)));
        else expect(turns).toEqual(expected(shape, call));
      }),
      { numRuns: samples(200, 8) },
    );
  });
});

const NAMES = ["Ana Ruiz", "Bo Lind", "Chloé Martín", "Žofie von Berg", "田中 太郎", "Guest 2"];
const SENTENCES = [
  ...["Let us meet at 10:30 on Monday.", "The thing is: nobody has time.", "If x < 5 and y > 3, yes.", "Well - I see."],
  ...[
    "No, never.",
    "What does it cost you today?",
    "それは高いです。",
    "We said (twice): never again.",
    'She said "no", and left.',
  ],
];
/** Two speakers or more, none twice in a row, with pauses between them. */
const calls = fc
  .array(
    fc.record({
      speaker: fc.constantFrom(...NAMES),
      text: fc.constantFrom(...SENTENCES),
      gap: fc.integer({ min: 1, max: 300 }),
    }),
    { minLength: 6, maxLength: 24 },
  )
  .map((all) => {
    let clock = 0;
    return all
      .filter(({ speaker }, index) => speaker !== all[index - 1]?.speaker)
      .map(({ speaker, text, gap }): Said => {
        const start = clock + gap;
        clock = start + 4;
        return { speaker, start, end: clock, text };
      });
  })
  .filter((call) => call.length >= 5 && speakersOf(call).length >= 2);
