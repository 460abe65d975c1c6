import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin } from "../../../src/sync/sync-store.ts";
import {
  type SyncBatch,
  type SyncEntry,
  type SyncResource,
  type SyncState,
  type SyncStore,
  type SyncWindow,
  sync,
} from "../../../src/sync.ts";
import { samples } from "../../support/draw.ts";
import { hash, SYNC_DIALECTS, type SyncDialect, SyncedService } from "./support/synced-service.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");
const LOOKBACK_HOURS = 48;

/** What happens to the service between two runs, or while one is under way. */
interface Change {
  readonly kind: "new" | "late" | "very late" | "change" | "delete" | "sweep" | "move";
  /** Of which row, or how late, from 0 to 1. */
  readonly where: number;
}

/** One run: what happened before, what happens meanwhile, and the batch after which the program ends. */
interface Round {
  readonly before: readonly Change[];
  readonly meanwhile: readonly Change[];
  readonly killedAfter: number | undefined;
  /** Whether the last batch was stored before the kill. */
  readonly isStored: boolean;
  readonly hoursLater: number;
}

const change = (...kinds: Change["kind"][]) =>
  fc.record({ kind: fc.constantFrom(...kinds), where: fc.double({ min: 0, max: 0.999, noNaN: true }) });

const round: fc.Arbitrary<Round> = fc.record({
  before: fc.array(change("new", "new", "late", "very late", "change", "delete", "sweep", "move"), { maxLength: 6 }),
  meanwhile: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(change("new", "change", "delete"), { maxLength: 4 }) },
  ),
  killedAfter: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat({ max: 8 }) }),
  isStored: fc.boolean(),
  hoursLater: fc.integer({ min: 1, max: 100 }),
});

/** How an integrator uses the sync. */
interface Kind {
  readonly resource: "reports" | "insights";
  readonly hasDetails: boolean;
  readonly hasStore: boolean;
}

const kind: fc.Arbitrary<Kind> = fc.oneof(
  fc.record({ resource: fc.constant("reports"), hasDetails: fc.boolean(), hasStore: fc.boolean() } as const),
  fc.record({ resource: fc.constant("insights"), hasDetails: fc.constant(false), hasStore: fc.boolean() } as const),
);

const resourceOf = ({ service: { svc }, kind: { resource } }: World): SyncResource<object> => svc[resource];

/** The copy as a store, as an integrator would write one over a table. */
function storeOf(copy: World["copy"]): SyncStore {
  const within = (window: SyncWindow) =>
    [...copy.values()].map(({ entry }) => entry).filter(({ at }) => isWithin(window, at));
  return {
    digests: (ids) => new Map(ids.flatMap((id) => (copy.has(id) ? [[id, copy.get(id)?.entry.digest ?? ""]] : []))),
    entries: (window, limit) =>
      within(window)
        .sort((one, other) => ((one.at ?? "") < (other.at ?? "") ? 1 : -1))
        .slice(0, limit),
    count: (window) => within(window).length,
  };
}

class World {
  readonly service: SyncedService;
  /** The integrator's table. */
  readonly copy = new Map<string, { row: Record<string, unknown>; entry: SyncEntry }>();
  state: SyncState | undefined;
  nowMs = START;
  touched = new Set<string>();
  readonly kind: Kind;
  #made = 0;

  constructor(dialect: SyncDialect, rows: number, kind: Kind) {
    this.kind = kind;
    this.service = new SyncedService(dialect);
    for (let index = 0; index < rows; index += 1) this.#add(START - index * 5 * HOUR_MS - (index % 7));
  }

  apply({ kind, where }: Change): void {
    const { rows } = this.service;
    const ids = [...rows.keys()];
    const id = ids[Math.floor(where * ids.length)] ?? "";
    const row = rows.get(id);
    if (kind === "new") this.#add(this.nowMs);
    if (kind === "late") this.#add(this.nowMs - Math.floor(where * (LOOKBACK_HOURS - 2) * HOUR_MS));
    if (kind === "very late") this.#add(this.nowMs - Math.floor(where * 3_000 * HOUR_MS));
    if (kind === "sweep") for (const each of ids.filter((old) => hash(old) % 4 === 0)) this.#remove(each);
    if (!row) return;
    this.touched.add(id);
    if (kind === "change") rows.set(id, { ...row, score: row.score + 1 });
    if (kind === "move") rows.set(id, { ...row, at: row.at - 31 * HOUR_MS });
    if (kind === "delete") this.#remove(id);
  }

