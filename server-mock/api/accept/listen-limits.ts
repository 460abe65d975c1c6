/** Default limits of a listener. */
export const LISTEN_LIMITS = {
  headerBytes: 16 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  stallTimeoutMs: 30_000,
  connections: 10_000,
  requests: { perConnection: 4, perTick: 32, total: 2_000 },
  drainMs: 10_000,
} as const;
