import { Directory } from "../../core/people/directory.ts";
import type { SvcClient } from "../../src/index.ts";
import { KnownIds } from "../context/known-ids.ts";
import { ReadCache } from "../context/read-cache.ts";
import type { Memory } from "../context/tool.ts";
import { TranscriptCache } from "../context/transcript-cache.ts";
import { type DrawMark, drawRandomMark } from "../response/fence.ts";
import { Policy } from "../settings/policy.ts";
import type { Settings } from "../settings/settings.ts";
import { openClient } from "./open-client.ts";

/** State that lives as long as the session: the client and what has been read so far. */
export interface Session extends Memory {
  /** @throws ToolError when the key or the address is missing */
  svc: () => SvcClient;
  policy: Policy;
  drawMark: DrawMark;
  now: () => Date;
  /** Of the machine, where a call names none. */
  timeZone: string;
}

/** A server over HTTP has a session for every key. */
const MAX_REMOTE_CHARACTERS = 4_000_000;

/** Test overrides. */
export interface SessionOverrides {
  fetch?: typeof globalThis.fetch;
  drawMark?: DrawMark;
  now?: () => Date;
  timeZone?: string;
}

/** Forgets every list, object and transcript that was read. */
export function forgetRead({ reads, transcripts }: Session): void {
  reads.clear();
  transcripts.clear();
}

/** Creates a session that opens its client on first use. */
export function createSession(
  settings: Settings,
  {
    fetch,
    drawMark = drawRandomMark,
    now = () => new Date(),
    timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  }: SessionOverrides = {},
): Session {
  let client: SvcClient | undefined;
  const svc = () => {
    client ??= openClient(settings, fetch ? { fetch } : {});
    return client;
  };
  const clock = () => now().getTime();
  return {
    svc,
    policy: new Policy(settings),
    directory: new Directory(),
    knownIds: new KnownIds(),
    transcripts: new TranscriptCache(clock, settings.isRemote ? MAX_REMOTE_CHARACTERS : undefined),
    reads: new ReadCache(clock),
    drawMark,
    now,
    timeZone,
  };
}
