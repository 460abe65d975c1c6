import { parseMapping } from "./mapping.ts";
import { stepsOf, valuesAt } from "./paths.ts";
import { readMapped } from "./read-mapped.ts";
import type { JsonFormat } from "./spoken-call.ts";

/** A format defined by a mapping, and the paths that distinguish it from others. */
interface MappedFormat {
  id: string;
  name: string;
  mapping: string;
  /** Further paths that the format has. */
  has?: readonly string[];
}

/** Formats as data, most specific first. Their specs: docs/decisions/0086-import-formats-as-data.md. */
const MAPPED: readonly MappedFormat[] = [
  {
    id: "assemblyai",
    name: "AssemblyAI",
    mapping:
      "speaker=utterances[].speaker,text=utterances[].text,start=utterances[].start,end=utterances[].end,id=id,unit=ms",
    has: ["utterances[0].words"],
  },
  {
    id: "aws-transcribe",
    name: "AWS Transcribe",
    mapping:
      "speaker=results.audio_segments[].speaker_label,text=results.audio_segments[].transcript,start=results.audio_segments[].start_time,end=results.audio_segments[].end_time,id=jobName",
    has: ["results.audio_segments[0].speaker_label"],
  },
  {
    id: "fireflies-download",
    name: "Fireflies (download)",
    mapping: "speaker=[].speaker_name,text=[].sentence,start=[].startTime,end=[].endTime",
    has: ["[0].speaker_name"],
  },
  {
    id: "grain",
    name: "Grain",
    mapping: "speaker=[].speaker,text=[].text,start=[].start,end=[].end,unit=ms",
    has: ["[0].participant_id"],
  },
  {
    id: "rev",
    name: "Rev",
    mapping:
      "speaker=monologues[].speaker_info.display_name,text=monologues[].elements[].value,start=monologues[].elements[0].ts",
    has: ["monologues[0].speaker_info.display_name"],
  },
  {
    id: "rev",
    name: "Rev",
    mapping: "speaker=monologues[].speaker,text=monologues[].elements[].value,start=monologues[].elements[0].ts",
    has: ["monologues[0].speaker"],
  },
  {
    id: "fathom",
    name: "Fathom",
    mapping:
      "calls=items[],speaker=transcript[].speaker.display_name,text=transcript[].text,start=transcript[].timestamp,email=transcript[].speaker.matched_calendar_invitee_email,id=recording_id,title=title,started_at=recording_start_time",
    has: ["items[].transcript[].speaker.display_name"],
  },
  {
    id: "fathom",
    name: "Fathom",
    mapping:
      "speaker=transcript[].speaker.display_name,text=transcript[].text,start=transcript[].timestamp,email=transcript[].speaker.matched_calendar_invitee_email,id=recording_id,title=title,started_at=recording_start_time",
    has: ["transcript[0].speaker.display_name"],
  },
  {
    id: "tldv",
    name: "tl;dv",
    mapping: "speaker=data[].speaker,text=data[].text,start=data[].startTime,end=data[].endTime,id=meetingId",
    has: ["meetingId"],
  },
  {
    id: "google-stt",
    name: "Google Speech-to-Text",
    mapping:
      "speaker=results[-1].alternatives[0].words[].speakerTag,text=results[-1].alternatives[0].words[].word,start=results[-1].alternatives[0].words[].startTime,end=results[-1].alternatives[0].words[].endTime",
    has: ["results[-1].alternatives[0].words[0].speakerTag"],
  },
  {
    id: "whisperx",
    name: "WhisperX",
    mapping: "speaker=segments[].speaker,text=segments[].text,start=segments[].start,end=segments[].end",
    has: ["word_segments"],
  },
  {
    id: "whisper",
    name: "Whisper",
    mapping: "speaker=segments[].speaker,text=segments[].text,start=segments[].start,end=segments[].end",
    has: ["segments[0].start"],
  },
  {
    id: "whisper-cpp",
    name: "whisper.cpp",
    mapping:
      "speaker=transcription[].speaker,text=transcription[].text,start=transcription[].offsets.from,end=transcription[].offsets.to,unit=ms",
    has: ["transcription[0].offsets.from"],
  },
];

/** The formats, each recognized by its paths. */
export const MAPPED_FORMATS: readonly JsonFormat[] = MAPPED.map(({ id, name, mapping: text, has = [] }) => {
  const mapping = parseMapping(text);
  const words = mapping.calls === undefined ? mapping.text : `${mapping.calls}.${mapping.text}`;
  const signs = [words, ...has].map((path) => ({ path, steps: stepsOf(path) }));
  return {
    id,
    name,
    sign: signs.map(({ path }) => `\`${path}\``).join(" and "),
    read: (parsed) => {
      if (!signs.every(({ steps }) => valuesAt(parsed, steps).length > 0)) return undefined;
      const calls = readMapped(parsed, mapping, id);
      return calls.length > 0 ? calls : undefined;
    },
  };
});
