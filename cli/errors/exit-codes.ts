/** Meanings of `svc`'s exit codes. Stable: scripts rely on them. */
export const EXIT_CODES = {
  ok: { code: 0, meaning: "Success" },
  unexpected: { code: 1, meaning: "An unexpected error" },
  usage: { code: 2, meaning: "Invalid command, flag, value or configuration" },
  notFound: { code: 3, meaning: "There is no such object" },
  authentication: { code: 4, meaning: "No API key, or the key was rejected" },
  permission: { code: 5, meaning: "The key lacks the permission, or the organization the subscription" },
  rejected: { code: 6, meaning: "The API rejected the request (400, 409, 412, 413, 415, 422)" },
  rateLimit: { code: 7, meaning: "Too many requests" },
  network: { code: 8, meaning: "Network failure or timeout" },
  server: { code: 9, meaning: "The service failed, or the response is not from its API" },
  gate: { code: 10, meaning: "A quality gate failed" },
  interrupted: { code: 130, meaning: "Interrupted (Ctrl-C)" },
  terminated: { code: 143, meaning: "Terminated (SIGTERM)" },
} as const;

/** Name of an exit code, e.g. `usage`. */
export type ExitName = keyof typeof EXIT_CODES;
