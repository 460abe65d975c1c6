/** What somebody says in the call that is written in every form. */
export interface Said {
  speaker: string;
  organization: string;
  seconds: number;
  text: string;
}

/** The call: apostrophes, accents, a colon and a time in a sentence, wide characters. */
export const CALL: readonly Said[] = [
  { speaker: "Ana Ruiz", organization: "Acme", seconds: 5, text: "We don’t use the café: not yet." },
  { speaker: "小日向 澪", organization: "株式会社エー", seconds: 83, text: "「予算」は十分です。" },
  { speaker: "Ana Ruiz", organization: "Acme", seconds: 91, text: "Straße 12 at 10:30 is fine." },
  { speaker: "Žofie von Berg", organization: "Contoso", seconds: 3725, text: "İstanbul, then." },
];
/** A word of each line, as somebody types it who is in a hurry. */
export const WORDS = "cafe 予算 strasse istanbul";

/** One form of a transcript. */
export interface Form {
  name: string;
  hasTimes: boolean;
  write(call: readonly Said[]): string;
}

const clock = (seconds: number, mark = ""): string => `${new Date(seconds * 1000).toISOString().slice(11, 19)}${mark}`;
const short = (seconds: number): string => clock(seconds).replace(/^00:/, "").replace(/^0/, "");
const lines = (write: (said: Said, index: number) => string, hasTimes = true, head = "") => ({
  hasTimes,
  write: (call: readonly Said[]) => head + call.map(write).join("\n"),
});

/** Every form of a transcript that is written, accepted or documented. */
export const FORMS: readonly Form[] = [
  { name: "the API's", ...lines(({ seconds, speaker, text }) => `[${clock(seconds)}] ${speaker}: ${text}`) },
  {
    name: "with the ends of turns",
    ...lines(({ seconds, speaker, text }) => `[${clock(seconds)}.200 - ${clock(seconds + 4)}.900] ${speaker}: ${text}`),
  },
  { name: "wide colons", ...lines(({ seconds, speaker, text }) => `[${clock(seconds)}] ${speaker}：${text}`) },
  {
    name: "organizations",
    ...lines(({ seconds, speaker, organization, text }) => `[${clock(seconds)}] ${speaker} (${organization}): ${text}`),
  },
  {
    name: "organizations without times",
    ...lines(({ speaker, organization, text }) => `${speaker} (${organization}): ${text}`, false),
  },
  { name: "times behind names", ...lines(({ seconds, speaker, text }) => `${speaker} (${short(seconds)}): ${text}`) },
  {
    name: "arrows",
    ...lines(({ seconds, speaker, text }) => `${clock(seconds)} --> ${clock(seconds + 4)} ${speaker}: ${text}`),
  },
  { name: "no brackets", ...lines(({ seconds, speaker, text }) => `${short(seconds)} - ${speaker}: ${text}`) },
  { name: "round brackets", ...lines(({ seconds, speaker, text }) => `(${short(seconds)}) ${speaker}: ${text}`) },
  { name: "no times", ...lines(({ speaker, text }) => `${speaker}: ${text}`, false) },
  { name: "names on lines of their own", ...lines(({ speaker, text }) => `${speaker}:\n${text}\n`, false) },
  {
    name: "name and time above, as Otter and Teams",
    ...lines(({ seconds, speaker, text }) => `${speaker}  ${short(seconds)}\n${text}\n`),
  },
  {
    name: "name, time and text on three lines",
    ...lines(({ seconds, speaker, text }) => `${speaker}\n${clock(seconds)}\n${text}\n`),
  },
  {
    name: "time and name above, as Fathom",
    ...lines(
      ({ seconds, speaker, organization, text }) => `${short(seconds)} - ${speaker} (${organization})\n  ${text}`,
    ),
  },
  {
    name: "ranges of time above names, as Teams before 2022",
    ...lines(
      ({ seconds, speaker, text }) => `${clock(seconds)}.200 --> ${clock(seconds + 4)}.900\n${speaker}\n${text}\n`,
    ),
  },
  {
    name: "times behind colons, as Rev",
    ...lines(({ seconds, speaker, text }) => `${speaker}: (${clock(seconds)})\n${text}\n`),
  },
  {
    name: "names in brackets before times, as Zoom saves captions",
    ...lines(({ seconds, speaker, text }) => `[${speaker}] ${clock(seconds)}\n${text}\n`),
  },
  {
    name: "names in brackets",
    ...lines(({ speaker, text }) => `[${speaker}] ${text}`, false),
  },
  {
    name: "SubRip with names in brackets",
    ...lines(
      ({ seconds, speaker, text }, index) =>
        `${index + 1}\n${clock(seconds, ",200")} --> ${clock(seconds + 4, ",900")}\n[${speaker}] ${text}\n`,
    ),
  },
  {
    name: "what Teams and Otter say of the transcription",
    hasTimes: true,
    write: (call) =>
      `${call[0]?.speaker} started transcription\n${call.map(({ seconds, speaker, text }) => `${speaker}  ${short(seconds)}\n${text}\n`).join("\n")}${call[0]?.speaker} stopped transcription\nTranscribed by https://otter.ai\n`,
  },
  {
    name: "times above names, as Meet",
    ...lines(({ seconds, speaker, text }) => `${clock(seconds)}\n${speaker}: ${text}\n`),
  },
  {
    name: "WebVTT",
    ...lines(
      ({ seconds, speaker, text }, index) =>
        `${index + 1}\n${clock(seconds, ".200")} --> ${clock(seconds + 4, ".900")}\n${speaker}: ${text}\n`,
      true,
      "WEBVTT\n\n",
    ),
  },
  {
    name: "SubRip",
    ...lines(
      ({ seconds, speaker, text }, index) =>
        `${index + 1}\n${clock(seconds, ",200")} --> ${clock(seconds + 4, ",900")}\n${speaker}: ${text}\n`,
    ),
  },
  {
    name: "old line ends, and a mark at the beginning",
    hasTimes: true,
    write: (call) =>
      `\ufeff${call.map(({ seconds, speaker, text }) => `[${clock(seconds)}] ${speaker}: ${text}`).join("\r\n")}\r\n`,
  },
];
