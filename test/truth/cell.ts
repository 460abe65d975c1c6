import type { World } from "./open-world.ts";
import type { TrueRecords } from "./organization/records.ts";

/** Something that is true of an organization, whatever surface says it. */
export interface Fact<Value> {
  name: string;
  truth(records: TrueRecords): Value;
}

/** One fact on one surface: what the surface says, in the shape of the truth. */
export interface Row {
  fact: Fact<unknown>;
  surface: string;
  read(world: World): Promise<unknown>;
  /** Members that the surface shows, where it does not show all of them. */
  only: readonly string[] | undefined;
}

/** A value that a person or a program reads, beside the true one. */
export interface Cell {
  /** Surface, fact and the member of it. */
  name: string;
  truth: string;
  said: string;
}

/** A row of the table. `only` names the members that the surface shows of the fact, or of each of its entries. */
export const row = (
  fact: Fact<unknown>,
  surface: string,
  read: (world: World) => Promise<unknown>,
  only?: readonly string[],
): Row => ({ fact, surface, read, only });

/** Reads a row. A surface that fails says nothing. */
export async function readCells({ fact, surface, read, only }: Row, world: World): Promise<Cell[]> {
  const truth = leavesOf(fact.truth(world.records), only);
  const said = leavesOf(await read(world).catch((error: unknown) => ({ failure: String(error).slice(0, 200) })), only);
  return [...new Set([...truth.keys(), ...said.keys()])].map((path) => ({
    name: `${surface}: ${fact.name}${path}`,
    truth: truth.get(path) ?? "nothing",
    said: said.get(path) ?? "nothing",
  }));
}

/** Every value that has no members, by its path; members that are not shown are left out. */
function leavesOf(value: unknown, only: readonly string[] | undefined, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null) return new Map([[path, JSON.stringify(value) ?? "nothing"]]);
  const isRecord = !Array.isArray(value) && only?.some((name) => name in value);
  const members = Object.entries(value).filter(([name]) => !isRecord || only?.includes(name) || name === "failure");
  return new Map(members.flatMap(([name, member]) => [...leavesOf(member, only, `${path} › ${name}`)]));
}
