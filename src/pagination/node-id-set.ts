/** The 128 bits of a UUID. */
type Uuid = Uint32Array;

// Of 32 bits each.
const UUID_WORDS = 4;

const PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const DASH = 45;
const LAST_DIGIT = 57;
const FIRST_SLOTS = 64;
// The golden ratio's bits, which spread neighbors.
const MULTIPLIER = 0x9e3779b1;

/**
 * A set of ids that holds lower-case UUIDs as numbers: as strings, those of a long list would be most of what outlives its pages, and V8
 * enlarges its heap for what survives. Every bit is kept.
 */
export class IdSet {
  readonly #uuids = new UuidSet();
  readonly #others = new Set<string | number>();
  readonly #uuid: Uuid = new Uint32Array(UUID_WORDS);

  get size(): number {
    return this.#uuids.size + this.#others.size;
  }

  has(id: string | number): boolean {
    return readUuid(id, this.#uuid) ? this.#uuids.has(this.#uuid) : this.#others.has(id);
  }

  add(id: string | number): void {
    if (readUuid(id, this.#uuid)) this.#uuids.add(this.#uuid);
    else this.#others.add(id);
  }

  clear(): void {
    this.#uuids.clear();
    this.#others.clear();
  }
}

/** UUIDs in a hash table with open addressing. */
class UuidSet {
  // Every slot is four words, zeros where it is free. At most half of the slots are taken.
  #words = new Uint32Array(FIRST_SLOTS * UUID_WORDS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(uuid: Uuid): boolean {
    return !isFree(this.#words, this.#find(uuid));
  }

  add(uuid: Uuid): void {
    const slot = this.#find(uuid);
    if (!isFree(this.#words, slot)) return;
    this.#words.set(uuid, slot);
    this.#size += 1;
    if (this.#size * 2 * UUID_WORDS > this.#words.length) this.#grow();
  }

  clear(): void {
    this.#words.fill(0);
    this.#size = 0;
  }

  /** Where a UUID is, or would be. */
  #find(uuid: Uuid): number {
    const words = this.#words;
    const mask = words.length - 1;
    let slot = (hash(uuid) * UUID_WORDS) & mask;
    while (!isFree(words, slot) && !isSame(words, slot, uuid)) slot = (slot + UUID_WORDS) & mask;
    return slot;
  }

  #grow(): void {
    const before = this.#words;
    this.#words = new Uint32Array(before.length * 2);
    for (let slot = 0; slot < before.length; slot += UUID_WORDS) {
      const uuid = before.subarray(slot, slot + UUID_WORDS);
      if (!isFree(before, slot)) this.#words.set(uuid, this.#find(uuid));
    }
  }
}

/** Reads a UUID's 128 bits into four words; false for any other text, and for the one that is all zeros. */
function readUuid(text: string | number, words: Uuid): boolean {
  if (typeof text !== "string" || !PATTERN.test(text)) return false;
  let position = 0;
  for (let word = 0; word < UUID_WORDS; word += 1) {
    let value = 0;
    for (let digit = 0; digit < 8; position += 1) {
      const code = text.charCodeAt(position);
      if (code === DASH) continue;
      value = (value << 4) | (code > LAST_DIGIT ? code - 87 : code - 48);
      digit += 1;
    }
    words[word] = value;
  }
  return !isFree(words, 0);
}

function isFree(words: Uint32Array, slot: number): boolean {
  return ((words[slot] ?? 0) | (words[slot + 1] ?? 0) | (words[slot + 2] ?? 0) | (words[slot + 3] ?? 0)) === 0;
}

function isSame(words: Uint32Array, slot: number, uuid: Uuid): boolean {
  for (let word = 0; word < UUID_WORDS; word += 1) if (words[slot + word] !== uuid[word]) return false;
  return true;
}

function hash(uuid: Uuid): number {
  let mixed = 0;
  for (let word = 0; word < UUID_WORDS; word += 1) {
    mixed = Math.imul(mixed ^ (uuid[word] ?? 0), MULTIPLIER);
    mixed ^= mixed >>> 15;
  }
  return mixed;
}
