import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "../support/processes.ts";
import { type HealthWatch, watchHealth } from "./watch-health.ts";

/** What clients saw while something went wrong. */
export interface LoadReport {
  requests: number;
  succeeded: number;
  /** Responses 503 and 507, and connections that were refused: the client knows that it must come back. */
  unavailable: number;
  /** Responses that no client should see, 500 among them. */
  unexpected: string[];
  /** Ids of acknowledged templates that are gone. */
  lost: string[];
  /** Idempotency keys that created more than one template. */
  doubled: string[];
  slowestMs: number;
  /** The slowest of the `/healthz` requests that went beside the others. */
  slowestHealthMs: number;
  /** The most CPU time that the server spent between two turns of its event loop. */
  longestTurnMs: number;
  /** Growth of resident memory, in bytes. */
  memoryGrowth: number;
}

const CRITERIA = [{ name: "C", weight: 100, description: "" }];
const COME_BACK = new Set([503, 507]);

/** Clients that create templates, each with an Idempotency-Key that they repeat until it is acknowledged, and read lists. */
export class Load {
  #server: ServerProcess;
  readonly #headers: Record<string, string>;
  readonly #created = new Map<string, Set<string>>();
  readonly #report: LoadReport = {
    requests: 0,
    succeeded: 0,
    unavailable: 0,
    unexpected: [],
    lost: [],
    doubled: [],
    slowestMs: 0,
    slowestHealthMs: 0,
    longestTurnMs: 0,
    memoryGrowth: 0,
  };
  readonly #run = crypto.randomUUID().slice(0, 8);
  #isEnding = false;
  #writes = 0;
  #clients: Promise<void>[] = [];
  #health: HealthWatch | undefined;
  #isPaused = false;
  #isDoubtful = false;
  #underWay = 0;

  constructor(server: ServerProcess, key: string) {
    this.#server = server;
    this.#headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  }

  start(clients: number): void {
    const memory = this.#server.residentBytes();
    this.#clients = Array.from({ length: clients }, (_, index) => this.#client(index));
    this.#health = watchHealth([this.#server]);
    this.#report.memoryGrowth = -memory;
  }

  /** Resolves when so many further writes are acknowledged. */
  async waitForWrites(count: number): Promise<void> {
    const goal = this.#writes + count;
    while (this.#writes < goal) await setTimeout(5);
  }

  async waitForFailures(count: number): Promise<void> {
    const goal = this.#report.unavailable + count;
    while (this.#report.unavailable < goal) await setTimeout(5);
  }

  /** Lets no request begin until `resume`; resolves when none is under way. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await this.#health?.watch([]);
    while (this.#underWay > 0) await setTimeout(5);
  }

  /** Until `resume`, what is acknowledged is no promise: the disk fails from now on, and may have said before that it has flushed. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** The ids of all that was acknowledged so far. */
  acknowledged(): string[] {
    return [...this.#created.values()].flatMap((ids) => [...ids]);
  }

  /** Goes on with the same server, or with the one that has taken its place. */
  async resume(server = this.#server): Promise<void> {
    this.#server = server;
    await this.#health?.watch([server]);
    this.#isPaused = false;
    this.#isDoubtful = false;
  }

  /** Lets the clients finish what they do, and looks for what they were promised. */
  async end(): Promise<LoadReport> {
    this.#isEnding = true;
    await Promise.all(this.#clients);
    const { failures, ...figures } = (await this.#health?.end()) ?? { failures: [] };
    Object.assign(this.#report, figures);
    this.#report.unexpected.push(...failures);
    this.#report.memoryGrowth += this.#server.residentBytes();
    for (const [idempotencyKey, ids] of this.#created) {
      if (ids.size > 1) this.#report.doubled.push(idempotencyKey);
      for (const id of ids) if ((await this.#get(`templates/${id}`))?.status !== 200) this.#report.lost.push(id);
    }
    return this.#report;
  }

  async #client(index: number): Promise<void> {
    for (let turn = 0; !this.#isEnding; turn += 1) {
      await this.#create(`${this.#run}-${index}-${turn}`);
      await this.#get("templates?limit=5");
    }
  }

  /** Repeats the request until it is acknowledged, and then once more: both must name one template. */
  async #create(idempotencyKey: string): Promise<void> {
    const init = {
      method: "POST",
      headers: { ...this.#headers, "idempotency-key": idempotencyKey },
      body: JSON.stringify({ name: idempotencyKey, prompt_template: "P", grading_criteria: CRITERIA }),
    };
    const ids = new Set<string>();
    for (let acknowledged = 0; acknowledged < 2; ) {
      const response = await this.#send("templates", init);
      if (response?.status === 201) {
        acknowledged += 1;
        const { data } = (await response.json()) as { data: { id: string } };
        if (!this.#isDoubtful) ids.add(data.id);
      } else if (this.#isEnding && acknowledged === 0) return;
      else await setTimeout(10);
    }
    this.#created.set(idempotencyKey, ids);
    this.#writes += 1;
  }

  /** Who cannot read is told when to come back; who writes, where it is known that nothing was written. */
  #reject({ status, headers }: Response, { method }: RequestInit): void {
    this.#report.unavailable += 1;
    if (!method && !headers.has("retry-after")) this.#report.unexpected.push(`${status} without Retry-After`);
  }

  #get(path: string): Promise<Response | undefined> {
    return this.#send(path, { headers: this.#headers });
  }

  async #send(path: string, init: RequestInit): Promise<Response | undefined> {
    while (this.#isPaused) await setTimeout(5);
    const start = performance.now();
    this.#report.requests += 1;
    this.#underWay += 1;
    try {
      const response = await fetch(`${this.#server.url}/api/v1/${path}`, init);
      this.#report.slowestMs = Math.max(this.#report.slowestMs, performance.now() - start);
      if (response.ok) this.#report.succeeded += 1;
      else if (COME_BACK.has(response.status)) this.#reject(response, init);
      else this.#report.unexpected.push(`${response.status} ${await response.text()}`);
      return response;
    } catch (error) {
      this.#report.unexpected.push(String((error as Error).cause ?? error));
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }
}
