import type { GatePlan } from "../../../core/gates/evaluate-gates.ts";
import { type IfNoData, NO_DATA_CHOICES } from "../../../core/gates/gate-verdict.ts";
import { GATE_HELP, type Gate, parseGate } from "../../../core/gates/parse-gate.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import { parseYamlObject } from "../../output/yaml-object.ts";

/** Flags that set gates. */
export interface GateFlags {
  gate?: string[];
  gates?: string;
  minReports?: number;
  ifNoData?: IfNoData;
}

/** The gates of flags and file; a flag overrides the file's setting. */
export async function readGates(flags: GateFlags): Promise<GatePlan> {
  const file = flags.gates === undefined ? {} : await readGatesFile(flags.gates);
  return {
    gates: [...(file.gates ?? []), ...(flags.gate ?? [])].map(requireGate),
    minReports: flags.minReports ?? file.min_reports ?? 1,
    ifNoData: flags.ifNoData ?? file.if_no_data ?? "fail",
  };
}

/** Parses a gate. @throws UsageError if it is not valid */
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

async function readGatesFile(path: string): Promise<GatesFile> {
  const file = await parseYamlObject(await readTextFile(path), path, {
    expected: "an object with `gates`",
    hint: FILE_HINT,
  });
  const unknown = Object.keys(file).find((key) => !Object.hasOwn(MEMBERS, key));
  if (unknown !== undefined)
    throw invalidFile(path, `an object of ${Object.keys(MEMBERS).join(", ")}; there is no \`${unknown}\``);
  for (const [key, { isValid, expected, hint }] of Object.entries(MEMBERS))
    if (!isValid(file[key])) throw invalidFile(path, `\`${key}\` as ${expected}`, hint);
  return file;
}

const FILE_HINT = "See docs/ci.md for an example.";

const MEMBERS: Readonly<
  Record<keyof GatesFile, { isValid: (value: unknown) => boolean; expected: string; hint?: string }>
> = {
  gates: {
    isValid: (value) => Array.isArray(value) && value.every((gate) => typeof gate === "string"),
    expected: "a list of conditions",
    hint: GATE_HELP,
  },
  min_reports: {
    isValid: (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 0),
    expected: "a whole number",
  },
  if_no_data: {
    isValid: (value) => value === undefined || NO_DATA_CHOICES.some((choice) => choice === value),
    expected: `one of ${NO_DATA_CHOICES.join(", ")}`,
  },
};

const invalidFile = (path: string, what: string, hint = FILE_HINT): UsageError =>
  new UsageError(`Expected ${path} to contain ${what}.`, hint);
