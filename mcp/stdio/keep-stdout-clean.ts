/** Redirects console output to stderr: stdout is for the protocol only. */
export function keepStdoutClean(): void {
  const { console } = globalThis;
  for (const method of ["log", "info", "debug", "dir", "table", "group"] as const) console[method] = console.error;
}
