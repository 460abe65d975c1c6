import { isSvcError, type SvcClient } from "../../../src/index.ts";
import { type Connection, replaceKeyHint } from "../../client/connection.ts";
import { probeWrite, type WriteProbe } from "../../client/probe-write.ts";
import type { Context } from "../../context/context.ts";
import type { ExitName } from "../../errors/exit-codes.ts";
import type { describeError } from "../../failure/describe-error.ts";
import { readPath } from "../../text/fields.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";
import { correctAddress } from "./local-checks.ts";

const TOLERATED_SKEW_MS = 60_000;
/** Inputs of the service checks. */
export interface ServiceCheckInput {
  client: SvcClient;
  connection: Connection;
  /** Operations in this CLI's spec. */
  operations: readonly string[];
  describe: typeof describeError;
}

/** Checks reachability, clock and spec with the one response that needs no key, then the key's permissions. */
export async function checkService(context: Context, question: ServiceCheckInput): Promise<CheckResult[]> {
  const { client, connection, operations, describe } = question;
  const { signal } = context;
  const description = await client
    .openapi({ signal })
    .withResponse()
    .catch((error: unknown) => ({ error }));
  const unreachable = "error" in description ? describe(description.error) : undefined;
  const reason = unreachable?.exit === "network" ? "see above" : connection.apiKey ? undefined : "no key";
  const key = reason ? [skipped("read", reason), skipped("write", reason)] : await checkKeyUse(context, question);
  if ("error" in description) return [fromError("reachable", description.error, question), ...key];
  const { data, response } = description;
  return [
    passed("reachable", `the service answered with status ${response.status}`),
    checkClock(context, response.headers.get("date")),
    ...key,
    checkSpec(data, operations),
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
  if (read !== undefined && codeOfRead !== "insufficient_permission")
    return [fromError("read", read, question), skipped("write", "see above")];
  const write = await probeWrite(client, signal);
  return [
    codeOfRead
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

function checkSpec(description: unknown, expected: readonly string[]): CheckResult {
  const paths = readPath(description, "paths");
  const live = Object.values(Object(paths))
    .flatMap((item) => Object.values(Object(item)))
    .map((operation) => readPath(operation, "operationId"));
  const missing = expected.filter((operation) => !live.includes(operation));
  if (missing.length === 0) return passed("description", `all ${expected.length} operations that svc knows are there`);
  return warned(
    "description",
    `the service does not describe ${missing.join(", ")}`,
    "Look for a newer version of svc",
  );
}

function fromError(name: string, error: unknown, { describe, connection }: ServiceCheckInput): CheckResult {
  const { message, hint, exit } = describe(error);
  return failed(name, message, { fix: fixFor(exit, connection) ?? hint ?? "Run again with --debug", exit });
}

/** Replaces hints that would point back to doctor. */
function fixFor(exit: ExitName, { apiKey, baseUrl }: Connection): string | undefined {
  if (exit === "authentication") return replaceKeyHint(apiKey?.source);
  if (exit !== "network") return undefined;
  return `See that the service runs and can be reached from this machine, or correct the address: ${correctAddress(baseUrl?.source)}`;
}
