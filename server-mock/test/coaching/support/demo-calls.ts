import { type CallToScore, readCall } from "../../../coaching/call-to-score.ts";
import { labeledCalls } from "../../../demo/labels.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

/** The calls of the first meetings of the demo data, as scorers see them. */
export function demoCalls(meetings: number): CallToScore[] {
  return [...labeledCalls({ meetings, now: NOW })].flatMap(({ meeting }) => readCall(meeting, null) ?? []);
}
