import { hash } from "node:crypto";
import { parseTime } from "../validation/timestamps.ts";
import { durationOf, participantsOf, type SpokenCall, transcriptOf, turnTimesOf } from "./formats/spoken-call.ts";
import type { ImportFile, ImportRow } from "./read-rows.ts";

/** What the person who imports says of a call, and its file does. */
export interface CallContext {
  /** Path as it is shown. */
  path: string;
  fileName: string;
  startedAt?: string | undefined;
  title?: string | undefined;
  /** What to do about a call without a start, but for its file's name; by default what the command line can do. */
  startAdvice?: string;
}

/** Calls of recorders as rows, or what is missing of them. */
export function spokenRows(calls: readonly SpokenCall[], context: CallContext): ImportFile {
  const file: ImportFile = { rows: [], problems: [] };
  for (const [index, call] of calls.entries()) {
    const location = calls.length === 1 ? context.path : `${context.path}[${index}]`;
    const row = rowOf(call, { ...context, path: location });
    if ("problem" in row) file.problems.push(row.problem);
    else file.rows.push(row);
  }
  return file;
}

function rowOf(call: SpokenCall, context: CallContext): ImportRow | { problem: string } {
  const startedAt = context.startedAt ?? call.startedAt ?? timeInName(context.fileName);
  if (startedAt === undefined)
    return {
      problem: `${context.path}: it does not say when it started. ${context.startAdvice ?? "Set --started-at"}, or put the time into its name, such as 2026-11-03T14-00-00Z.`,
    };
  const start = new Date(startedAt);
  const seconds = durationOf(call);
  const transcript = transcriptOf(call.turns);
  const turns = turnTimesOf(call.turns);
  const identity = call.sourceId ?? hash("sha256", `${start.toISOString()}\n${transcript}`, "hex");
  return {
    location: context.path,
    kind: "meeting",
    ...(turns ? { turns } : {}),
    value: {
      source_id: `${call.format}/${identity}`,
      title: context.title ?? call.title ?? context.fileName,
      started_at: start.toISOString(),
      ended_at: new Date(start.getTime() + seconds * 1000).toISOString(),
      duration_seconds: seconds,
      ...(call.meetingUrl === undefined ? {} : { meeting_url: call.meetingUrl }),
      participants: participantsOf(call).map(({ isInternal = false, ...person }) => ({
        ...person,
        is_internal: isInternal,
      })),
      ...(transcript === "" ? { status: "no_transcript" } : { transcript }),
    },
  };
}

/** `GMT20261103-140000`, as Zoom names files, or `2026-11-03T14-00-00Z` with any marks between; UTC. */
function timeInName(name: string): string | undefined {
  const [, year, month, day, hour = "00", minute = "00", second = "00"] =
    /(\d{4})-?(\d{2})-?(\d{2})(?:[T _-]+(\d{2})[-:.h]?(\d{2})(?:[-:.m]?(\d{2}))?)?/.exec(name) ?? [];
  if (year === undefined) return undefined;
  return parseTime(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)?.toISOString();
}
