import { isRecord } from "../../../../core/formats/is-record.ts";
import { estimateTimes } from "./estimate-times.ts";
import { given, type Json, objectsIn, optional, secondsIn, textIn } from "./json-values.ts";
import { nameLabels } from "./speaker-labels.ts";
import type { JsonFormat, SpokenCall } from "./spoken-call.ts";

/** Format of Avoma's API, which lists speakers separately: https://dev694.avoma.com/ */
export const AVOMA: JsonFormat = {
  id: "avoma",
  name: "Avoma",
  sign: "`transcript[].speaker_id` and `speakers`",
  read: (parsed) => {
    const all = isRecord(parsed) && Array.isArray(parsed["results"]) ? parsed["results"] : [parsed];
    const calls = objectsIn(Array.isArray(parsed) ? parsed : all).filter(isCall);
    return calls.length > 0 ? calls.map(readCall) : undefined;
  },
};

function isCall({ transcript, speakers }: Json): boolean {
  const [first] = objectsIn(transcript);
  return first !== undefined && "speaker_id" in first && "transcript" in first && Array.isArray(speakers);
}

function readCall(call: Json): SpokenCall {
  const speakers = objectsIn(call["speakers"]);
  const lines = objectsIn(call["transcript"]);
  const labelNameOf = nameLabels(lines.flatMap(({ speaker_id }) => textIn(speaker_id) ?? []));
  const nameIn = (speaker: Json | undefined, id: string | undefined) =>
    textIn(speaker?.["name"]) ?? textIn(speaker?.["email"]) ?? labelNameOf(id);
  const speakerOf = (id: string | undefined) =>
    id === undefined ? undefined : speakers.find((speaker) => textIn(speaker["id"]) === id);
  return {
    format: "avoma",
    ...optional("sourceId", call["meeting_uuid"] ?? call["uuid"]),
    attendees: speakers.map((speaker) => ({
      name: nameIn(speaker, textIn(speaker["id"])),
      ...optional("email", speaker["email"]),
      ...given("isInternal", typeof speaker["is_rep"] === "boolean" ? speaker["is_rep"] : undefined),
    })),
    ...estimateTimes(
      lines.map(({ transcript, speaker_id, timestamps }) => {
        const times = Array.isArray(timestamps) ? timestamps : [];
        const id = textIn(speaker_id);
        const [start, end] = [secondsIn(times[0]), secondsIn(times.at(-1))];
        // `timestamps` has the start of each word; a single one does not tell the end.
        return {
          start,
          end: times.length > 1 ? end : null,
          speaker: nameIn(speakerOf(id), id),
          text: textIn(transcript) ?? "",
        };
      }),
    ),
  };
}
