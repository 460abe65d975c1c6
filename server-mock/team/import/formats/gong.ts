import { isRecord } from "../../../../core/formats/is-record.ts";
import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import { estimateTimes } from "./estimate-times.ts";
import { dateIn, given, type Json, objectsIn, optional, secondsIn, textIn } from "./json-values.ts";
import { nameLabels } from "./speaker-labels.ts";
import type { Attendee, JsonFormat, SpokenCall } from "./spoken-call.ts";

/**
 * Format of Gong's `/v2/calls/transcript`, together with `/v2/calls/extensive`, which alone has the names of the speakers:
 * https://help.gong.io/docs/what-the-gong-api-provides
 */
export const GONG: JsonFormat = {
  id: "gong",
  name: "Gong",
  sign: "`callTranscripts`",
  read: (parsed) => {
    if (!isRecord(parsed) || !Array.isArray(parsed["callTranscripts"])) return undefined;
    const details = new Map(objectsIn(parsed["calls"]).map((call) => [textIn(metaOf(call)["id"]), call]));
    details.delete(undefined);
    return objectsIn(parsed["callTranscripts"]).map((transcript) => {
      const id = textIn(transcript["callId"]);
      return readCall(transcript["transcript"], { id, call: details.get(id) ?? {} });
    });
  },
};

function metaOf(call: Json): Json {
  return isRecord(call["metaData"]) ? call["metaData"] : call;
}

function readCall(transcript: unknown, { id, call }: { id: string | undefined; call: Json }): SpokenCall {
  const meta = metaOf(call);
  const parties = objectsIn(call["parties"]);
  const monologues = objectsIn(transcript);
  const names = new Map(parties.map((party) => [textIn(party["speakerId"]), nameOf(party)]));
  // A party without an ID is not the one who speaks without one.
  names.delete(undefined);
  const labelNameOf = nameLabels(monologues.flatMap(({ speakerId }) => speakerIdOf(speakerId)));
  const speakerOf = ({ speakerId }: Json) => names.get(textIn(speakerId)) ?? labelNameOf(speakerIdOf(speakerId)[0]);
  const duration = meta["duration"];
  return {
    format: "gong",
    ...given("sourceId", id),
    ...optional("title", meta["title"]),
    ...given("startedAt", dateIn(meta["started"] ?? meta["scheduled"])),
    ...(Number.isFinite(duration) ? { durationSeconds: Number(duration) } : {}),
    ...optional("meetingUrl", meta["url"]),
    attendees: parties.map(attendeeOf),
    ...estimateTimes(
      monologues.flatMap((monologue) =>
        objectsIn(monologue["sentences"]).map(({ start, end, text }) => ({
          start: secondsIn(start, "ms"),
          end: secondsIn(end, "ms"),
          speaker: speakerOf(monologue),
          text: textIn(text) ?? "",
        })),
      ),
      true,
    ),
  };
}

/** Even an ID of one or two digits is an ID here, not a speaker number. */
function speakerIdOf(speakerId: unknown): string[] {
  const id = textIn(speakerId);
  return id === undefined ? [] : [id.padStart(3, "0")];
}

function nameOf(party: Json): string {
  return textIn(party["name"]) ?? textIn(party["emailAddress"]) ?? UNKNOWN_SPEAKER;
}

function attendeeOf(party: Json): Attendee {
  const side = textIn(party["affiliation"])?.toLowerCase();
  return {
    name: nameOf(party),
    ...optional("email", party["emailAddress"]),
    ...optional("title", party["title"]),
    ...(side === "internal" || side === "external" ? { isInternal: side === "internal" } : {}),
  };
}
