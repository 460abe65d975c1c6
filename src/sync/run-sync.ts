import { type Comparing, compareWindow, type Difference, NOTHING, readSecond } from "./compare-window.ts";
import { StateStore } from "./state-store.ts";
import type { ResolvedSyncOptions } from "./sync-options.ts";
import { idOf, queryOf, type SyncSource, shift } from "./sync-source.ts";
import { emptyState, type SyncState } from "./sync-state.ts";
import { ALL, isAll, type SyncEntry, type SyncWindow } from "./sync-store.ts";

/** Rows that differ from the copy, and the state once the copy has them. */
export interface SyncBatch<T> extends Difference<T> {
  /** State to store with the rows, in one transaction if possible; the next run starts from it. */
  readonly state: SyncState;
  /**
   * `true` with the last batch of a window once the copy equals what the service lists in it; `"unknown"` before, and if the service sends
   * no total. A list that provably lacks rows is an `IncompleteListError`.
   */
  readonly verified: true | "unknown";
  /** The range of time that `verified` covers. */
  readonly window: SyncWindow;
}

// Rows of one page, less those within a second of the edges of a window.
const ROWS_PER_PAGE = 95;
// Rows per step of a full comparison: a kill loses no more of the reading.
const ROWS_PER_STEP = 2_000;
// Fewer rows are read rather than counted.
const FEW_ROWS = 200;

type Batches<T> = AsyncGenerator<SyncBatch<T>, void, undefined>;
type Advance = (state: SyncState, isVerified: boolean) => SyncState;

const stay: Advance = (state) => state;

/** One run: compares new rows, and some or all of the older ones. */
export class SyncRun<Row extends object, Detail extends object> {
  readonly #comparing: Comparing<Row, Detail>;
  readonly #own: StateStore | undefined;
  readonly #startedAt: Date;
  #state: SyncState;

  constructor(source: SyncSource<Row, Detail>, options: ResolvedSyncOptions) {
    const { details, state: given } = options;
    const { rows = [], ...state } = given ?? emptyState(source.name, details);
    this.#startedAt = options.now();
    this.#own = options.store ? undefined : new StateStore(rows);
    this.#comparing = { source, options, store: options.store ?? (this.#own as StateStore) };
    // Rows without details are read again with them.
    this.#state = state.details === details ? state : { ...state, details, comparedAt: null, cursor: null };
  }

