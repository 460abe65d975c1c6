import { strToU8, zipSync } from "fflate";

// The shapes in which recorders export calls, each written from its public description (decision 0086). The words are invented.

/** Something said, in whole seconds. */
export interface Said {
  speaker: string;
  start: number;
  end: number;
  text: string;
}

/** One shape of an export. */
export interface Shape {
  name: string;
  file: string;
  write: (call: readonly Said[]) => string | Uint8Array;
  /** How the shape names its speakers, where it does not know their names. */
  nameOf?: (speaker: string, speakers: readonly string[]) => string;
  /** The file says no times: they are estimated. */
  isUntimed?: boolean;
  /** Behind `--map`, for a shape that is read by a mapping. */
  map?: string;
}

export const speakersOf = (call: readonly Said[]): string[] => [...new Set(call.map(({ speaker }) => speaker))];
const pad = (value: number) => String(value).padStart(2, "0");
const clock = (seconds: number) =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
const short = (seconds: number) =>
  seconds < 3600 ? `${Math.floor(seconds / 60)}:${pad(seconds % 60)}` : clock(seconds).replace(/^0/, "");
const lines =
  (write: (said: Said, index: number) => string, before = "", after = "") =>
  (call: readonly Said[]) =>
    `${before}${call.map(write).join("\n")}\n${after}`;
const json = (build: (call: readonly Said[]) => unknown) => (call: readonly Said[]) => JSON.stringify(build(call));
const numberOf = (call: readonly Said[], speaker: string) => speakersOf(call).indexOf(speaker);
const letterOf = (call: readonly Said[], speaker: string) => String.fromCharCode(65 + numberOf(call, speaker));
/** Words of a turn, each with its part of the time. */
const wordsOf = ({ text, start, end }: Said) => {
  const words = text.split(" ");
  const at = (index: number) => start + ((end - start) * index) / words.length;
  return words.map((word, index) => ({ word, start: at(index), end: at(index + 1) }));
};
const numbered = (speaker: string, speakers: readonly string[]) => `Speaker ${speakers.indexOf(speaker) + 1}`;
const lettered = (speaker: string, speakers: readonly string[]) =>
  `Speaker ${String.fromCharCode(65 + speakers.indexOf(speaker))}`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const gongTranscript = (call: readonly Said[], idOf: (speaker: string) => string) => [
  {
    callId: "7782342274025937895",
    transcript: call.map(({ speaker, start, end, text }) => ({
      speakerId: idOf(speaker),
      topic: null,
      sentences: [{ start: start * 1000, end: end * 1000, text }],
    })),
  },
];
const gongId = (call: readonly Said[]) => (speaker: string) => `643245678901234567${numberOf(call, speaker)}`;

const deepgram = (results: object) => ({
  metadata: { request_id: "2479c8c8-8185-40ac-9ac6-f0874419f793", created: "2026-11-03T14:31:00.000Z", channels: 1 },
  results,
});
const deepgramWords = (call: readonly Said[], withSpeaker: boolean) =>
  call.flatMap((said) =>
    wordsOf(said).map(({ word, ...times }) => ({
      ...{ word: word.toLowerCase(), punctuated_word: word, ...times, confidence: 0.98 },
      ...(withSpeaker ? { speaker: numberOf(call, said.speaker), speaker_confidence: 0.6 } : {}),
    })),
  );

const awsItems = (call: readonly Said[], withLabel: boolean) =>
  call.flatMap((said) =>
    wordsOf(said).map(({ word, start, end }) => ({
      ...{ start_time: start.toFixed(3), end_time: end.toFixed(3), type: "pronunciation" },
      ...(withLabel ? { speaker_label: `spk_${numberOf(call, said.speaker)}` } : {}),
      alternatives: [{ confidence: "0.99", content: word }],
    })),
  );

const cue =
  (mark: string) =>
  ({ start, end }: Said) =>
    `${clock(start)}${mark}000 --> ${clock(end)}${mark}000`;

const teamsParagraphs = ({ speaker, start, text }: Said) =>
  `<w:p><w:r><w:t xml:space="preserve">${escaped(speaker)}</w:t></w:r><w:r><w:tab/><w:t>   ${short(start)}</w:t><w:br/><w:t>${escaped(text)}</w:t></w:r></w:p>`;
