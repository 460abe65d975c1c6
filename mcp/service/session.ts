import { Directory } from "../../core/people/directory.ts";
import { SvcClient } from "../../src/index.ts";
import { createKeyProof } from "../context/key-proof.ts";
import { KnownIds } from "../context/known-ids.ts";
import { OrganizationStore } from "../context/organization-store.ts";
import type { Memory, ToolContext } from "../context/tool.ts";
import { ToolError } from "../errors/tool-error.ts";
import { type DrawMark, drawRandomMark } from "../response/fence.ts";
import { machineZone } from "../settings/machine-zone.ts";
import { Policy } from "../settings/policy.ts";
import type { Settings } from "../settings/settings.ts";
import { VARIABLES } from "../settings/variables.ts";
import { VERSION } from "../version.ts";
import { createMayWrite } from "./may-write.ts";
import type { Store } from "./store.ts";

/** Cached data of an organization, for all of its keys. */
export interface SessionMemory extends Memory {
  /** The organization's copy on disk, once a call has opened it. */
  copy?: Promise<Store> | undefined;
}

/** State of a session: the client, and data on the key's organization. */
export interface Session {
  /** @throws ToolError when the key or the address is missing */
  svc: () => SvcClient;
  /** Reports whether the key may write, as far as known. */
  mayWrite: () => Promise<boolean>;
  policy: Policy;
  drawMark: DrawMark;
  now: () => Date;
  /** Default time zone: this machine's. */
  timeZone: string;
  memory: SessionMemory;
  /** The client, store and proof of one call. */
  openCall: (signal: AbortSignal, memory: SessionMemory) => Pick<ToolContext, "svc" | "store" | "proof">;
}

/** Test overrides. */
export interface SessionOverrides {
  fetch?: typeof globalThis.fetch;
  drawMark?: DrawMark;
  now?: () => Date;
  timeZone?: string;
  /** Reports what an operator should know; on stderr by default. */
  warn?: (line: string) => void;
}

/** Creates an empty memory. */
export const createMemory = (now: () => Date): SessionMemory => ({
  directory: new Directory(),
  knownIds: new KnownIds(),
  store: new OrganizationStore(() => now().getTime()),
});

/** Creates a session that opens its client on first use. */
export function createSession(
  settings: Settings,
  {
    fetch,
    drawMark = drawRandomMark,
    now = () => new Date(),
    timeZone = machineZone(),
    warn = warnOnStderr,
  }: SessionOverrides = {},
): Session {
  let client: SvcClient | undefined;
  const svc = () => {
    client ??= openClient(settings, fetch ? { fetch } : {});
    return client;
  };
  const { store: place, apiKey = "", apiUrl: baseUrl = "" } = settings;
  const openCall: Session["openCall"] = (signal, memory) => {
    const service = svc();
    const proofs = settings.isRemote ? memory.knownIds.all("proof") : undefined;
    // Without proofs, the organization's copy in the folder cannot be identified.
    if (place === undefined || proofs?.length === 0)
      return { svc: service, store: memory.store, proof: createKeyProof(service, signal) };
    let reading: Promise<typeof globalThis.fetch> | undefined;
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      memory.copy ??= import("./store.ts").then(({ openStore }) =>
        openStore({ ...place, baseUrl, apiKey, proofs, warn }),
      );
      // A copy that could not be opened is tried again by the next call.
      memory.copy.catch(() => {
        memory.copy = undefined;
      });
      reading ??= memory.copy.then((open) => open({ service, signal, now }));
      return (await reading)(input, init);
    };
    // The copy validates the key itself, so nothing else is cached between calls.
    const proof = { require: async () => undefined, accept: () => undefined };
    return { svc: openClient(settings, { fetch, maxRetries: 0 }), store: createMemory(now).store, proof };
  };
  return {
    svc,
    openCall,
    mayWrite: createMayWrite(svc),
    policy: new Policy(settings),
    memory: createMemory(now),
    drawMark,
    now,
    timeZone,
  };
}

const warnOnStderr = (line: string) => void process.stderr.write(`svc-mcp: ${line}\n`);

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
  const [variables, are] = missing.length === 1 ? ["variable", "is"] : ["variables", "are"];
  const toSet = missing.map((name) => `${name} to ${VARIABLES[name]}`).join(" and ");
  return new ToolError({
    message: `Not configured: the environment ${variables} ${missing.join(" and ")} ${are} not set. Ask the user to set ${toSet}, in the \`env\` of this server's entry in the assistant's configuration, and to restart this server.`,
    code: "not_configured",
    retryable: false,
  });
}
