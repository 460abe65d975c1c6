import type { SvcClient } from "../../src/index.ts";
import { KnownIds } from "../context/known-ids.ts";
import { TranscriptCache } from "../context/transcript-cache.ts";
import { type DrawMark, drawRandomMark } from "../response/fence.ts";
import type { Settings } from "../settings/settings.ts";
import { openClient } from "./open-client.ts";

/** State that lives as long as the session: the client and its caches. */
export interface Session {
  /** @throws ToolError when the key or the address is missing */
  svc: () => SvcClient;
  transcripts: TranscriptCache;
  knownIds: KnownIds;
  drawMark: DrawMark;
}

/** Test overrides. */
export interface SessionOverrides {
  fetch?: typeof globalThis.fetch;
  drawMark?: DrawMark;
}

/** Creates a session that opens its client on first use. */
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
