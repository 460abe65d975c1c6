import type { Script } from "./scripted-service.ts";
import type { TestClock } from "./test-clock.ts";

/** What happens to a list while it is read. */
export type Change = "insert" | "back-date" | "delete" | "move";

export interface ScheduledChange {
  readonly atMs: number;
  readonly kind: Change;
  /** Where, from 0 (the head of the list) to 1 (its end). */
  readonly where: number;
}

interface Row {
  readonly id: string;
}

/** A list of rows, newest first, that changes at its times; pages show it as it is when their response is read. */
export class ChangingList {
  readonly #rows: Row[];
  readonly #changes: ScheduledChange[];
  readonly #withTotal: boolean;
  #inserted = 0;
  /** Rows that were there from the first to the last moment. */
  readonly lasting: Set<string>;

  constructor(total: number, changes: readonly ScheduledChange[], withTotal = true) {
    this.#rows = Array.from({ length: total }, (_, index) => ({ id: `r${index + 1}` }));
    this.#changes = [...changes].sort((one, other) => one.atMs - other.atMs);
    this.#withTotal = withTotal;
    this.lasting = new Set(this.#rows.map(({ id }) => id));
  }

  /** The service's side, on the clock that the test's client has. */
  script(clock: () => TestClock, latencyMs: (page: number) => number): Script {
    return ({ query }) => {
      const page = Number(query.get("page") ?? 1);
      const limit = Number(query.get("limit") ?? 20);
      return {
        latencyMs: latencyMs(page),
        body: { toJSON: () => this.#view(clock().monotonic(), page, limit) },
      };
    };
  }

  #view(nowMs: number, page: number, limit: number): object {
    for (let next = this.#changes[0]; next && next.atMs <= nowMs; next = this.#changes[0]) {
      this.#changes.shift();
      this.#apply(next);
    }
    const total = this.#rows.length;
    const pages = Math.ceil(total / limit);
    const meta = this.#withTotal ? { page, limit, total, total_pages: pages } : { has_more: page < pages };
    return { data: this.#rows.slice((page - 1) * limit, page * limit), error: null, meta };
  }

  #newRow(): Row {
    this.#inserted += 1;
    return { id: `new${this.#inserted}` };
  }

  #apply({ kind, where }: ScheduledChange): void {
    const index = Math.floor(where * this.#rows.length);
    if (kind === "insert") this.#rows.unshift(this.#newRow());
    if (kind === "back-date") this.#rows.splice(index, 0, this.#newRow());
    if (kind === "delete") for (const { id } of this.#rows.splice(index, 1)) this.lasting.delete(id);
    if (kind === "move") this.#rows.unshift(...this.#rows.splice(index, 1));
  }
}
