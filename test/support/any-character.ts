import fc from "fast-check";

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any code point, for `fc.string({ unit: anyCharacter })`. The unit `"binary"` draws the same, from a map of a million code points: a
 * second to make, and 100 MB that every other test of the process then collects garbage around.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff - SURROGATES.count })
  .map((code) => String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count));
