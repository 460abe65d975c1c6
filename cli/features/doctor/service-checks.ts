import { isSvcError, type SvcClient } from "../../../src/index.ts";
import { type Connection, replaceKeyHint } from "../../client/connection.ts";
import { probeWrite, type WriteProbe } from "../../client/probe-write.ts";
import type { Context } from "../../context/context.ts";
import type { ExitName } from "../../errors/exit-codes.ts";
import type { describeError } from "../../failure/describe-error.ts";
import type { compareSpecs } from "../spec/compare.lazy.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";
import { checkResponses } from "./dialect-checks.ts";
import { correctAddress } from "./local-checks.ts";

const TOLERATED_SKEW_MS = 60_000;
/** Inputs of the service checks. */
export interface ServiceCheckInput {
  client: SvcClient;
  connection: Connection;
  /** The spec that this version was built from, and the function that compares it with the service's. */
  spec: object;
  compare: typeof compareSpecs;
  describe: typeof describeError;
}

/** Checks reachability, clock and spec with the one response that needs no key, then the key's permissions. */
export async function checkService(context: Context, question: ServiceCheckInput): Promise<CheckResult[]> {
  const { client, connection, describe } = question;
  const { signal } = context;
  const description = await client
    .openapi({ signal })
    .withResponse()
    .catch((error: unknown) => ({ error }));
  const unreachable = "error" in description ? describe(description.error) : undefined;
  const reason = unreachable?.exit === "network" ? "see above" : connection.apiKey ? undefined : "no key";
  const key = reason ? [skipped("read", reason), skipped("write", reason)] : await checkKeyUse(context, question);
  // Without a key that may read there are no responses to check.
  const responses = key[0]?.status === "ok" ? await checkResponses(context, question) : [];
  if ("error" in description) {
    const { error } = description;
    const status = isSvcError(error) && "status" in error ? error.status : 0;
    if (status === 0) return [fromError("reachable", error, question), ...key];
    // It is reachable, although it does not serve its spec.
    return [
      passed("reachable", `the service responded with status ${status}`),
      ...key,
      ...responses,
      warned(
        "description",
        `the service returns no spec (status ${status})`,
        "If the checks above failed too, check that the base URL is the API's address",
      ),
    ];
  }
  const { data, response } = description;
  return [
    passed("reachable", `the service responded with status ${response.status}`),
    checkClock(context, response.headers.get("date")),
    ...key,
    ...responses,
    checkSpec(data, question),
  ];
}

function checkClock(context: Context, date: string | null): CheckResult {
  const theirs = Date.parse(date ?? "");
  if (Number.isNaN(theirs)) return skipped("clock", "the service sent no date");
  const skewMs = Math.abs(context.now().getTime() - theirs);
  const detail = `${Math.round(skewMs / 1000)} s apart from the service's`;
  return skewMs > TOLERATED_SKEW_MS
    ? warned("clock", detail, "Set this machine's clock: relative dates such as 7d depend on it")
    : passed("clock", detail);
}

async function checkKeyUse({ signal }: Context, question: ServiceCheckInput): Promise<CheckResult[]> {
  const { client } = question;
  const read = await client.meetings.list({ limit: 1 }, { signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const codeOfRead = isSvcError(read) ? read.code : undefined;
  // A list that cannot be paginated is no problem of the key.
  const mayRead = read === undefined || codeOfRead === "pagination_error";
  if (!mayRead && codeOfRead !== "insufficient_permission")
    return [fromError("read", read, question), skipped("write", "see above")];
  const write = await probeWrite(client, signal);
  return [
    !mayRead
      ? warned("read", "the key may not read", "Create a key with the permission `read` for lists and reports")
      : passed("read", "the key may read"),
    checkWriteResponse(write, question),
  ];
}

function checkWriteResponse(probe: WriteProbe, input: ServiceCheckInput): CheckResult {
  if ("error" in probe)
    return probe.error === undefined
      ? skipped("write", "the response does not say")
      : fromError("write", probe.error, input);
  return probe.canWrite
    ? passed("write", "the key may write (nothing was written)")
    : warned("write", "the key may not write", "Create a key with the permission `write` to change templates");
}

/** The same comparison as that of `svc spec diff`. */
function checkSpec(live: unknown, { spec, compare }: ServiceCheckInput): CheckResult {
  const changes = compare(spec, live).filter(({ kind }) => kind !== "wording");
  if (changes.length === 0) return passed("description", "the service's spec matches the built-in one");
  const breaking = changes.filter(({ kind }) => kind === "breaking").length;
  return warned(
    "description",
    `the service's spec differs: ${breaking} breaking, ${changes.length - breaking} compatible`,
    "svc spec diff",
  );
}

function fromError(name: string, error: unknown, { describe, connection }: ServiceCheckInput): CheckResult {
  const { message, hint, exit, requestId } = describe(error);
  // The hint asks to send the request id to the service's owner.
  const detail = exit === "server" && requestId !== undefined ? `${message} (request id ${requestId})` : message;
  return failed(name, detail, { fix: fixFor(exit, connection) ?? hint ?? "Run again with --debug", exit });
}

/** Replaces hints that would point back to doctor. */
function fixFor(exit: ExitName, { apiKey, baseUrl }: Connection): string | undefined {
  if (exit === "authentication") return replaceKeyHint(apiKey?.source);
  if (exit !== "network") return undefined;
  return `See that the service runs and can be reached from this machine, or correct the address: ${correctAddress(baseUrl?.source)}`;
}
