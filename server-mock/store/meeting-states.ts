import type { Meeting } from "../records/resources.ts";

type Status = Meeting["status"];

/** Transitions of a meeting's status (assumed): docs/decisions/0015-meeting-state-transitions.md. */
const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["fetched", "failed"],
  fetched: ["processing", "completed", "no_transcript", "failed"],
  processing: ["completed", "failed", "no_transcript"],
  completed: ["processing", "fetched"],
  failed: ["processing", "completed", "fetched", "no_transcript"],
  no_transcript: ["fetched"],
};

/** Reports whether a meeting may change from one status to another, which may be the same. */
export function canMove(from: Status, to: Status): boolean {
  return from === to || MOVES[from].includes(to);
}

/** Throws for a transition that is not allowed. */
export function requireMove(id: string, from: Status, to: Status): void {
  if (canMove(from, to)) return;
  const allowed = MOVES[from].join(" or ");
  throw new Error(`The meeting ${id} cannot go from ${from} to ${to}. From ${from} it may go to ${allowed}.`);
}
