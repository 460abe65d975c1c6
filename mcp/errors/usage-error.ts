/** The command line of `svc-mcp` is not valid. Shown on stderr; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** By its name: each file of the bundle has a class of its own. */
export function isUsageError(error: unknown): boolean {
  return error instanceof Error && error.name === "UsageError";
}
