import { Directory } from "../../core/people/directory.ts";
import { SvcClient } from "../../src/index.ts";
import { KnownIds } from "../context/known-ids.ts";
import { ReadCache } from "../context/read-cache.ts";
import type { Memory, ToolContext } from "../context/tool.ts";
import { TranscriptCache } from "../context/transcript-cache.ts";
import { ToolError } from "../errors/tool-error.ts";
import { type DrawMark, drawRandomMark } from "../response/fence.ts";
import { machineZone } from "../settings/machine-zone.ts";
import { Policy } from "../settings/policy.ts";
import type { Settings } from "../settings/settings.ts";
import { VARIABLES } from "../settings/variables.ts";
import { VERSION } from "../version.ts";
import { createMayWrite } from "./may-write.ts";
import type { Store } from "./store.ts";

/** State that lives as long as the session: the client and what has been read so far. */
export interface Session extends Memory {
  /** @throws ToolError when the key or the address is missing */
  svc: () => SvcClient;
  /** Whether the key may write, as far as the service says. */
  mayWrite: () => Promise<boolean>;
  policy: Policy;
  drawMark: DrawMark;
  now: () => Date;
  /** Of the machine, where a call names none. */
  timeZone: string;
  /** The client of one call, and what it may remember: with a store, the calls before it are nothing to it. */
  openCall: (signal: AbortSignal) => Pick<ToolContext, "svc" | "reads" | "transcripts">;
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
  { fetch, drawMark = drawRandomMark, now = () => new Date(), timeZone = machineZone() }: SessionOverrides = {},
): Session {
  let client: SvcClient | undefined;
  const svc = () => {
    client ??= openClient(settings, fetch ? { fetch } : {});
    return client;
  };
  const clock = () => now().getTime();
  const transcripts = new TranscriptCache(clock, settings.isRemote ? MAX_REMOTE_CHARACTERS : undefined);
  const reads = new ReadCache(clock);
  const { store: place, apiKey = "", apiUrl: baseUrl = "" } = settings;
  let store: Promise<Store> | undefined;
  const openCall = (signal: AbortSignal) => {
    const service = svc();
    if (place === undefined) return { svc: service, reads, transcripts };
    let reading: Promise<typeof globalThis.fetch> | undefined;
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      store ??= import("./store.ts").then(({ openStore }) => openStore({ ...place, baseUrl, apiKey }));
      // A store that could not be opened is tried again by the next call.
      store.catch(() => {
        store = undefined;
      });
      reading ??= store.then((open) => open({ service, signal, now }));
      return (await reading)(input, init);
    };
    const memory = { reads: new ReadCache(clock), transcripts: new TranscriptCache(clock) };
    return { svc: openClient(settings, { fetch, maxRetries: 0 }), ...memory };
  };
  return {
    svc,
    openCall,
    mayWrite: createMayWrite(svc),
    policy: new Policy(settings),
    directory: new Directory(),
    knownIds: new KnownIds(),
    transcripts,
    reads,
    drawMark,
    now,
    timeZone,
  };
}

/** Maximum duration of a call, including retries. The official clients give up after 60 s without a reason. */
const DEADLINE_MS = 45_000;

/** Test overrides. */
interface ClientOverrides {
  fetch?: typeof globalThis.fetch;
  maxRetries?: number;
}

/**
 * Opens a client of the service.
 *
 * @throws ToolError that names the missing variables
 */
function openClient({ apiKey, apiUrl, allowIncomplete }: Settings, overrides: ClientOverrides = {}): SvcClient {
  if (apiKey === undefined || apiUrl === undefined) {
    throw notConfigured({ SERVICE_API_KEY: apiKey, SERVICE_API_URL: apiUrl });
  }
  const userAgent = `svc-mcp/${VERSION}`;
  return new SvcClient({ apiKey, baseUrl: apiUrl, userAgent, deadlineMs: DEADLINE_MS, allowIncomplete, ...overrides });
}

function notConfigured(given: Readonly<Record<keyof typeof VARIABLES, string | undefined>>): ToolError {
  const missing = (["SERVICE_API_KEY", "SERVICE_API_URL"] as const).filter((name) => given[name] === undefined);
  const what = missing.length === 1 ? "environment variable" : "environment variables";
  const toSet = missing.map((name) => `${name} to ${VARIABLES[name]}`).join(" and ");
  return new ToolError({
    message: `Not configured: the ${what} ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set. Ask the user to set ${toSet}, in the \`env\` of this server's entry in the assistant's configuration, and to restart this server.`,
    code: "not_configured",
    retryable: false,
  });
}
