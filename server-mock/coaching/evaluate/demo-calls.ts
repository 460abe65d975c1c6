import { labeledCalls } from "../../demo/labels.ts";
import { readCall } from "../call-to-score.ts";
import type { ClaimName } from "../offline/signals/signals.ts";
import type { KnownCall } from "./detector-labels.ts";

/** Agendas are labeled by how good they are, not by whether the other side is asked; next steps not by the time of day. */
const UNLABELED: readonly ClaimName[] = ["agenda-agreed", "timed-next-step"];

/** The demo calls for measuring detectors, generated lazily. */
export function* demoCalls(options: Parameters<typeof labeledCalls>[0]): Generator<KnownCall, void, undefined> {
  for (const { meeting, labels } of labeledCalls(options)) {
    const call = readCall(meeting, null);
    if (call) yield { call, labels: { ...labels, unlabeled: UNLABELED }, language: labels.language };
  }
}
