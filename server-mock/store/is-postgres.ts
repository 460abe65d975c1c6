/** Reports whether a location is a PostgreSQL URL rather than a file. */
export function isPostgres(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location);
}
