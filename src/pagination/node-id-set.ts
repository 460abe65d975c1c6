// A UUID's 128 bits.
const WORDS = 4;
const FIRST_SLOTS = 64;
// The golden ratio's bits, which spread neighbors.
const MULTIPLIER = 0x9e3779b1;

/**
 * A set of ids that holds lower-case UUIDs as numbers: as strings, those of a long list would be most of what outlives its pages, and V8
 * enlarges its heap for what survives. Every bit is kept.
 */
export class IdSet {
  readonly #others = new Set<string | number>();
  // A hash table with open addressing. Every slot is four words, zeros where it is free. At most half of the slots are taken.
  #table: Uint32Array = new Uint32Array(FIRST_SLOTS * WORDS);
  #uuids = 0;

  get size(): number {
    return this.#uuids + this.#others.size;
  }

  has(id: string | number): boolean {
    return isUuid(id) ? !isFree(this.#table, find(this.#table, uuid, 0)) : this.#others.has(id);
  }

  add(id: string | number): void {
    if (!isUuid(id)) return void this.#others.add(id);
    const slot = find(this.#table, uuid, 0);
    if (!isFree(this.#table, slot)) return;
    copy(uuid, 0, this.#table, slot);
    this.#uuids += 1;
    if (this.#uuids * 2 * WORDS > this.#table.length) this.#table = grow(this.#table);
  }

  clear(): void {
    this.#table.fill(0);
    this.#uuids = 0;
    this.#others.clear();
  }
}

const PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

// The UUID last read: a list asks several times in a row for the same.
const uuid = new Uint32Array(WORDS);
let uuidText: string | undefined;

/**
 * Whether an id is a UUID, which is then in `uuid`; the one that is all zeros is none. By an expression and `parseInt`, which are fast from
 * the first id on: a loop over digits is so only once it is compiled, which most lists do not live to see.
 */
function isUuid(id: string | number): boolean {
  if (id === uuidText) return true;
  if (typeof id !== "string" || !PATTERN.test(id)) return false;
  uuid[0] = Number.parseInt(id, 16);
  uuid[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
  uuid[2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
  uuid[3] = Number.parseInt(id.slice(28), 16);
  uuidText = isFree(uuid, 0) ? undefined : id;
  return uuidText !== undefined;
}

/** The slot of the UUID whose words begin somewhere, or the one that it would be in. */
function find(table: Uint32Array, words: Uint32Array, at: number): number {
  const first = words[at] as number;
  const second = words[at + 1] as number;
  const third = words[at + 2] as number;
  const fourth = words[at + 3] as number;
  let mixed = Math.imul(first, MULTIPLIER);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ second, MULTIPLIER);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ third, MULTIPLIER);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ fourth, MULTIPLIER);
  const mask = table.length - 1;
  let slot = ((mixed ^ (mixed >>> 15)) * WORDS) & mask;
  while (
    !isFree(table, slot) &&
    (table[slot] !== first || table[slot + 1] !== second || table[slot + 2] !== third || table[slot + 3] !== fourth)
  )
    slot = (slot + WORDS) & mask;
  return slot;
}

function isFree(table: Uint32Array, slot: number): boolean {
  return table[slot] === 0 && table[slot + 1] === 0 && table[slot + 2] === 0 && table[slot + 3] === 0;
}

function copy(from: Uint32Array, at: number, to: Uint32Array, slot: number): void {
  for (let word = 0; word < WORDS; word += 1) to[slot + word] = from[at + word] as number;
}

function grow(table: Uint32Array): Uint32Array {
  const larger = new Uint32Array(table.length * 2);
  for (let slot = 0; slot < table.length; slot += WORDS)
    if (!isFree(table, slot)) copy(table, slot, larger, find(larger, table, slot));
  return larger;
}
