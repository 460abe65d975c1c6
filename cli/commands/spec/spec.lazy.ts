import { runDiff, runShow } from "../../features/spec/run-spec.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const newShowCommand = defineCommand({
  name: "show",
  summary: "Print the OpenAPI spec that this version was built from, or the service's own",
  examples: [
    ["svc spec show -o yaml", "the built-in one"],
    ["svc spec show --live --jq '.paths | keys'", "the paths of the service's"],
  ],
  flags: [
    ["--live", "use the service's own spec"],
    ["-o, --output <format>", "format; default: json", { choices: ["json", "yaml"] }],
  ],
  prints: "outcome",
  run: runShow,
});

const newDiffCommand = defineCommand({
  name: "diff",
  summary: "Compare the service's spec with the built-in one",
  details: "Breaking changes exit with 10. Needs no key.",
  examples: [
    ["svc spec diff", "breaking and compatible changes apart"],
    ["svc spec diff --fail-on any --json", "for CI: fail on any change except wording"],
  ],
  flags: [
    ["--file <file>", "compare a spec file instead of the service's"],
    ["--fail-on <changes>", "changes that exit with 10; default: breaking", { choices: ["breaking", "any", "none"] }],
    ["--wording", "also show changes in descriptions and examples"],
  ],
  prints: "outcome",
  run: runDiff,
});

/** `svc spec`. */
export const newSpecCommand = defineGroup(
  "spec",
  {
    examples: [["svc spec diff", "what the service has changed"]],
  },
  [newShowCommand, newDiffCommand],
);
