import type { PublicSymbol } from "./public-api.ts";
import type { PublicMember } from "./public-member.ts";

/** A member, and the symbols that have it with the same type and description. */
export interface MemberGroup {
  readonly member: PublicMember;
  readonly owners: readonly string[];
}

/** The members of several symbols, identical ones grouped. */
export function groupMembers(symbols: readonly PublicSymbol[]): MemberGroup[] {
  const groups = new Map<string, { member: PublicMember; owners: string[] }>();
  for (const { name: owner, members } of symbols) {
    for (const member of members) {
      const key = [member.signature, member.type, member.description].join("\n");
      const group = groups.get(key) ?? { member, owners: [] };
      group.owners.push(owner);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
