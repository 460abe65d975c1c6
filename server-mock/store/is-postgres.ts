/** Reports whether a location is an address of PostgreSQL, and no file. */
export function isPostgres(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location);
}
