import type { GatePlan } from "../../../core/gates/evaluate-gates.ts";
import { type IfNoData, NO_DATA_CHOICES } from "../../../core/gates/gate-verdict.ts";
import { GATE_HELP, type Gate, parseGate } from "../../../core/gates/parse-gate.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";

/** Flags that set gates. */
export interface GateFlags {
  gate?: string[];
  gates?: string;
  minReports?: number;
  ifNoData?: IfNoData;
}

/** The gates of flags and file together; a flag goes before the file's setting. */
export async function readGates(flags: GateFlags): Promise<GatePlan> {
  const file = flags.gates === undefined ? {} : await readGatesFile(flags.gates);
  return {
    gates: [...(file.gates ?? []), ...(flags.gate ?? [])].map(requireGate),
    minReports: flags.minReports ?? file.min_reports ?? 1,
    ifNoData: flags.ifNoData ?? file.if_no_data ?? "fail",
  };
}

/** Reads a gate as it is written. @throws UsageError for what is none */
export function requireGate(written: string): Gate {
  const gate = parseGate(written);
  if (!gate) throw new UsageError(`Invalid --gate condition \`${written}\`.`, GATE_HELP);
  return gate;
}

interface GatesFile {
  gates?: string[];
  min_reports?: number;
  if_no_data?: IfNoData;
}

const KEYS = ["gates", "min_reports", "if_no_data"];

async function readGatesFile(path: string): Promise<GatesFile> {
  const { parseYaml } = await import("../../output/yaml.lazy.ts");
  const parsed = parseYaml(await readTextFile(path));
  if ("problem" in parsed) throw new UsageError(`Cannot parse ${path}: ${parsed.problem}`, "Fix that line.");
  const { value } = parsed;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidFile(path, "an object with `gates`");
  const file = value as Record<string, unknown>;
  const unknown = Object.keys(file).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw invalidFile(path, `an object of ${KEYS.join(", ")}; there is no \`${unknown}\``);
  return { ...gatesOf(file, path), ...minReportsOf(file, path), ...ifNoDataOf(file, path) };
}

function gatesOf({ gates }: Record<string, unknown>, path: string): Pick<GatesFile, "gates"> {
  if (!Array.isArray(gates) || !gates.every((gate) => typeof gate === "string"))
    throw invalidFile(path, "`gates` as a list of conditions", GATE_HELP);
  return { gates };
}

function minReportsOf({ min_reports: value }: Record<string, unknown>, path: string): Pick<GatesFile, "min_reports"> {
  if (value === undefined) return {};
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
    throw invalidFile(path, "`min_reports` as a whole number");
  return { min_reports: value };
}

function ifNoDataOf({ if_no_data: value }: Record<string, unknown>, path: string): Pick<GatesFile, "if_no_data"> {
  if (value === undefined) return {};
  const choice = NO_DATA_CHOICES.find((candidate) => candidate === value);
  if (!choice) throw invalidFile(path, `\`if_no_data\` as one of ${NO_DATA_CHOICES.join(", ")}`);
  return { if_no_data: choice };
}

const invalidFile = (path: string, what: string, hint = "See docs/ci.md for an example."): UsageError =>
  new UsageError(`Expected ${path} to contain ${what}.`, hint);