  /** Takes a batch as a program would, in one transaction. */
  take({ added, changed, entries, gone, state }: SyncBatch<object>): void {
    const rows = [...added, ...changed] as Record<string, unknown>[];
    for (const [index, entry] of entries.entries()) this.copy.set(entry.id, { row: rows[index] ?? {}, entry });
    for (const id of gone) this.copy.delete(id);
    this.state = JSON.parse(JSON.stringify(state));
  }

  #add(at: number): void {
    this.#made += 1;
    const id = `report-${this.#made}`;
    this.service.rows.set(id, { id, at, score: this.#made % 100 });
    this.touched.add(id);
  }

  #remove(id: string): void {
    this.service.rows.delete(id);
    this.touched.add(id);
  }
}

/** Rows of a window that are the same since the run began, from both sides. */
function compare(world: World, { window }: SyncBatch<object>, isMeanwhile: boolean): void {
  const { service, copy, touched, kind } = world;
  const isCompared = (id: string) => !(isMeanwhile && touched.has(id));
  const timeOf = (row: Record<string, unknown>) => {
    const given = row["created_at"];
    const time = typeof given === "number" ? given * 1000 : Date.parse(String(given));
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  };
  const want = [...service.rows.values()].map((row) => ({
    ...service.listed(row),
    ...(kind.hasDetails ? { feedback: `scored ${row.score}` } : {}),
  }));
  const have = [...copy.values()].map(({ row }) => row);
  const shown = (rows: Record<string, unknown>[]) =>
    rows
      .filter((row) => isCompared(String(row["id"])) && isWithin(window, timeOf(row)))
      .map((row) => `${row["id"]} ${row["overall_score"]} ${row["feedback"]} ${timeOf(row)}`)
      .sort();
  expect(shown(have)).toEqual(shown(want));
}

async function play(world: World, { before, meanwhile, killedAfter, isStored, hoursLater }: Round, fullEvery: number) {
  world.nowMs += hoursLater * HOUR_MS;
  for (const each of before) world.apply(each);
  world.touched = new Set();
  const waiting = [...meanwhile];
  world.service.meanwhile = () => {
    const next = waiting.shift();
    if (next) world.apply(next);
  };
  let batches = 0;
  let verified = 0;
  try {
    const { copy, kind } = world;
    const options = {
      store: kind.hasStore ? storeOf(copy) : undefined,
      state: world.state,
      lookback: `${LOOKBACK_HOURS}h`,
      details: kind.hasDetails,
      fullEvery,
      verifyPages: 1,
      now: () => new Date(world.nowMs),
    };
    for await (const batch of sync(resourceOf(world), options)) {
      const isKilled = batches === killedAfter;
      if (!isKilled || isStored) world.take(batch);
      batches += 1;
      if (batch.verified === true && (!isKilled || isStored)) {
        verified += 1;
        compare(world, batch, meanwhile.length > 0);
      }
      if (isKilled) return { verified, isWhole: false };
    }
  } catch (error) {
    if ((error as { code?: string }).code !== "incomplete_list") throw error;
  }
  return { verified, isWhole: world.state?.wholeAt === new Date(world.nowMs).toISOString() };
}

describe("over generated histories, what a run says is verified is what the service lists", () => {
  it.each(SYNC_DIALECTS.map((dialect) => [dialect.name, dialect] as const))("%s", async (_, dialect) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 330 }),
        fc.array(round, { minLength: 1, maxLength: 7 }),
        fc.constantFrom(0, 7, 3),
        kind,
        async (rows, rounds, rejectEvery, use) => {
          const world = new World(dialect, rows, use);
          world.service.rejectEvery = rejectEvery;
          for (const each of rounds) await play(world, each, 7 * 24 * HOUR_MS);
          // In the end nothing happens, and everything is compared.
          const quiet = { before: [], meanwhile: [], killedAfter: undefined, isStored: true, hoursLater: 1 };
          await play(world, quiet, 0);
          const { isWhole } = await play(world, quiet, 0);
          expect(isWhole).toBe(dialect.isVerifiable ?? isWhole);
          const last = { window: { from: null, to: null } } as SyncBatch<object>;
          if (isWhole) compare(world, last, false);
        },
      ),
      { numRuns: samples(60, 3), seed: Number(process.env["SVC_TEST_SEED"] ?? 32) },
    );
  });
});
