import { countText } from "../../../core/words/count-text.ts";
import { redactHeaders, redactText } from "./redact.ts";
import { type ComparedRequest, matches, type RequestMatch, type SeenRequest, toCompared } from "./request-match.ts";

/** A request to the server, with all API keys redacted. */
export interface JournalEntry {
  requestId: string;
  operationId: string | undefined;
  method: string;
  /** Path without the query. */
  path: string;
  /** Query parameters; a repeated one has all of its values. */
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  /** JSON body, or its first 64 KiB as text if it is longer or not JSON; undefined if none was read. */
  body: unknown;
  /** Status of the response; undefined when the connection was closed without one. */
  status: number | undefined;
}

/** Expected number of requests for `verify`; exactly one by default. */
export type Expected = number | { atLeast?: number; atMost?: number };

/** Latest requests, to assert what a client has sent. */
export interface RequestJournal {
  /** The latest 1,000 requests, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Requests that match, oldest first. */
  matching(match: RequestMatch): JournalEntry[];
  /**
   * Asserts how many requests match.
   *
   * @example server.requests.verify({ operationId: "createTemplate", key: server.keys.write }, 1);
   * @throws Error that lists the requests instead
   */
  verify(match: RequestMatch, expected?: Expected): void;
  clear(): void;
}

const MAX_ENTRIES = 1_000;
const MAX_BODY_TEXT = 64 * 1024;
const MAX_SHOWN = 10;

/** Keeps the latest requests. */
export class RecordingJournal implements RequestJournal {
  #kept: { compared: ComparedRequest; entry: JournalEntry }[] = [];

  get entries(): readonly JournalEntry[] {
    return this.#kept.map(({ entry }) => entry);
  }

  matching(match: RequestMatch): JournalEntry[] {
    return this.#kept.filter(({ compared }) => matches(match, compared)).map(({ entry }) => entry);
  }

  verify(match: RequestMatch, expected: Expected = 1): void {
    const count = this.matching(match).length;
    const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } =
      typeof expected === "number" ? { atLeast: expected, atMost: expected } : expected;
    if (count >= atLeast && count <= atMost) return;
    const wanted =
      typeof expected === "number" ? countText(expected, "request") : `${JSON.stringify(expected)} requests`;
    throw new Error(
      `Expected ${wanted} that match ${redactText(JSON.stringify(match))}, got ${count}.\n${this.#summary()}`,
    );
  }

  clear(): void {
    this.#kept = [];
  }

  record(
    request: SeenRequest,
    response: {
      requestId: string;
      operationId: string | undefined;
      status: number | undefined;
      bodyText?: string | undefined;
    },
  ): void {
    const compared = toCompared(request, response.operationId);
    const { method, path, query } = compared;
    const { requestId, operationId, status, bodyText } = response;
    const entry: JournalEntry = {
      requestId,
      operationId,
      method,
      path: redactText(path),
      query: toRecord(query),
      headers: redactHeaders(request.headers),
      body: bodyText === undefined ? undefined : toBody(redactText(bodyText).slice(0, MAX_BODY_TEXT)),
      status,
    };
    this.#kept.push({ compared, entry });
    if (this.#kept.length > MAX_ENTRIES) this.#kept.shift();
  }

  #summary(): string {
    if (this.#kept.length === 0) return "No request was sent.";
    const lines = this.#kept.slice(-MAX_SHOWN).map(({ entry, compared }) => {
      const search = compared.query.size === 0 ? "" : `?${redactText(compared.query.toString())}`;
      return `  ${entry.method} ${entry.path}${search} -> ${entry.status ?? "connection closed"}`;
    });
    return [`The latest ${lines.length} of ${this.#kept.length} requests:`, ...lines].join("\n");
  }
}

function toRecord(query: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(query.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = query.getAll(name).map(redactText);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

function toBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
