import type { Meeting } from "../../../records/resources.ts";
import { badge } from "../../views/components.ts";
import type { Content } from "../../views/html.ts";

type Status = Meeting["status"];

/** States of a meeting as people read them, in the order of their lives. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  pending: "Not recorded yet",
  fetched: "No report yet",
  processing: "Being scored",
  completed: "Completed",
  failed: "Failed",
  no_transcript: "No transcript",
};

const KINDS: Readonly<Partial<Record<Status, "good" | "warn" | "bad" | "mute">>> = {
  failed: "bad",
  processing: "warn",
  fetched: "warn",
};

/** The state of a meeting: a badge where it is not completed, since a color that most have says nothing. */
export function statusBadge(status: Status): Content {
  return status === "completed" ? STATUS_NAMES[status] : badge(STATUS_NAMES[status], KINDS[status] ?? "mute");
}
