import { randomUUID } from "node:crypto";
import { type Server, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { EventMemory } from "./event-memory.ts";
import { tokenDigest } from "./token-digest.ts";

/** An authorized request: its key, and whether it is read-only. */
export interface Grant {
  token: string;
  readOnly: boolean;
}

/** Header of a session's id. */
export const SESSION_HEADER = "mcp-session-id";
const MAX_SESSIONS = 100;
/** Per key, so that no client can evict the sessions of others. */
const MAX_SESSIONS_OF_KEY = 10;
const MAX_IDLE_MS = 60 * 60_000;
const MAX_INITIALIZE_BYTES = 100_000;

interface AskingSession {
  transport: WebStandardStreamableHTTPServerTransport;
  /** Hash of the token that opened the session. */
  owner: string;
  readOnly: boolean;
  usedAt: number;
}

/**
 * Sessions of clients that can ask their user, in the protocol versions of 2025: there a question is a request by the server, and its
 * response arrives in a separate HTTP request. All other clients are served without a session, and so are clients whose session has ended,
 * except for calls that need a confirmation.
 */
export class AskingSessions {
  readonly #sessions = new Map<string, AskingSession>();
  readonly #createServer: (grant: Grant) => Server;
  readonly #now: () => number;

  constructor(createServer: (grant: Grant) => Server, now: () => number = Date.now) {
    this.#createServer = createServer;
    this.#now = now;
  }

  /** Handles a request of a session or one that starts a session; undefined for any other. */
  async fetch(request: Request, grant: Grant): Promise<Response | undefined> {
    const { token, readOnly } = grant;
    const authInfo = { token, clientId: "", scopes: [] };
    const id = request.headers.get(SESSION_HEADER);
    const session = id === null ? undefined : this.#sessions.get(id);
    if (session) {
      // A session keeps the permissions that it started with.
      if (session.owner !== tokenDigest(token) || session.readOnly !== readOnly) return undefined;
      session.usedAt = this.#now();
      return session.transport.handleRequest(request, { authInfo });
    }
    if (id !== null || request.method !== "POST" || !(await canAsk(request))) return undefined;
    const transport = await this.#open(grant);
    return transport.handleRequest(request, { authInfo });
  }

  async #open(grant: Grant): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      eventStore: new EventMemory(),
      onsessioninitialized: (id) => {
        const owner = tokenDigest(grant.token);
        this.#sessions.set(id, { transport, owner, readOnly: grant.readOnly, usedAt: this.#now() });
        this.#closeIdle(owner);
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    await this.#createServer(grant).connect(transport);
    return transport;
  }

  #closeIdle(owner: string): void {
    const byUse = [...this.#sessions].sort(([, one], [, two]) => one.usedAt - two.usedAt);
    const ofOwner = byUse.filter(([, session]) => session.owner === owner);
    const idle = byUse.filter(([, { usedAt }]) => this.#now() - usedAt >= MAX_IDLE_MS);
    const surplus = [
      ...ofOwner.slice(0, Math.max(0, ofOwner.length - MAX_SESSIONS_OF_KEY)),
      ...byUse.slice(0, Math.max(0, byUse.length - MAX_SESSIONS)),
    ];
    for (const [id] of [...idle, ...surplus]) void this.#end(id);
  }

  async #end(id: string): Promise<void> {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    await session?.transport.close();
  }

  /** Ends the sessions of a key that the service now rejects. */
  async closeOf(token: string): Promise<void> {
    const owner = tokenDigest(token);
    const ids = [...this.#sessions].filter(([, session]) => session.owner === owner).map(([id]) => id);
    await Promise.all(ids.map((id) => this.#end(id)));
  }

  /** Ends all sessions and their streams. */
  async close(): Promise<void> {
    await Promise.all([...this.#sessions.keys()].map((id) => this.#end(id)));
  }
}

/** Reports whether a request starts a session of a client that can ask its user. */
async function canAsk(request: Request): Promise<boolean> {
  // Longer bodies are left to the protocol library, which has its own limit.
  if (!(Number(request.headers.get("content-length") ?? Number.NaN) <= MAX_INITIALIZE_BYTES)) return false;
  try {
    const message = await request.clone().json();
    return message?.method === "initialize" && message.params?.capabilities?.elicitation !== undefined;
  } catch {
    return false;
  }
}
