/** Sends what anybody logs to stderr: stdout belongs to the protocol. */
export function keepStdoutClean(): void {
  const { console } = globalThis;
  for (const method of ["log", "info", "debug", "dir", "table", "group"] as const) console[method] = console.error;
}
