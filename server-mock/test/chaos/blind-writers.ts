import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "../support/processes.ts";

const CRITERIA = [{ name: "C", weight: 100, description: "" }];
const PAGE = 100;

/** What a client was told of a write that it never repeats. */
type Word = "made" | "not made" | "unknown";

/** What clients were told that send each write once, without an Idempotency-Key, beside what is stored. */
export interface BlindReport {
  /** Names of templates of which the response said another thing than the database. */
  liars: string[];
  /** Writes of which nobody said what became of them. */
  unknown: number;
}

/**
 * Clients that create templates once each. A 503 or 507 with `Retry-After` says that nothing was done; without it, it says that
 * this is not known.
 */
export class BlindWriters {
  readonly #server: ServerProcess;
  readonly #headers: Record<string, string>;
  readonly #words = new Map<string, Word>();
  readonly #clients: Promise<void>[];
  #isEnding = false;

  constructor(server: ServerProcess, key: string, clients: number) {
    this.#server = server;
    this.#headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    this.#clients = Array.from({ length: clients }, (_, index) => this.#client(index));
  }

  async end(): Promise<BlindReport> {
    this.#isEnding = true;
    await Promise.all(this.#clients);
    const stored = await this.#storedNames();
    const liars = [...this.#words]
      .filter(([name, word]) => word !== "unknown" && (stored.get(name) ?? 0) !== (word === "made" ? 1 : 0))
      .map(([name, word]) => `${name}: ${word}, stored ${stored.get(name) ?? 0} times`);
    return { liars, unknown: [...this.#words.values()].filter((word) => word === "unknown").length };
  }

  async #client(index: number): Promise<void> {
    const run = crypto.randomUUID().slice(0, 8);
    for (let turn = 0; !this.#isEnding; turn += 1) {
      const name = `blind-${run}-${index}-${turn}`;
      const body = JSON.stringify({ name, prompt_template: "P", grading_criteria: CRITERIA });
      const init = { method: "POST", headers: this.#headers, body };
      this.#words.set(name, wordOf(await fetch(`${this.#server.url}/api/v1/templates`, init)));
      await setTimeout(2);
    }
  }

  async #storedNames(): Promise<Map<string, number>> {
    const names = new Map<string, number>();
    for (let page = 1; ; page += 1) {
      const path = `/api/v1/templates?limit=${PAGE}&page=${page}`;
      const response = await fetch(`${this.#server.url}${path}`, { headers: this.#headers });
      const { data } = (await response.json()) as { data: { name: string }[] };
      for (const { name } of data) names.set(name, (names.get(name) ?? 0) + 1);
      if (data.length < PAGE) return names;
    }
  }
}

function wordOf({ status, headers }: Response): Word {
  if (status === 201) return "made";
  if ((status === 503 || status === 507) && headers.has("retry-after")) return "not made";
  if (status === 503) return "unknown";
  throw new Error(`A write was answered ${status}.`);
}
