import { CopyError } from "./copy-error.ts";

/** Location of a copy as typed. */
export interface CopyPlace {
  /** A file, a PostgreSQL URL, or `env:NAME` for a variable that contains either. */
  readonly place: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reports whether a location is a PostgreSQL URL. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:/i.test(place);

/** Resolves the file or URL. @throws CopyError that quotes neither a variable's value nor a URL */
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
