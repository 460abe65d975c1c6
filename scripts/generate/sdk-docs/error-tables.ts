import { code, table } from "../markdown-table.ts";
import { groupMembers } from "./member-groups.ts";
import { find, ofKind, type PublicApi, type PublicSymbol } from "./public-api.ts";

const BASE = "SvcError";

/** Table of error classes: base class, codes, and when it is thrown. */
export function errorTable(api: PublicApi): string {
  const rows = errorClasses(api).map((error) => [
    code(error.name),
    error.bases
      .filter((base) => api.has(base))
      .map(code)
      .join(", ") || code("Error"),
    codeOf(error, api),
    error.description,
  ]);
  return table(["Class", "Extends", "`code`", "When"], rows);
}

/** Table of error members besides the message, with the classes that have them. */
export function errorMemberTable(api: PublicApi): string {
  const classes = errorClasses(api).map((error) => ({
    ...error,
    members: error.members.filter(({ name, isOverride }) => error.name === BASE || !(isOverride || name === "code")),
  }));
  const rows = groupMembers(classes).map(({ member, owners }) => [
    code(member.signature),
    member.type && code(member.type),
    member.description,
    owners.map(code).join(", "),
  ]);
  return table(["Member", "Type", "Meaning", "Of"], rows);
}

/** The base class and all subclasses, each after its base. */
function errorClasses(api: PublicApi, base = BASE): PublicSymbol[] {
  const subclasses = ofKind(api, "class").filter(({ bases }) => bases.includes(base));
  return [find(api, base), ...subclasses.flatMap(({ name }) => errorClasses(api, name))];
}

function codeOf(error: PublicSymbol, api: PublicApi): string {
  const own = error.members.find(({ name }) => name === "code");
  if (own) return code(own.type.replaceAll('"', ""));
  return codeOf(find(api, error.bases[0] ?? ""), api);
}
