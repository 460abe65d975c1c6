import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { printName } from "../../../core/transcript/print-transcript.ts";
import { samples } from "../../../test/support/draw.ts";
import { readImportFile } from "../../team/import/read-file.ts";

// A conversation in every form in which recorders write one: nobody loses a word, and nobody says another's.

interface Said {
  name: string;
  /** Sentences; forms that cut a turn cut it between them. */
  sentences: string[];
}

const NAMES = ["Ana Ruiz", "Speaker 1", "Lind, Bo (North)", "שרה לוי", "田中 太郎", "Žofie von Berg", "Guest 2"];
const SENTENCES = [
  ...[
    "Let us meet at 10:30",
    "The thing is: nobody has time.",
    "if x < 5 and y > 3, yes",
    "Well - I see.",
    "6 of 7: fine",
  ],
  ...[
    "No.",
    "what does it cost?",
    "1",
    "それは高いです。",
    "We said (twice): never",
    "שלום, מה שלומך?",
    "I & you",
    "C'est ça !",
  ],
];

const turns = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      sentences: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 4, maxLength: 30 },
  )
  .map((all) => all.filter(({ name }, index) => name !== all[index - 1]?.name))
  .filter((all) => all.length > 3);

const clock = (seconds: number, mark = ".") => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return `${parts.map((part) => String(part).padStart(2, "0")).join(":")}${mark}${mark === "" ? "" : "000"}`;
};
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Cues of five seconds. */
function cues(payloads: readonly string[], { header = "", mark = ".", isNumbered = false } = {}): string {
  const blocks = payloads.map((payload, index) => {
    const times = `${clock(index * 5, mark)} --> ${clock(index * 5 + 5, mark)}`;
    return `${isNumbered ? `${index + 1}\n` : ""}${times}\n${payload}`;
  });
  return [...(header === "" ? [] : [header]), ...blocks].join("\n\n");
}

const srt = (payloads: readonly string[]) => cues(payloads, { mark: ",", isNumbered: true });
const vtt = (payloads: readonly string[]) => cues(payloads, { header: "WEBVTT" });
const perSentence = (said: readonly Said[], write: (name: string, sentence: string) => string) =>
  said.flatMap(({ name, sentences }) => sentences.map((sentence) => write(name, sentence)));
/** Two turns in one cue. */
const paired = (lines: readonly string[]) =>
  lines.flatMap((line, index) => (index % 2 === 0 ? [`${line}\n${lines[index + 1] ?? ""}`.trim()] : []));
const whole = ({ sentences }: Said) => sentences.join(" ");

const FORMS: [form: string, extension: string, write: (said: readonly Said[]) => string][] = [
  ["Zoom", "vtt", (said) => vtt(perSentence(said, (name, sentence) => `${name}: ${escaped(sentence)}`))],
  ["Teams", "vtt", (said) => vtt(perSentence(said, (name, sentence) => `<v ${name}>${escaped(sentence)}</v>`))],
  [
    "two voices in a cue",
    "vtt",
    (said) => vtt(paired(said.map((turn) => `<v ${turn.name}>${escaped(whole(turn))}</v>`))),
  ],
  [
    "voices on one line",
    "vtt",
    (said) =>
      vtt(
        paired(said.map((turn) => `<v ${turn.name}>${escaped(whole(turn))}`)).map((cue) => cue.replaceAll("\n", " ")),
      ),
  ],
  ["names in italics", "srt", (said) => srt(perSentence(said, (name, sentence) => `<i>${name}:</i> ${sentence}`))],
  ["dashes", "srt", (said) => srt(paired(said.map((turn) => `- ${turn.name}: ${whole(turn)}`)))],
  ["names above, with a colon", "srt", (said) => srt(perSentence(said, (name, sentence) => `${name}:\n${sentence}`))],
  ["names above", "srt", (said) => srt(said.concat(said).map((turn) => `${turn.name}\n${whole(turn)}`))],
  [
    "Otter",
    "txt",
    (said) =>
      said
        .map(({ name, sentences }, index) => `${name}  ${clock(index * 5, "")}\n${sentences.join("\n")}\n`)
        .join("\n"),
  ],
  [
    "the service itself",
    "txt",
    (said) =>
      said.map(({ name, sentences }, index) => `[${clock(index * 5, "")}] ${name}: ${sentences.join("\n")}`).join("\n"),
  ],
  ["Meet", "txt", (said) => said.map(({ name, sentences }) => `${name}: ${sentences.join("\n")}`).join("\n\n")],
];

const ENCODINGS: [string, (text: string) => Uint8Array][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a mark and old line ends", (text) => Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}`)],
  ["UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
];

/** Who says what, with the words of one speaker in a row put together. */
function heard(lines: readonly { name: string; text: string }[]): [string, string][] {
  const joined: [string, string][] = [];
  for (const { name, text } of lines) {
    const last = joined.at(-1);
    if (last?.[0] === name) last[1] = `${last[1]} ${text}`;
    else joined.push([name, text]);
  }
  return joined;
}

describe.each(FORMS)("a transcript in the form of %s", (form, extension, write) => {
  it.each(ENCODINGS)("in %s keeps every word with who said it", async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(turns, async (said) => {
        const settings = { startedAt: "2026-11-03T14:00:00Z" };
        const { rows, problems } = await readImportFile(`call.${extension}`, encode(write(said)), settings);
        const [row] = rows;
        if (!row) throw new Error(problems.join());
        const lines = parseTranscript(String(row.value["transcript"]));
        const expected = form === "names above" ? said.concat(said) : said;
        expect(heard(lines.map((line) => ({ name: printName(line), text: line.text })))).toEqual(
          heard(expected.map((turn) => ({ name: turn.name, text: whole(turn) }))),
        );
      }),
      { numRuns: samples(60, 15) },
    );
  });
});
