import type { Meeting } from "../../../records/resources.ts";
import { badge } from "../../views/components.ts";
import type { Html } from "../../views/html.ts";

type Status = Meeting["status"];

/** States of a meeting as people read them, in the order of their lives. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  pending: "Not recorded yet",
  fetched: "Waiting for a report",
  processing: "Being scored",
  completed: "Completed",
  failed: "Failed",
  no_transcript: "No transcript",
};

const KINDS: Readonly<Partial<Record<Status, "good" | "warn" | "bad" | "mute">>> = {
  completed: "good",
  failed: "bad",
  processing: "warn",
  fetched: "warn",
};

/** The state of a meeting as a badge. */
export function statusBadge(status: Status): Html {
  return badge(STATUS_NAMES[status], KINDS[status] ?? "mute");
}
