import type { SvcClient } from "../../src/index.ts";
import { type DrawMark, drawRandomMark } from "../answer/fence.ts";
import type { Settings } from "../settings/settings.ts";
import { TranscriptCache } from "../transcript/transcript-cache.ts";
import { KnownIds } from "./known-ids.ts";
import { openClient } from "./open-client.ts";

/** What lives as long as the process: the client, and what answers have shown so far. */
export interface Session {
  /** @throws ToolError when the process was started without a key or an address */
  svc: () => SvcClient;
  transcripts: TranscriptCache;
  knownIds: KnownIds;
  drawMark: DrawMark;
}

/** What tests replace. */
export interface SessionOverrides {
  fetch?: typeof globalThis.fetch;
  drawMark?: DrawMark;
}

/** A session that opens its client when that is first needed. */
export function createSession(
  settings: Settings,
  { fetch, drawMark = drawRandomMark }: SessionOverrides = {},
): Session {
  let client: SvcClient | undefined;
  const svc = () => {
    client ??= openClient(settings, fetch ? { fetch } : {});
    return client;
  };
  return { svc, transcripts: new TranscriptCache(), knownIds: new KnownIds(), drawMark };
}
