import type { ConnectionFailure } from "../errors/connection-error.ts";

/** What a transport can fail with; beside the ways a connection breaks, a body that cannot be used. */
export type TransportFailureReason = ConnectionFailure | "encoding" | "too_large";

/** A request that got no usable answer, before it is told to the caller. */
export class TransportFailure extends Error {
  readonly reason: TransportFailureReason;
  /** True when the service provably never saw the request. */
  readonly neverSent: boolean;

  constructor(reason: TransportFailureReason, options: { cause?: unknown; neverSent?: boolean } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.neverSent = options.neverSent ?? false;
  }
}

const REASONS: readonly [RegExp, TransportFailureReason][] = [
  [/^(ENOTFOUND|EAI_)/, "dns"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN)$/, "unreachable"],
  [
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_OSSL|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|CRL_)/,
    "tls",
  ],
  [/^(ECONNRESET|EPIPE|ECONNABORTED)$/, "reset"],
  [/^(UND_ERR_SOCKET|ERR_STREAM_PREMATURE_CLOSE)$/, "closed"],
  [/^(HPE_|UND_ERR_RES|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RESPONSE)/, "protocol"],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ESOCKETTIMEDOUT)$/, "timeout"],
  [/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_PADDING|ERR_TRAILING_JUNK)/, "encoding"],
];

const NEVER_SENT: ReadonlySet<TransportFailureReason> = new Set(["dns", "refused", "unreachable", "tls", "proxy"]);

/** The failure behind any error of a network stack, told by the first known code on its chain of causes. */
export function toTransportFailure(error: unknown): TransportFailure {
  if (error instanceof TransportFailure) return error;
  const reason = findReason(error, 0) ?? "unknown";
  return new TransportFailure(reason, { cause: error, neverSent: NEVER_SENT.has(reason) });
}

function findReason(error: unknown, depth: number): TransportFailureReason | undefined {
  if (typeof error !== "object" || error === null || depth > 5) return undefined;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const known = typeof code === "string" ? REASONS.find(([pattern]) => pattern.test(code))?.[1] : undefined;
  // A host with several addresses fails with one error each.
  const first = Array.isArray(errors) ? errors[0] : undefined;
  return known ?? findReason(cause, depth + 1) ?? findReason(first, depth + 1);
}
