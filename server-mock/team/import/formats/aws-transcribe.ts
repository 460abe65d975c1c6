import { isRecord } from "../../../../core/formats/is-record.ts";
import { type Json, objectsIn, optional, secondsIn, textIn } from "./json-values.ts";
import { nameLabels } from "./speaker-labels.ts";
import type { JsonFormat, Turn } from "./spoken-call.ts";

/** Words with their speakers: https://docs.aws.amazon.com/transcribe/latest/dg/diarization-output-batch.html */
export const AWS_TRANSCRIBE: JsonFormat = {
  id: "aws-transcribe",
  name: "AWS Transcribe",
  sign: "`results.items[].alternatives[].content`",
  read: (parsed) => {
    const results = isRecord(parsed) && isRecord(parsed["results"]) ? parsed["results"] : {};
    const items = objectsIn(results["items"]);
    if (!items.some(({ alternatives }) => objectsIn(alternatives).some(({ content }) => content !== undefined)))
      return undefined;
    return [
      {
        format: "aws-transcribe",
        ...optional("sourceId", (parsed as Json)["jobName"]),
        attendees: [],
        turns: turnsOf(items, labelsIn(results)),
      },
    ];
  },
};

/** Speakers by the start of their words, for output that lists them separately. */
function labelsIn(results: Json): ReadonlyMap<string | undefined, string | undefined> {
  const speakers = isRecord(results["speaker_labels"]) ? objectsIn(results["speaker_labels"]["segments"]) : [];
  const channels = isRecord(results["channel_labels"]) ? objectsIn(results["channel_labels"]["channels"]) : [];
  const words = [...speakers, ...channels].flatMap((part) =>
    objectsIn(part["items"]).map((item) => {
      const label = textIn(item["speaker_label"] ?? part["speaker_label"] ?? part["channel_label"]);
      return [textIn(item["start_time"]), label] as const;
    }),
  );
  const labels = new Map(words);
  // Of punctuation, which has no time.
  labels.delete(undefined);
  return labels;
}

/** One turn per word; punctuation has no time, and is appended to the word before it. */
function turnsOf(items: readonly Json[], labels: ReturnType<typeof labelsIn>): Turn[] {
  const words: { label: string | undefined; start: number; end: number | null; text: string }[] = [];
  for (const item of items) {
    const text = textIn(objectsIn(item["alternatives"])[0]?.["content"]) ?? "";
    const last = words.at(-1);
    const start = secondsIn(item["start_time"]);
    if (start === null && last) last.text += text;
    else {
      const label = textIn(item["speaker_label"] ?? item["channel_label"]) ?? labels.get(textIn(item["start_time"]));
      words.push({ label, start: start ?? 0, end: secondsIn(item["end_time"]), text });
    }
  }
  const nameOf = nameLabels(words.flatMap(({ label }) => label ?? []));
  return words.map(({ label, ...word }) => ({ ...word, speaker: nameOf(label) }));
}
