import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { type FlagEntry, readCliTree } from "./cli-tree.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Commands, flags with their choices, and exit codes, one per line, so that a change for scripts is visible in review. */
export async function generateCliReport(): Promise<GeneratedFile> {
  const { commands, globalFlags } = await readCliTree();
  const lines = [
    "# Generated from the tree of commands by `npm run generate`. A line that is gone breaks scripts: see docs/policy.md.",
    ...Object.values(EXIT_CODES).map(({ code }) => `exit ${code}`),
    ...globalFlags.map((flag) => `svc ${flagText(flag)}`),
    ...commands
      .filter(({ isGroup }) => !isGroup)
      .flatMap(({ name, usage, flags }) => [usage, ...flags.map((flag) => `${name} ${flagText(flag)}`)]),
  ];
  return { path: "spec/public/svc.txt", text: `${lines.join("\n")}\n` };
}

const flagText = ({ flags, choices }: FlagEntry): string =>
  choices.length === 0 ? flags : `${flags} (${choices.join("|")})`;
