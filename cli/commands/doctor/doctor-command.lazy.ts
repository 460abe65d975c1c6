import { escapeLine } from "../../../core/text/escape.ts";
import { type Connection, readConnection, withKeyFromCommand } from "../../client/connection.ts";
import { connectClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import { describeError } from "../../failure/describe-error.ts";
import { type CheckResult, failed } from "../../features/doctor/checks.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import { printRows } from "../../output/print-pages.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { chooseStyle, type Style } from "../../text/style.ts";
import { wrapAdvice } from "../../text/wrap.ts";
import { defineCommand } from "../define-command.ts";

type DoctorFlags = GlobalFlags & OutputFlags;

/** `svc doctor`. */
export const newDoctorCommand = defineCommand({
  name: "doctor",
  details:
    "Each finding comes with a fix. It also reports where responses differ from the spec, and which fields they lack. The output of --json can go into a bug report: it has no key and no customer data. Write permission is checked with a request that changes nothing.",
  examples: [
    ["svc doctor", "find out what is wrong"],
    ["svc doctor --json", "findings for a script; the exit code is that of the first failed check"],
  ],
  prints: "data",
  run: runDoctor,
});

const COLUMNS = (["name", "status", "detail", "fix"] as const).map((field) => ({
  field,
  title: field.toUpperCase(),
  kind: "text" as const,
}));

async function runDoctor(context: Context, flags: DoctorFlags): Promise<void> {
  const results = await withSpinner(context, "Checking", collectChecks(context, flags));
  // A check that was interrupted has found nothing.
  context.signal.throwIfAborted();
  const rows = results.map(({ exit: _exit, ...row }) => ({ ...row, state: row.status }));
  const output = outputOptions(context, flags, {});
  if (output.format === "table") {
    const { env, stdout } = context;
    const style = await chooseStyle({ env, isTerminal: stdout.isTerminal, flag: flags.color });
    await stdout.write(results.map((result) => resultLines(result, style, stdout.columns)).join(""));
  } else await printRows(context, rows, { columns: COLUMNS, noun: "checks", output, earlier: { state: "status" } });
  const first = results.find(({ status }) => status === "failed");
  if (first)
    throw new CliError(`${first.name}: ${first.detail}`, {
      exit: first.exit ?? "unexpected",
      code: "check_failed",
      ...(first.fix === null ? {} : { hint: first.fix }),
    });
}

async function collectChecks(context: Context, flags: DoctorFlags): Promise<CheckResult[]> {
  const check = await import("../../features/doctor/doctor.lazy.ts");
  const store = await context.config();
  const results = [await check.checkConfigFile(store.path, context.platform)];
  const connection = await readConnection(context, flags)
    .then((found) => withKeyFromCommand(context, found))
    .catch((error: unknown) => error);
  if (!isConnection(connection)) return [configFailure(connection)];
  const address = check.checkAddress(connection);
  results.push(address, check.checkKeyShape(connection));
  if (address.status === "failed" || !connection.baseUrl) return results;
  results.push(...(await check.checkNetwork(context, new URL(connection.baseUrl.value))));
  const credentials = {
    baseUrl: connection.baseUrl.value,
    apiKey: connection.apiKey?.value ?? `svc_live_${"0".repeat(32)}`,
  };
  const client = await connectClient(context, { ...flags, retries: flags.retries ?? 0 }, credentials);
  const { builtInSpec } = await import("../../features/spec/built-in-spec.lazy.ts");
  const { compareSpecs } = await import("../../features/spec/compare.lazy.ts");
  const question = {
    client,
    connection,
    spec: builtInSpec(),
    compare: compareSpecs,
    describe: describeError,
  };
  results.push(...(await check.checkService(context, question)));
  return results;
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === "object" && value !== null && "profileName" in value;

function configFailure(error: unknown): CheckResult {
  const { message, hint, exit } = describeError(error);
  return failed("configuration", message, { fix: hint ?? "Repair the file", exit });
}

const DETAIL_INDENT = " ".repeat(24);

function resultLines({ name, status, detail, fix }: CheckResult, style: Style, width: number | undefined): string {
  const marks = {
    ok: style.green("ok     "),
    warning: style.yellow("warning"),
    failed: style.red("failed "),
    skipped: style.dim("skipped"),
  };
  const wrap = (text: string): string => `${wrapAdvice(text, width, DETAIL_INDENT)}\n`;
  const line = `${marks[status]}  ${style.bold(name.padEnd(13))}  ${wrap(escapeLine(detail))}`;
  return fix === null ? line : `${line}${DETAIL_INDENT}${wrap(`${style.cyan("fix:")} ${escapeLine(fix)}`)}`;
}
