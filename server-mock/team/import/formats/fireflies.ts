import { isRecord } from "../../../../core/formats/is-record.ts";
import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import { estimateTimes } from "./estimate-times.ts";
import { dateIn, given, type Json, objectsIn, optional, secondsIn, textIn } from "./json-values.ts";
import type { Attendee, JsonFormat, SpokenCall } from "./spoken-call.ts";

/** Format of Fireflies' API: https://docs.fireflies.ai/schema/transcript */
export const FIREFLIES: JsonFormat = {
  id: "fireflies",
  name: "Fireflies (API)",
  sign: "`sentences` of a `transcript`",
  read: (parsed) => {
    if (!isRecord(parsed)) return undefined;
    const data = isRecord(parsed["data"]) ? parsed["data"] : {};
    const transcripts = firstOf([
      parsed["transcripts"],
      parsed["transcript"],
      data["transcripts"],
      data["transcript"],
      parsed,
    ]);
    const calls = objectsIn(transcripts).filter(({ sentences }) => isSpoken(sentences));
    return calls.length > 0 ? calls.map(readCall) : undefined;
  },
};

/** Distinguishes the sentences from those of other recorders, whose times have other names. */
function isSpoken(sentences: unknown): boolean {
  const [first] = objectsIn(sentences);
  return Array.isArray(sentences) && !(first && "start" in first);
}

function firstOf(candidates: readonly unknown[]): unknown {
  return candidates
    .map((candidate) => (isRecord(candidate) ? [candidate] : candidate))
    .find((candidate) => Array.isArray(candidate));
}

function readCall(call: Json): SpokenCall {
  const people = objectsIn(call["meeting_attendees"]).map((person) => {
    const email = textIn(person["email"]);
    return {
      name: textIn(person["displayName"]) ?? textIn(person["name"]) ?? email ?? UNKNOWN_SPEAKER,
      ...given("email", email),
    };
  });
  const minutes = call["duration"];
  return {
    format: "fireflies",
    ...optional("sourceId", call["id"]),
    ...optional("title", call["title"]),
    ...given("startedAt", dateIn(call["dateString"]) ?? dateIn(call["date"])),
    ...(Number.isFinite(minutes) ? { durationSeconds: Math.round(Number(minutes) * 60) } : {}),
    ...optional("meetingUrl", call["meeting_link"] ?? call["transcript_url"]),
    attendees: people.length > 0 ? people : addressesIn(call["participants"]),
    ...estimateTimes(
      objectsIn(call["sentences"]).map((sentence) => ({
        start: secondsIn(sentence["start_time"]),
        end: secondsIn(sentence["end_time"]),
        speaker: textIn(sentence["speaker_name"]) ?? UNKNOWN_SPEAKER,
        text: textIn(sentence["text"] ?? sentence["raw_text"]) ?? "",
      })),
      true,
    ),
  };
}

function addressesIn(value: unknown): Attendee[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
  return texts.map((email: string) => ({ name: email, email }));
}
