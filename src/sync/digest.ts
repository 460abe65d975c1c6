/** Digest of a row's content: 64 bits in base 36, independent of the order of members. Not cryptographic. */
export function digestOf(row: unknown): string {
  const text = canonical(row);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  return `${mix(high, low).toString(36)}.${mix(low, high).toString(36)}`;
}

/** Spreads every bit over all 32. */
function mix(one: number, other: number): number {
  const spread = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  return (spread ^ (spread >>> 16)) >>> 0;
}

/** JSON with the members of every object in order of their names. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  let members = "";
  for (const name of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) members += `${members && ","}${JSON.stringify(name)}:${canonical(member)}`;
  }
  return `{${members}}`;
}
