/** The command line of `svc-mcp` is not valid. Shown on stderr; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