  async *run(): Batches<Row | Detail> {
    const { source, options } = this.#comparing;
    const { newest, comparedAt, isFiltered } = this.#state;
    if (!source.from || (newest !== null && !isFiltered)) return yield* this.#readAll();
    const isDue = comparedAt === null || this.#startedAt.getTime() - Date.parse(comparedAt) >= options.fullEveryMs;
    if (newest !== null) yield* this.#compare({ from: this.#since(newest), to: null }, stay);
    if (isDue) yield* this.#compareOlder(ROWS_PER_STEP, Infinity);
    else {
      if (options.verifyPages > 0) yield* this.#compareOlder(options.verifyPages * ROWS_PER_PAGE, 1);
      yield* this.#findByCount();
    }
    // The time filter turned out to mean something else.
    if (isFiltered && !this.#state.isFiltered) yield* this.#readAll();
    else if (!isFiltered) yield* this.#tryFilters();
  }

  /** Compares everything as one list: where a list has no filter by time, or one that may mean something else. */
  async *#readAll(): Batches<Row | Detail> {
    const at = this.#startedAt.toISOString();
    yield* this.#compare(ALL, (state, isVerified) => ({
      ...state,
      cursor: null,
      comparedAt: at,
      wholeAt: isVerified ? at : state.wholeAt,
    }));
    if (this.#comparing.source.from) yield* this.#tryFilters();
  }

  /** Compares windows of `rows` known rows each, continuing downwards from where the last run ended. */
  async *#compareOlder(rows: number, windows: number): Batches<Row | Detail> {
    for (let count = 0; count < windows; count += 1) {
      const { cursor, newest } = this.#state;
      const to = cursor ?? (newest === null ? null : this.#since(newest));
      const cycleAt = (cursor === null ? null : this.#state.cycleAt) ?? this.#startedAt.toISOString();
      const isSoFar = cursor === null || this.#state.isCycleVerified;
      const from = await this.#timeOf({ from: null, to }, rows);
      let hasMoved = false;
      yield* this.#compare({ from, to }, (state, isVerified) => {
        hasMoved = true;
        const isCycleVerified = isSoFar && isVerified;
        const wholeAt = isCycleVerified ? cycleAt : state.wholeAt;
        return from === null
          ? { ...state, cursor: null, comparedAt: cycleAt, wholeAt, isUncounted: false }
          : { ...state, cursor: shift(from, -1), cycleAt, isCycleVerified };
      });
      if (from === null || !hasMoved) return;
    }
  }

  /** Where the service's count differs from the copy's, locates the difference by counting halves. */
  async *#findByCount(): Batches<Row | Detail> {
    const { isFiltered, isUncounted } = this.#state;
    if (!isFiltered || isUncounted) return;
    const total = await this.#count(ALL);
    if (total === undefined || (await this.#isCounted(total))) return;
    yield* this.#narrow(ALL, total);
    if (!this.#state.isFiltered || (await this.#isCounted())) return;
    this.#state = { ...this.#state, cursor: null, newest: null };
    yield* this.#compareOlder(ROWS_PER_STEP, Infinity);
    this.#state = { ...this.#state, isUncounted: !(await this.#isCounted()) };
    yield this.#batch(NOTHING, "unknown", ALL);
  }

  async *#narrow(window: SyncWindow, total: number): Batches<Row | Detail> {
    const known = await this.#comparing.store.count(window);
    if (!this.#state.isFiltered || known === total) return;
    const middle = known > FEW_ROWS ? await this.#timeOf(window, Math.ceil(known / 2)) : null;
    const lower = { from: window.from, to: middle };
    const below = middle === null ? undefined : await this.#count(lower);
    if (middle === null || below === undefined) return yield* this.#compare(window, stay);
    yield* this.#narrow({ from: shift(middle, 1), to: window.to }, total - below);
    yield* this.#narrow(lower, below);
  }

  async #isCounted(given?: number): Promise<boolean> {
    const total = given ?? (await this.#count(ALL));
    return total === undefined || total === (await this.#comparing.store.count(ALL));
  }

  /** The service's count of a window, for one request. */
  async #count(window: SyncWindow): Promise<number | undefined> {
    const { source, options } = this.#comparing;
    const page = await source.list({ ...queryOf(source, window, 0), limit: 1 }, { signal: options.signal });
    return page.meta?.total;
  }

  /** Verifies the time filters on the second around three known rows: they must return these and no others. */
  async *#tryFilters(): Batches<Row | Detail> {
    const { source, store } = this.#comparing;
    const known = await store.count(ALL);
    const ranks = known < 2 ? [] : [1, Math.ceil(known / 2), known];
    let isFiltered = ranks.length > 0;
    for (const rank of ranks) {
      const at = await this.#timeOf(ALL, rank);
      const rows = at === null ? undefined : await readSecond(this.#comparing, at);
      const ids = new Set(rows?.map((row) => idOf(source, row, 1)));
      isFiltered &&= rows !== undefined;
      for await (const { id } of store.entries({ from: at, to: at })) if (!ids.has(id)) isFiltered = false;
      if (!isFiltered) break;
    }
    if (isFiltered === this.#state.isFiltered) return;
    this.#state = { ...this.#state, isFiltered };
    yield this.#batch(NOTHING, "unknown", ALL);
  }

  /** Time of the last of so many rows of the copy, newest first; null where a window has fewer. */
  async #timeOf(window: SyncWindow, rows: number): Promise<string | null> {
    let last: SyncEntry | undefined;
    let count = 0;
    for await (const entry of this.#comparing.store.entries(window, rows)) {
      last = entry;
      count += 1;
    }
    return count < rows ? null : (last?.at ?? null);
  }

  #since(newest: string): string {
    const latest = Math.min(Date.parse(newest), this.#startedAt.getTime());
    return new Date(latest - this.#comparing.options.lookbackMs).toISOString();
  }

  async *#compare(window: SyncWindow, advance: Advance): Batches<Row | Detail> {
    const steps = compareWindow(this.#comparing, window);
    for (;;) {
      const step = await steps.next();
      const difference = step.done ? step.value.last : step.value;
      this.#own?.put(difference.entries);
      this.#own?.remove(difference.gone);
      if (!step.done) {
        yield this.#batch(difference, "unknown", window);
        continue;
      }
      const { isForeign } = step.value;
      // A filter that was never tried proves nothing.
      const verified = isAll(window) || this.#state.isFiltered ? step.value.verified : "unknown";
      if (isForeign) this.#state = { ...this.#state, isFiltered: false, cursor: null };
      else {
        const newest = window.to === null ? await this.#timeOf(ALL, 1) : this.#state.newest;
        this.#state = advance({ ...this.#state, newest }, verified === true);
      }
      return yield this.#batch(difference, verified, window);
    }
  }

  #batch<T>(difference: Difference<T>, verified: true | "unknown", window: SyncWindow): SyncBatch<T> {
    const state = this.#own ? { ...this.#state, rows: this.#own.toTexts() } : this.#state;
    return { ...difference, state, verified, window };
  }
}
