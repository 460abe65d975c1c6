import { expect, it } from "vitest";
import { findReason } from "../../../src/transport/default-failures.ts";
import { TransportFailure, toTransportFailure } from "../../../src/transport/transport-failure.ts";

const coded = (code: unknown, more: object = {}) => Object.assign(new Error("m"), { code }, more);

it.each([
  ["ENOTFOUND", "dns"],
  ["EAI_AGAIN", "dns"],
  ["ECONNREFUSED", "refused"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENETUNREACH", "unreachable"],
  ["EADDRNOTAVAIL", "unreachable"],
  ["CERT_HAS_EXPIRED", "tls"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "tls"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "tls"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "tls"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "tls"],
  ["EPROTO", "tls"],
  ["ECONNRESET", "reset"],
  ["EPIPE", "reset"],
  ["UND_ERR_SOCKET", "closed"],
  ["ERR_STREAM_PREMATURE_CLOSE", "closed"],
  ["HPE_INVALID_CONSTANT", "protocol"],
  ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", "protocol"],
  ["UND_ERR_HEADERS_OVERFLOW", "protocol"],
  ["ETIMEDOUT", "timeout"],
  ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
  ["UND_ERR_BODY_TIMEOUT", "timeout"],
  ["Z_DATA_ERROR", "encoding"],
  ["ERR_BROTLI_DECODER", "encoding"],
  ["XECONNREFUSED", "unknown"],
  ["ECONNREFUSEDX", "unknown"],
  ["ETIMEDOUTX", "unknown"],
  ["EWHATEVER", "unknown"],
  [7, "unknown"],
  [undefined, "unknown"],
])("the code %s means: %s", (code, reason) => {
  const failure = toTransportFailure(coded(code));
  expect(failure.reason).toBe(reason);
  expect(failure.neverSent).toBe(["dns", "refused", "unreachable", "tls"].includes(reason));
  expect(failure.cause).toMatchObject({ message: "m" });
});

it.each([
  ["the error's own code before its cause's", coded("ECONNRESET", { cause: coded("ENOTFOUND") }), "reset"],
  ["the cause's where its own says nothing", coded("UNKNOWN", { cause: coded("ENOTFOUND") }), "dns"],
  ["one far down", { cause: { cause: { cause: { cause: coded("EPIPE") } } } }, "reset"],
  [
    "none beyond all reason",
    { cause: { cause: { cause: { cause: { cause: { cause: coded("EPIPE") } } } } } },
    "unknown",
  ],
  ["the first of several addresses'", { errors: [coded("ECONNREFUSED"), coded("ETIMEDOUT")] }, "refused"],
  ["none of an empty list", { errors: [] }, "unknown"],
  ["nothing of null", null, "unknown"],
  ["nothing of a text", "ECONNRESET", "unknown"],
])("a failure is recognized by %s", (_, error, reason) => {
  expect(toTransportFailure(error).reason).toBe(reason);
});

it("a failure that is known already stays what it is", () => {
  const failure = new TransportFailure("proxy", { neverSent: true });
  expect(toTransportFailure(failure)).toBe(failure);
  expect(new TransportFailure("closed").neverSent).toBe(false);
});

it("where the platform does not say why, as in a browser, the reason is unknown", () => {
  expect(findReason(coded("ECONNREFUSED"))).toBe("unknown");
});

it.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "self-signed certificate", /NODE_EXTRA_CA_CERTS/],
  ["CERT_HAS_EXPIRED", "certificate has expired", /expired, or this machine's clock is wrong$/],
  ["CERT_NOT_YET_VALID", "certificate is not yet valid", /clock is wrong$/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match", /for another host\. Check `baseUrl`$/],
  [
    "EPROTO",
    "write EPROTO 80:error:0A00010B:SSL routines:ssl3_get_record:wrong version number",
    /No TLS is spoken there/,
  ],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "80:error", /No TLS is spoken there\. Check scheme and port of `baseUrl`$/],
])("a TLS connection that fails with %s says what to do about that", (code, message, advice) => {
  const cause = Object.assign(new Error(message), { code });
  expect(toTransportFailure(cause).message).toMatch(advice);
  expect(toTransportFailure(new TypeError("fetch failed", { cause })).message).toMatch(/^the TLS connection failed\. /);
});

it("advice is given for TLS alone", () => {
  expect(toTransportFailure(coded("ECONNRESET")).message).toBe(
    "the connection was reset before the whole response arrived",
  );
});
