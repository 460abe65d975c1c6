import { relative } from "node:path";
import { LIST_DEFAULTS } from "../../../src/options/list-options.ts";
import { DEFAULT_OPTIONS } from "../../../src/options/request-options.ts";
import { code, table } from "../markdown-table.ts";
import { groupMembers } from "./member-groups.ts";
import { find, ofKind, type PublicApi, type PublicSymbol } from "./public-api.ts";
import type { PublicMember } from "./public-member.ts";

/** The actual defaults. */
const DEFAULTS: Readonly<Record<string, unknown>> = { ...DEFAULT_OPTIONS, ...LIST_DEFAULTS };

/** Table of the options that interfaces declare; those of a base only if it is named too. */
export function optionTable(api: PublicApi, owners: readonly string[]): string {
  const rows = owners
    .map((owner) => find(api, owner))
    .flatMap((owner) => owner.members.map((member) => optionRow(member, owner)));
  return table(["Option", "Type", "Default", "Meaning"], rows);
}

function optionRow(option: PublicMember, owner: PublicSymbol): string[] {
  const { value, meaning } = readDefault(option, option.isOptional ? "none" : "required");
  const inForce = print(DEFAULTS[option.name]);
  // TSDoc states the default too, and must agree.
  if (inForce !== undefined && value.replace(/ \(.*\)$/, "") !== inForce) {
    const file = relative(process.cwd(), option.declaration.getSourceFile().fileName);
    throw new Error(
      `${owner.name}.${option.name} has the default ${inForce}, and its TSDoc says ${value}. End its first paragraph in ${file} with "Default ${inForce}."`,
    );
  }
  return [code(option.name), code(option.type), value, meaning];
}

/** Table of query parameters, with one row for a parameter of several lists. */
export function filterTable(api: PublicApi): string {
  const queries = ofKind(api, "interface").filter(({ name }) => name.endsWith("Query"));
  const rows = groupMembers(queries).map(({ member, owners }) => {
    const { value, meaning } = readDefault(member, "none");
    return [code(member.name), code(member.type), value, meaning, owners.map(code).join(", ")];
  });
  return table(["Parameter", "Type", "Default", "Meaning", "In"], rows);
}

/** Splits off the default at the end of a description: "Default 30,000." */
function readDefault({ description }: PublicMember, otherwise: string): { value: string; meaning: string } {
  const [sentence, value = otherwise] = / Default ([^.]+)\.$/.exec(description) ?? [""];
  return { value, meaning: description.slice(0, description.length - sentence.length) };
}

function print(value: unknown): string | undefined {
  if (value === Infinity) return "all";
  if (typeof value === "number") return value.toLocaleString("en-US");
  return typeof value === "boolean" ? String(value) : undefined;
}
