import { type CallToScore, readCall } from "../../../src/coaching/call-to-score.ts";
import { type PlayedMeeting, playMeeting } from "../../../src/demo/meetings.ts";
import { transcriptOf } from "../../../src/demo/script/call.ts";
import type { MeetingDetail } from "../../../src/resources.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

/** The first calls of the demo data, each as a scorer sees it and as the generator knows it. */
export function demoCalls(count: number): { call: CallToScore; played: PlayedMeeting }[] {
  const accounts = new Map();
  return Array.from({ length: count }, (_, index) => {
    const played = playMeeting({ seed: "demo", index, now: NOW, accounts });
    const meeting: MeetingDetail = {
      ...played.record,
      transcript: transcriptOf(played.call),
      language: played.tongue.language,
    };
    const call = readCall(meeting, null);
    if (!call) throw new Error("A demo call without lines");
    return { call, played };
  });
}
