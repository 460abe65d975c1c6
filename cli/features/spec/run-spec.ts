import { jsonDocument } from "../../../core/formats/json.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText, formatCount } from "../../../core/words/count-text.ts";
import { readConnection, requireBaseUrl } from "../../client/connection.ts";
import { connectClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome, wantsObject } from "../../output/print-outcome.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { parseYaml, yamlText } from "../../output/yaml.lazy.ts";
import { chooseStyle, type Style } from "../../text/style.ts";
import type { ChangeKind, SpecChange } from "./compare.lazy.ts";

/** Flags of `svc spec show`. */
interface ShowFlags extends GlobalFlags, OutcomeOptions {
  live?: boolean;
  output?: "json" | "yaml";
}

/** Flags of `svc spec diff`. */
interface DiffFlags extends GlobalFlags, OutcomeOptions {
  file?: string;
  failOn?: "breaking" | "any" | "none";
  wording?: boolean;
}

/** Prints the built-in spec, or the service's. */
export async function runShow(context: Context, flags: ShowFlags): Promise<void> {
  const { builtInSpec } = await import("./built-in-spec.lazy.ts");
  const document = flags.live ? await readLiveSpec(context, flags) : builtInSpec();
  if (wantsObject(flags) && flags.output === "yaml")
    throw new UsageError("--json, --fields and --jq work on JSON, not on -o yaml.", "Use one of them.");
  const text = flags.output === "yaml" ? yamlText(document) : jsonDocument(document);
  await printOutcome(context, flags, { text, data: document, isResult: true });
}

/** Prints how the service's spec differs from the built-in one; a breaking change fails with the exit code of a gate. */
export async function runDiff(context: Context, flags: DiffFlags): Promise<void> {
  const live = flags.file === undefined ? await readLiveSpec(context, flags) : await readSpecFile(flags.file);
  const { builtInSpec } = await import("./built-in-spec.lazy.ts");
  const { compareSpecs } = await import("./compare.lazy.ts");
  const changes = compareSpecs(builtInSpec(), live);
  if (wantsObject(flags)) await printOutcome(context, flags, { text: "", data: toDocument(changes) });
  else await context.stdout.write(await diffText(context, changes, flags));
  const { breaking, compatible } = group(changes);
  const failing = { breaking: breaking.length, any: breaking.length + compatible.length, none: 0 }[
    flags.failOn ?? "breaking"
  ];
  if (failing === 0) return;
  const what = countText(failing, `${flags.failOn === "any" ? "" : "breaking "}change`);
  throw new CliError(`${flags.file ?? "The service's spec"} differs from the built-in one: ${what}.`, {
    exit: "gate",
    code: "spec_drift",
    hint: "Update this package, or contact the service's owner.",
  });
}

/** The service's own spec. It needs no key; the client requires one, so a placeholder is used. */
async function readLiveSpec(context: Context, flags: GlobalFlags): Promise<object> {
  const connection = await readConnection(context, flags);
  const client = await connectClient(context, flags, {
    baseUrl: requireBaseUrl(connection),
    apiKey: connection.apiKey?.value ?? `svc_live_${"0".repeat(32)}`,
  });
  return withSpinner(context, "Loading the spec", client.openapi({ signal: context.signal }));
}

/** A spec file, JSON or YAML. */
async function readSpecFile(file: string): Promise<object> {
  const parsed = parseYaml(await readTextFile(file));
  const value = "value" in parsed ? parsed.value : undefined;
  if (typeof value === "object" && value !== null && "paths" in value) return value;
  throw new UsageError(`Expected ${file} to be an OpenAPI document.`, "An OpenAPI document has `paths`.");
}

const group = (changes: readonly SpecChange[]): Record<ChangeKind, SpecChange[]> => ({
  breaking: changes.filter(({ kind }) => kind === "breaking"),
  compatible: changes.filter(({ kind }) => kind === "compatible"),
  wording: changes.filter(({ kind }) => kind === "wording"),
});

function toDocument(changes: readonly SpecChange[]): object {
  const { breaking, compatible, wording } = group(changes);
  const counts = { breaking: breaking.length, compatible: compatible.length, wording: wording.length };
  return { counts, breaking, compatible, wording };
}

async function diffText({ env, stdout }: Context, changes: readonly SpecChange[], flags: DiffFlags): Promise<string> {
  const style = await chooseStyle({ env, isTerminal: stdout.isTerminal, flag: flags.color });
  const { breaking, compatible, wording } = group(changes);
  if (changes.length === 0) return "The service's spec matches the built-in one.\n";
  const shown = flags.wording ? section("Wording", wording, style) : "";
  const counts = `${formatCount(breaking.length)} breaking, ${formatCount(compatible.length)} compatible, ${formatCount(wording.length)} in wording`;
  return `${section(style.red("Breaking"), breaking, style)}${section(style.green("Compatible"), compatible, style)}${shown}${counts}.\n`;
}

function section(title: string, changes: readonly SpecChange[], style: Style): string {
  if (changes.length === 0) return "";
  const lines = changes.map(
    ({ operation, description }) => `  ${style.bold(escapeLine(operation))}  ${escapeLine(description)}\n`,
  );
  return `${title}\n${lines.join("")}\n`;
}
