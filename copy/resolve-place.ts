import { CopyError } from "./copy-error.ts";

/** Place of a copy as it is typed. */
export interface CopyPlace {
  /** A file, an address of PostgreSQL, or `env:NAME` for a variable that has either. */
  readonly place: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reports whether a copy's place is an address of PostgreSQL. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:/i.test(place);

/** The file or address. @throws CopyError that quotes neither a variable's value nor an address */
export function resolvePlace({ place, env }: CopyPlace): string {
  const [, name] = /^env:(.*)$/.exec(place) ?? [];
  const address = name === undefined ? place : (env[name]?.trim() ?? "");
  if (address === "")
    throw new CopyError(name === undefined ? "The copy has no name." : `The variable ${name} is not set.`, {
      hint: "Name a file, an address such as postgres://user@host/database, or env:NAME for a variable with one.",
    });
  const [, scheme] = /^([a-z][\w+.-]*):\/\//i.exec(address) ?? [];
  if (scheme !== undefined && !isPostgres(address))
    throw new CopyError(`Copies are kept in SQLite files and in PostgreSQL, not in ${scheme}.`, {
      hint: "Name a file, or an address such as postgres://user@host/database.",
    });
  return address;
}
