import { isSvcError, type SvcClient } from "../../src/index.ts";
import type { Context } from "../context.ts";
import type { describeError } from "../errors/describe-error.ts";
import { readPath } from "../output/fields.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";

const TOLERATED_SKEW_MS = 60_000;
/** No template has it, so that nothing can be changed by asking. */
const NO_TEMPLATE = "/templates/00000000-0000-0000-0000-000000000000";

/** What is known before the service is asked. */
export interface ServiceQuestion {
  client: SvcClient;
  hasKey: boolean;
  /** Operations that the spec of this CLI names. */
  operations: readonly string[];
  describe: typeof describeError;
}

/** Reachability, clock and description, from the one answer that needs no key; then what the key may do. */
export async function checkService(context: Context, question: ServiceQuestion): Promise<CheckResult[]> {
  const { client, hasKey, operations, describe } = question;
  const { signal } = context;
  const description = await client
    .openapi({ signal })
    .withResponse()
    .catch((error: unknown) => ({ error }));
  const key = hasKey ? await checkKeyUse(context, question) : [skipped("read", "no key"), skipped("write", "no key")];
  if ("error" in description) return [fromError("reachable", describe(description.error)), ...key];
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

async function checkKeyUse({ signal }: Context, { client, describe }: ServiceQuestion): Promise<CheckResult[]> {
  const read = await client.meetings.list({ limit: 1 }, { signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const codeOfRead = isSvcError(read) ? read.code : undefined;
  if (read !== undefined && codeOfRead !== "insufficient_permission")
    return [fromError("read", describe(read)), skipped("write", "see above")];
  const write = await client.request("PUT", NO_TEMPLATE, { body: {}, signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return [
    codeOfRead
      ? warned("read", "the key may not read", "Create a key with the permission `read` for lists and reports")
      : passed("read", "the key may read"),
    checkWriteAnswer(write, describe),
  ];
}

/** Permission is checked before the template is looked for: any other refusal means that the key may write. */
function checkWriteAnswer(error: unknown, describe: typeof describeError): CheckResult {
  const code = isSvcError(error) ? error.code : undefined;
  const status = isSvcError(error) && "status" in error ? error.status : undefined;
  if (code === "insufficient_permission")
    return warned("write", "the key may not write", "Create a key with the permission `write` to change templates");
  if (status === 404 || status === 400 || status === 422)
    return passed("write", "the key may write (nothing was written)");
  return error === undefined ? skipped("write", "the answer does not tell") : fromError("write", describe(error));
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

const fromError = (name: string, { message, hint, exit }: ReturnType<typeof describeError>): CheckResult =>
  failed(name, message, { fix: hint ?? "Run again with --debug", exit });