const docx = (body: string) =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

export const SHAPES: readonly Shape[] = [
  {
    name: "Zoom, VTT",
    file: "zoom.vtt",
    write: lines((said, index) => `${index + 1}\n${cue(".")(said)}\n${said.speaker}: ${said.text}\n`, "WEBVTT\n\n"),
  },
  {
    name: "Teams, VTT",
    file: "teams.vtt",
    write: lines((said) => `${cue(".")(said)}\n<v ${said.speaker}>${escaped(said.text)}</v>\n`, "WEBVTT\n\n"),
  },
  {
    name: "Teams, DOCX",
    file: "teams.docx",
    write: (call) =>
      docx(
        `<w:p><w:r><w:t>Discovery-20261103_140000-Meeting Recording</w:t></w:r></w:p><w:p><w:r><w:t>${call[0]?.speaker} started transcription</w:t></w:r></w:p>${call.map(teamsParagraphs).join("")}<w:p><w:r><w:t>${call[0]?.speaker} stopped transcription</w:t></w:r></w:p>`,
      ),
  },
  {
    name: "SubRip",
    file: "call.srt",
    write: lines((said, index) => `${index + 1}\n${cue(",")(said)}\n${said.speaker}: ${said.text}\n`),
  },
  {
    name: "SubRip, names in brackets",
    file: "call.srt",
    write: lines((said, index) => `${index + 1}\n${cue(",")(said)}\n[${said.speaker}] ${said.text}\n`),
  },
  {
    name: "Fireflies, API",
    file: "fireflies.json",
    write: json((call) => ({
      data: {
        transcript: {
          ...{ id: "01HZY", title: "Discovery", date: 1793714400000, duration: 30.5, meeting_attendees: [] },
          sentences: call.map(({ speaker, start, end, text }, index) => ({
            ...{ index, speaker_name: speaker, speaker_id: numberOf(call, speaker), text, raw_text: text },
            ...{ start_time: start, end_time: end },
          })),
        },
      },
    })),
  },
  {
    name: "Fireflies, download",
    file: "download.json",
    write: json((call) =>
      call.map(({ speaker, start, end, text }) => ({
        ...{ sentence: text, startTime: clock(start), endTime: clock(end) },
        ...{ speaker_name: speaker, speaker_id: numberOf(call, speaker) },
      })),
    ),
  },
  {
    name: "Gong, with parties",
    file: "gong.json",
    write: json((call) => ({
      calls: [
        {
          metaData: { id: "7782342274025937895", title: "Discovery", started: "2026-11-03T14:00:00Z", duration: 7200 },
          parties: speakersOf(call).map((name) => ({ speakerId: gongId(call)(name), name, affiliation: "Unknown" })),
        },
      ],
      callTranscripts: gongTranscript(call, gongId(call)),
    })),
  },
  {
    name: "Gong, IDs alone",
    file: "gong.json",
    write: json((call) => ({ callTranscripts: gongTranscript(call, gongId(call)) })),
    nameOf: numbered,
  },
  {
    name: "Avoma",
    file: "avoma.json",
    write: json((call) => ({
      uuid: "5b1f",
      transcript: call.map(({ speaker, start, end, text }) => ({
        ...{ transcript: text, speaker_id: numberOf(call, speaker), timestamps: [start, end] },
      })),
      speakers: speakersOf(call).map((name, id) => ({ id, name, email: null, is_rep: id === 0 })),
    })),
  },
  {
    name: "Deepgram, utterances",
    file: "deepgram.json",
    write: json((call) =>
      deepgram({
        channels: [{ alternatives: [{ transcript: "", words: deepgramWords(call, true) }] }],
        utterances: call.map(({ speaker, start, end, text }) => ({
          ...{ start, end, transcript: text, channel: 0, speaker: numberOf(call, speaker), confidence: 0.9 },
        })),
      }),
    ),
    nameOf: numbered,
  },
  {
    name: "Deepgram, paragraphs",
    file: "deepgram.json",
    write: json((call) => {
      const paragraphs = call.map(({ speaker, start, end, text }) => ({
        ...{ speaker: numberOf(call, speaker), start, end, sentences: [{ text, start, end }] },
      }));
      return deepgram({ channels: [{ alternatives: [{ transcript: "", words: [], paragraphs: { paragraphs } }] }] });
    }),
    nameOf: numbered,
  },
  {
    name: "Deepgram, words",
    file: "deepgram.json",
    write: json((call) =>
      deepgram({ channels: [{ alternatives: [{ transcript: "", words: deepgramWords(call, true) }] }] }),
    ),
    nameOf: numbered,
  },
  {
    name: "Deepgram, a channel each",
    file: "deepgram.json",
    write: json((call) =>
      deepgram({
        channels: speakersOf(call).map((name) => ({
          alternatives: [
            {
              transcript: "",
              words: deepgramWords(
                call.filter(({ speaker }) => speaker === name),
                false,
              ),
            },
          ],
        })),
      }),
    ),
    nameOf: numbered,
  },
  {
    name: "AssemblyAI",
    file: "assemblyai.json",
    write: json((call) => ({
      ...{ id: "5551722", status: "completed", audio_duration: 281 },
      utterances: call.map(({ speaker, start, end, text }) => ({
        ...{ speaker: letterOf(call, speaker), text, start: start * 1000, end: end * 1000, confidence: 0.9, words: [] },
      })),
    })),
    nameOf: lettered,
  },
  {
    name: "Whisper",
    file: "whisper.json",
    write: json((call) => ({
      ...{ task: "transcribe", language: "english", text: "" },
      segments: call.map(({ start, end, text }, id) => ({ id, seek: 0, start, end, text: ` ${text}`, temperature: 0 })),
    })),
    nameOf: () => "Unknown",
  },
  {
    name: "WhisperX",
    file: "whisperx.json",
    write: json((call) => ({
      segments: call.map((said) => ({
        ...{
          start: said.start,
          end: said.end,
          text: ` ${said.text}`,
          speaker: `SPEAKER_${pad(numberOf(call, said.speaker))}`,
        },
        words: wordsOf(said),
      })),
      word_segments: [],
    })),
    nameOf: numbered,
  },
  {
    name: "AWS Transcribe, segments",
    file: "aws.json",
    write: json((call) => ({
      jobName: "discovery",
      results: {
        transcripts: [{ transcript: "" }],
        items: awsItems(call, true),
        audio_segments: call.map(({ speaker, start, end, text }, id) => ({
          ...{ id, transcript: text, start_time: start.toFixed(2), end_time: end.toFixed(2) },
          ...{ speaker_label: `spk_${numberOf(call, speaker)}`, items: [] },
        })),
      },
    })),
    nameOf: numbered,
  },
  {
    name: "AWS Transcribe, items",
    file: "aws.json",
    write: json((call) => ({ jobName: "discovery", results: { items: awsItems(call, true) } })),
    nameOf: numbered,
  },
  {
    name: "AWS Transcribe, labels beside items",
    file: "aws.json",
    write: json((call) => ({
      jobName: "discovery",
      results: {
        items: awsItems(call, false),
        speaker_labels: {
          speakers: 2,
          segments: call.map((said) => ({
            speaker_label: `spk_${numberOf(call, said.speaker)}`,
            items: wordsOf(said).map(({ start }) => ({ start_time: start.toFixed(3) })),
          })),
        },
      },
    })),
    nameOf: numbered,
  },
  {
    name: "Rev",
    file: "rev.json",
    write: json((call) => ({
      monologues: call.map((said) => ({
        speaker: numberOf(call, said.speaker),
        elements: wordsOf(said).flatMap(({ word, start, end }) => [
          { type: "text", value: word, ts: start, end_ts: end },
          { type: "punct", value: " " },
        ]),
      })),
    })),
    nameOf: numbered,
  },
  {
    name: "Fathom",
    file: "fathom.json",
    write: json((call) => ({
      transcript: call.map(({ speaker, start, text }) => ({
        ...{ speaker: { display_name: speaker, matched_calendar_invitee_email: null }, text, timestamp: clock(start) },
      })),
    })),
  },
  {
    name: "Grain",
    file: "grain.json",
    write: json((call) =>
      call.map(({ speaker, start, end, text }) => ({
        ...{ participant_id: `p${numberOf(call, speaker)}`, speaker, start: start * 1000, end: end * 1000, text },
      })),
    ),
  },
  {
    name: "tl;dv",
    file: "tldv.json",
    write: json((call) => ({
      ...{ id: "t1", meetingId: "m1" },
      data: call.map(({ speaker, start, end, text }) => ({ speaker, text, startTime: start, endTime: end })),
    })),
  },
  {
    name: "Google Speech-to-Text",
    file: "google.json",
    write: json((call) => ({
      results: [
        { alternatives: [{ transcript: "", words: [{ word: "twice", startTime: "0s", endTime: "1s" }] }] },
        {
          alternatives: [
            {
              words: call.flatMap((said) =>
                wordsOf(said).map(({ word, start, end }) => ({
                  ...{ word, startTime: `${start.toFixed(3)}s`, endTime: `${end.toFixed(3)}s` },
                  speakerTag: numberOf(call, said.speaker) + 1,
                })),
              ),
            },
          ],
        },
      ],
    })),
    nameOf: numbered,
  },
  {
    name: "text: the service's own",
    file: "call.txt",
    write: lines(({ start, speaker, text }) => `[${clock(start)}] ${speaker}: ${text}`),
  },
  {
    name: "text: Otter",
    file: "otter.txt",
    write: lines(
      ({ start, speaker, text }) => `${speaker}  ${short(start)}  \n${text}\n`,
      "",
      "Transcribed by https://otter.ai\n",
    ),
  },
  {
    name: "text: Teams",
    file: "teams.txt",
    write: (call) =>
      `${call[0]?.speaker} started transcription\n${lines(({ start, speaker, text }) => `${speaker}   ${short(start)}\n${text}`)(call)}${call[0]?.speaker} stopped transcription\n`,
  },
  {
    name: "text: Teams before 2022",
    file: "teams.txt",
    write: lines((said) => `${cue(".")(said)}\n${said.speaker}\n${said.text}\n`),
  },
  {
    name: "text: Google Meet",
    file: "meet.txt",
    write: lines(
      ({ start, speaker, text }) => `${clock(start)}\n${speaker}: ${text}\n`,
      "",
      "Transcription ended after 00:31:02\n",
    ),
  },
  {
    name: "text: Rev",
    file: "rev.txt",
    write: lines(({ start, speaker, text }) => `${speaker}: (${clock(start)})\n${text}\n`),
  },
  {
    name: "text: Fathom",
    file: "fathom.txt",
    write: lines(({ start, speaker, text }) => `${short(start)} - ${speaker}\n  ${text}\n`),
  },
  {
    name: "text: Zoom's saved captions, times of the day",
    file: "meeting_saved_closed_caption.txt",
    write: lines(({ start, speaker, text }) => `[${speaker}] ${clock(start + 36_000)}\n${text}\n`),
  },
  {
    name: "text: names alone",
    file: "notes.txt",
    write: lines(({ speaker, text }) => `${speaker}: ${text}`),
    isUntimed: true,
  },
  {
    name: "CSV, by a mapping",
    file: "call.csv",
    write: lines(
      ({ speaker, start, text }) => `"${speaker}",${clock(start)},"${text.replaceAll('"', '""')}"`,
      "Who,At,Said\n",
    ),
    map: "speaker=[].Who,text=[].Said,start=[].At",
  },
  {
    name: "TTML, by a mapping",
    file: "call.ttml",
    write: lines(
      ({ speaker, start, end, text }) =>
        `<p begin="${clock(start)}.000" end="${clock(end)}.000" ttm:agent="${escaped(speaker)}">${escaped(text)}</p>`,
      '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><body><div>\n',
      "</div></body></tt>\n",
    ),
    map: "speaker=tt[].body[].div[].p[].ttm:agent,text=tt[].body[].div[].p[].#text,start=tt[].body[].div[].p[].begin,end=tt[].body[].div[].p[].end",
  },
  {
    name: "any JSON, by a mapping",
    file: "other.json",
    write: json((call) => ({
      meta: { version: 2 },
      turns: call.map(({ speaker, start, text }) => ({ who: { label: speaker }, said: text, at_ms: start * 1000 })),
    })),
    map: "speaker=turns[].who.label,text=turns[].said,start=turns[].at_ms,unit=ms",
  },
];
