import { isSvcError, type SvcClient } from "../../src/index.ts";
import type { Context } from "../context.ts";
import { describeError } from "../errors/describe-error.ts";
import { QUERY_PARAMETERS } from "../generated/parameters.ts";
import { readPath } from "../output/fields.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";

const TOLERATED_SKEW_MS = 60_000;
/** No template has it, so that nothing can be changed by asking. */
const NO_TEMPLATE = "/templates/00000000-0000-0000-0000-000000000000";

/** Reachability, clock and description, from the one answer that needs no key; then what the key may do. */
export async function checkService(context: Context, client: SvcClient, hasKey: boolean): Promise<CheckResult[]> {
  const { signal } = context;
  const description = await client
    .openapi({ signal })
    .withResponse()
    .catch((error: unknown) => ({ error }));
  const key = hasKey ? await checkKeyUse(context, client) : [skipped("read", "no key"), skipped("write", "no key")];
  if ("error" in description) return [fromError("reachable", description.error), ...key];
  const date = description.response.headers.get("date");
  return [
    passed("reachable", `the service answered with status ${description.response.status}`),
    checkClock(context, date),
    ...key,
    checkSpec(description.data),
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

async function checkKeyUse({ signal }: Context, client: SvcClient): Promise<CheckResult[]> {
  const read = await client.meetings.list({ limit: 1 }, { signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const codeOfRead = isSvcError(read) ? read.code : undefined;
  if (read !== undefined && codeOfRead !== "insufficient_permission")
    return [fromError("read", read), skipped("write", "see above")];
  const write = await client.request("PUT", NO_TEMPLATE, { body: {}, signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return [
    codeOfRead
      ? warned("read", "the key may not read", "Create a key with the permission `read` for lists and reports")
      : passed("read", "the key may read"),
    checkWriteAnswer(write),
  ];
}

/** Permission is checked before the template is looked for: any other refusal means that the key may write. */
function checkWriteAnswer(error: unknown): CheckResult {
  const code = isSvcError(error) ? error.code : undefined;
  const status = isSvcError(error) && "status" in error ? error.status : undefined;
  if (code === "insufficient_permission")
    return warned("write", "the key may not write", "Create a key with the permission `write` to change templates");
  if (status === 404 || status === 400 || status === 422)
    return passed("write", "the key may write (nothing was written)");
  return error === undefined ? skipped("write", "the answer does not tell") : fromError("write", error);
}

function checkSpec(description: unknown): CheckResult {
  const paths = readPath(description, "paths");
  const live = Object.values(Object(paths))
    .flatMap((item) => Object.values(Object(item)))
    .map((operation) => readPath(operation, "operationId"));
  const expected = Object.keys(QUERY_PARAMETERS);
  const missing = expected.filter((operation) => !live.includes(operation));
  if (missing.length === 0) return passed("description", `all ${expected.length} operations that svc knows are there`);
  return warned(
    "description",
    `the service does not describe ${missing.join(", ")}`,
    "Look for a newer version of svc",
  );
}

function fromError(name: string, error: unknown): CheckResult {
  const { message, hint, exit } = describeError(error);
  return failed(name, message, { fix: hint ?? "Run again with --debug", exit });
}
