import { createHash, randomUUID } from "node:crypto";
import { type Server, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";

/** Header of a session's id. */
export const SESSION_HEADER = "mcp-session-id";
const MAX_SESSIONS = 100;
const MAX_IDLE_MS = 60 * 60_000;
const MAX_INITIALIZE_BYTES = 100_000;

interface AskingSession {
  transport: WebStandardStreamableHTTPServerTransport;
  /** Hash of the token that opened the session. */
  owner: string;
  usedAt: number;
}

/**
 * Sessions of clients of the 2025 era that can ask their user: in that era a question is a request of the server, whose response arrives in
 * a request of its own. All other clients are served without a session, and so are those whose session has ended, except for what needs
 * the question.
 */
export class AskingSessions {
  readonly #sessions = new Map<string, AskingSession>();
  readonly #createServer: (token: string) => Server;
  readonly #now: () => number;

  constructor(createServer: (token: string) => Server, now: () => number = Date.now) {
    this.#createServer = createServer;
    this.#now = now;
  }

  /** The response of a session; undefined for a request that belongs to none and begins none. */
  async fetch(request: Request, token: string): Promise<Response | undefined> {
    const authInfo = { token, clientId: "", scopes: [] };
    const id = request.headers.get(SESSION_HEADER);
    const session = id === null ? undefined : this.#sessions.get(id);
    if (session) {
      if (session.owner !== hash(token)) return undefined;
      session.usedAt = this.#now();
      return session.transport.handleRequest(request, { authInfo });
    }
    if (id !== null || request.method !== "POST" || !(await canAsk(request))) return undefined;
    const transport = await this.#open(token);
    return transport.handleRequest(request, { authInfo });
  }

  async #open(token: string): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { transport, owner: hash(token), usedAt: this.#now() });
        this.#closeIdle();
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    await this.#createServer(token).connect(transport);
    return transport;
  }

  #closeIdle(): void {
    const byUse = [...this.#sessions].sort(([, one], [, two]) => one.usedAt - two.usedAt);
    const surplus = this.#sessions.size - MAX_SESSIONS;
    byUse.forEach(([id, { transport, usedAt }], index) => {
      if (index >= surplus && this.#now() - usedAt < MAX_IDLE_MS) return;
      this.#sessions.delete(id);
      void transport.close();
    });
  }

  /** Ends all sessions and their streams. */
  async close(): Promise<void> {
    const transports = [...this.#sessions.values()].map(({ transport }) => transport);
    this.#sessions.clear();
    await Promise.all(transports.map((transport) => transport.close()));
  }
}

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether a request begins a session of a client that can ask its user. */
async function canAsk(request: Request): Promise<boolean> {
  // Nothing longer is read before the protocol's library, which has a limit of its own.
  if (!(Number(request.headers.get("content-length") ?? Number.NaN) <= MAX_INITIALIZE_BYTES)) return false;
  try {
    const message = await request.clone().json();
    return message?.method === "initialize" && message.params?.capabilities?.elicitation !== undefined;
  } catch {
    return false;
  }
}
