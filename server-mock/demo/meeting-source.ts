import type { Random } from "./prng.ts";
import type { CallType, MeetingSource } from "./types.ts";

const usualSources = [
  ["zoom", 33],
  ["google_meet", 22],
  ["teams", 25],
  ["phone", 12],
  ["upload", 8],
] as const;
const coldCallSources = [
  ["phone", 86],
  ["upload", 9],
  ["zoom", 5],
] as const;

export function pickSource(callType: CallType, random: Random): MeetingSource {
  return random.weighted<MeetingSource>(callType === "cold-call" ? coldCallSources : usualSources);
}

/** Address of the call, as the platform would make it; null where there is none. */
export function meetingUrl(source: MeetingSource, random: Random): string | null {
  const digits = () => String(random.integer(100_000_000, 999_999_999));
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([..."bcdfghjkmnpqrstvwxz"])).join("");
  switch (source) {
    case "zoom":
      return `https://zoom.example/j/9${digits()}`;
    case "google_meet":
      return `https://meet.example/${letters(3)}-${letters(4)}-${letters(3)}`;
    case "teams":
      return `https://teams.example/meet/${digits()}?p=${letters(8)}`;
    case "upload":
      return random.chance(0.5) ? `https://files.example/recordings/${digits()}.m4a` : null;
    case "phone":
      return null;
  }
}
