/** Mistake in the command line of `svc-mcp`, its environment or a configuration file. Printed to stderr; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Checks by name, because each chunk of the bundle has its own copy of the class. */
export function isUsageError(error: unknown): boolean {
  return error instanceof Error && error.name === "UsageError";
}
