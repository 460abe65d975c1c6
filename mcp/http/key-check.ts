import { isSvcError } from "../../src/index.ts";
import type { Session } from "../service/session.ts";

/** State of a key, as the service reports it; `unknown` if the service could not be reached. */
export type KeyState = "valid" | "rejected" | "unknown";

const PATIENCE_MS = 10_000;

/**
 * Validates a key with the service before each use, so that a revoked one reads nothing, not even cached data. Concurrent
 * requests with one key share a check. A key without read permission is valid: each tool reports what it may not do.
 */
export class KeyCheck {
  readonly #asking = new Map<string, Promise<KeyState>>();
  readonly #open: (apiKey: string) => Promise<Pick<Session, "svc">>;

  /** Opens a session for the check only, so that unknown keys do not displace cached sessions. */
  constructor(open: (apiKey: string) => Promise<Pick<Session, "svc">>) {
    this.#open = open;
  }

  ask(apiKey: string): Promise<KeyState> {
    const running = this.#asking.get(apiKey);
    if (running) return running;
    const asking = this.#ask(apiKey).finally(() => this.#asking.delete(apiKey));
    this.#asking.set(apiKey, asking);
    return asking;
  }

  async #ask(apiKey: string): Promise<KeyState> {
    try {
      const { svc } = await this.#open(apiKey);
      await svc().templates.list({ limit: 1 }, { maxRetries: 0, timeoutMs: PATIENCE_MS });
      return "valid";
    } catch (error) {
      if (!isSvcError(error)) return "unknown";
      if (error.code === "insufficient_permission") return "valid";
      // The SDK sends nothing that cannot be a key.
      const isNoKey = error.code === "invalid_options" && error.option === "apiKey";
      return isNoKey || ("status" in error && error.status === 401) ? "rejected" : "unknown";
    }
  }
}
