import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import { parseTime } from "../../../api/validate/timestamps.ts";
import type { Attendee, SpokenCall, Turn } from "./spoken-call.ts";

type Json = Record<string, unknown>;

/**
 * Reads the JSON that Fireflies (https://docs.fireflies.ai/schema/transcript) and Gong
 * (https://help.gong.io/docs/what-the-gong-api-provides) return for calls. Undefined for other JSON.
 */
export function readRecorderJson(parsed: unknown): SpokenCall[] | undefined {
  if (!isObject(parsed)) return undefined;
  if (Array.isArray(parsed["callTranscripts"])) return readGong(parsed);
  const { data } = parsed;
  const transcripts = firstOf([
    parsed["transcripts"],
    parsed["transcript"],
    isObject(data) ? data["transcripts"] : null,
    isObject(data) ? data["transcript"] : null,
    parsed,
  ]);
  const calls = transcripts.filter((value) => isObject(value) && Array.isArray(value["sentences"]));
  return calls.length > 0 ? calls.map((call) => readFireflies(call as Json)) : undefined;
}

function firstOf(candidates: readonly unknown[]): unknown[] {
  for (const candidate of candidates) {
    if (Array.isArray(candidate)) return candidate;
    if (isObject(candidate)) return [candidate];
  }
  return [];
}

function readFireflies(call: Json): SpokenCall {
  const turns = objectsIn(call["sentences"]).map(
    (sentence): Turn => ({
      start: numberIn(sentence["start_time"]) ?? 0,
      end: numberIn(sentence["end_time"]),
      speaker: textOr(sentence["speaker_name"], UNKNOWN_SPEAKER),
      text: textOr(sentence["text"] ?? sentence["raw_text"], ""),
    }),
  );
  const people = objectsIn(call["meeting_attendees"]).map((person) =>
    attendee(textOr(person["displayName"] ?? person["name"] ?? person["email"], UNKNOWN_SPEAKER), person["email"]),
  );
  const addresses = people.length === 0 ? textsIn(call["participants"]) : [];
  const minutes = numberOr(call["duration"], null);
  const startedAt = timeOf(call["dateString"] ?? call["date"]);
  return {
    format: "fireflies",
    ...optional("sourceId", call["id"]),
    ...optional("title", call["title"]),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(minutes === null ? {} : { durationSeconds: Math.round(minutes * 60) }),
    ...optional("meetingUrl", call["meeting_link"] ?? call["transcript_url"]),
    attendees: [...people, ...addresses.map((email) => attendee(email, email))],
    turns,
  };
}

function readGong(parsed: Json): SpokenCall[] {
  const details = new Map(objectsIn(parsed["calls"]).map((call) => [gongId(call), call]));
  return objectsIn(parsed["callTranscripts"]).map((transcript) => {
    const id = textOr(transcript["callId"], "");
    const call = details.get(id) ?? {};
    const meta = isObject(call["metaData"]) ? call["metaData"] : call;
    const parties = objectsIn(call["parties"]);
    const nameOf = new Map(
      parties.map((party) => [
        textOr(party["speakerId"], ""),
        textOr(party["name"] ?? party["emailAddress"], UNKNOWN_SPEAKER),
      ]),
    );
    const turns = objectsIn(transcript["transcript"]).flatMap((monologue) =>
      objectsIn(monologue["sentences"]).map(
        (sentence): Turn => ({
          start: (numberIn(sentence["start"]) ?? 0) / 1000,
          end: inSeconds(numberIn(sentence["end"])),
          speaker: nameOf.get(textOr(monologue["speakerId"], "")) ?? UNKNOWN_SPEAKER,
          text: textOr(sentence["text"], ""),
        }),
      ),
    );
    const startedAt = timeOf(meta["started"] ?? meta["scheduled"]);
    const duration = numberOr(meta["duration"], null);
    return {
      format: "gong",
      sourceId: id,
      ...optional("title", meta["title"]),
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(duration === null ? {} : { durationSeconds: duration }),
      ...optional("meetingUrl", meta["url"]),
      attendees: parties.map(gongParty),
      turns,
    };
  });
}

function gongId(call: Json): string {
  const { metaData } = call;
  return textOr(isObject(metaData) ? metaData["id"] : call["id"], "");
}

function gongParty(party: Json): Attendee {
  const side = textOr(party["affiliation"], "").toLowerCase();
  return {
    ...attendee(textOr(party["name"] ?? party["emailAddress"], UNKNOWN_SPEAKER), party["emailAddress"]),
    ...optional("title", party["title"]),
    ...(side === "internal" || side === "external" ? { isInternal: side === "internal" } : {}),
  };
}

function attendee(name: string, email: unknown): Attendee {
  return { name, ...optional("email", email) };
}

function optional<Key extends string>(key: Key, value: unknown): { [Name in Key]?: string } {
  return (typeof value === "string" && value !== "" ? { [key]: value } : {}) as { [Name in Key]?: string };
}

/** A time as text, or in milliseconds or seconds since 1970. */
function timeOf(value: unknown): string | undefined {
  if (typeof value === "string") return parseTime(value)?.toISOString();
  if (typeof value !== "number") return undefined;
  const time = new Date(value < 1e11 ? value * 1000 : value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The schema of Fireflies has times as text, its responses as numbers. */
function numberIn(value: unknown): number | null {
  return numberOr(typeof value === "string" && value !== "" ? Number(value) : value, null);
}

function inSeconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1000;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function textOr(value: unknown, other: string): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : other;
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === "number" && Number.isFinite(value) ? value : other;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
