import { isRecord } from "../../../../core/formats/is-record.ts";
import { type Json, objectsIn, optional } from "./json-values.ts";
import type { Mapping } from "./mapping.ts";
import { readMapped } from "./read-mapped.ts";
import type { JsonFormat, SpokenCall, Turn } from "./spoken-call.ts";

const ID = "deepgram";
/** Locations of speakers in a channel, best first: paragraphs, or only words, depending on the request. */
const IN_CHANNEL: readonly Mapping[] = [
  ["paragraphs.paragraphs[].speaker", "paragraphs.paragraphs[].sentences[]", "text"] as const,
  ["words[].speaker", "words[]", "punctuated_word"] as const,
  ["words[].speaker", "words[]", "word"] as const,
].map(([speaker, list, text]) => {
  const at = `alternatives[0].${list}`;
  return { speaker: `alternatives[0].${speaker}`, text: `${at}.${text}`, start: `${at}.start`, end: `${at}.end` };
});

/** Format of Deepgram's responses for recordings: https://developers.deepgram.com/docs/diarization */
export const DEEPGRAM: JsonFormat = {
  id: ID,
  name: "Deepgram",
  sign: "`results.channels[].alternatives`",
  read: (parsed) => {
    const results = isRecord(parsed) && isRecord(parsed["results"]) ? parsed["results"] : {};
    const channels = objectsIn(results["channels"]);
    if (!Array.isArray(channels[0]?.["alternatives"])) return undefined;
    const metadata = (parsed as Json)["metadata"];
    const turns = utterancesIn(results) ?? turnsOf(channels);
    if (turns.length === 0) return undefined;
    const id = isRecord(metadata) ? metadata["request_id"] : undefined;
    return [{ format: ID, ...optional("sourceId", id), attendees: [], turns }];
  },
};

/** Utterances have a channel, and a speaker if that was requested. */
function utterancesIn(results: Json): readonly Turn[] | undefined {
  const hasSpeakers = objectsIn(results["utterances"]).some(({ speaker }) => speaker !== undefined);
  const at = "utterances[]";
  const speaker = `${at}.${hasSpeakers ? "speaker" : "channel"}`;
  const mapping = { speaker, text: `${at}.transcript`, start: `${at}.start`, end: `${at}.end` };
  return readMapped(results, mapping, ID)[0]?.turns;
}

/** Each channel is one speaker: https://developers.deepgram.com/docs/multichannel */
function turnsOf(channels: readonly Json[]): Turn[] {
  return channels.flatMap((channel, index) => {
    const calls = IN_CHANNEL.flatMap((mapping): SpokenCall[] => readMapped(channel, mapping, ID));
    const turns = calls[0]?.turns ?? [];
    return channels.length === 1 ? turns : turns.map((turn) => ({ ...turn, speaker: `Speaker ${index + 1}` }));
  });
}
