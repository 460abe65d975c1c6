import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

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
  [/^(HPE_|HTTPParserError|UND_ERR_RES|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RESPONSE)/, "protocol"],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ESOCKETTIMEDOUT)$/, "timeout"],
  [/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_PADDING|ERR_TRAILING_JUNK)/, "encoding"],
];

/** Why a network stack failed, by the first known code in the error's chain of causes. */
export function findReason(error: unknown): TransportFailureReason {
  return findKnown(error, 0) ?? "unknown";
}

function findKnown(error: unknown, depth: number): TransportFailureReason | undefined {
  if (typeof error !== "object" || error === null || depth > 5) return undefined;
  const { name, code = name, cause, errors } = error as Record<"name" | "code" | "cause" | "errors", unknown>;
  const known = typeof code === "string" ? REASONS.find(([pattern]) => pattern.test(code))?.[1] : undefined;
  // A host with several addresses fails with one error each.
  const first = Array.isArray(errors) ? errors[0] : undefined;
  return known ?? findKnown(cause, depth + 1) ?? findKnown(first, depth + 1);
}

const TLS_ADVICE: readonly [RegExp, string][] = [
  [/CERT_(HAS_EXPIRED|NOT_YET_VALID)/, "The certificate has expired, or this machine's clock is wrong"],
  [/ALTNAME_INVALID|HOSTNAME_MISMATCH/, "The certificate is for another host. Check `baseUrl`"],
  [/wrong version number|WRONG_VERSION_NUMBER/, "No TLS is spoken there. Check scheme and port of `baseUrl`"],
  [/./, "If the service's certificate is from your own CA, set NODE_EXTRA_CA_CERTS to the CA's file"],
];

/** Advice on a failure whose kind alone does not suggest any; begins with the period that ends the message. */
export function findAdvice(reason: TransportFailureReason, error: unknown): string {
  if (reason !== "tls") return "";
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: { code?: unknown } };
  const said = `${code} ${cause?.code} ${message}`;
  return `. ${TLS_ADVICE.find(([pattern]) => pattern.test(said))?.[1]}`;
}

/** Failures specific to this platform. */
export const PLATFORM_FAILURES: FailureTable = {
  dns: { message: "the service's host name could not be resolved. Check `baseUrl`", neverSent: true },
  refused: { message: "the connection was refused. Check that the service runs at `baseUrl`", neverSent: true },
  unreachable: { message: "the service's host cannot be reached. Check the network", neverSent: true },
  tls: { message: "the TLS connection failed", neverSent: true },
  proxy: { message: "the proxy refused the connection. Check HTTPS_PROXY and NO_PROXY", neverSent: true },
  reset: { message: "the connection was reset before the whole response arrived" },
  closed: { message: "the connection was closed before the whole response arrived" },
  timeout: { message: "the connection timed out" },
  encoding: { message: "the response's body cannot be decompressed" },
};
