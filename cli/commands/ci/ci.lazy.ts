import { CI_PROVIDERS } from "../../features/ci/ci-files.ts";
import { runCiInit } from "../../features/ci/run-ci-init.ts";
import { collect } from "../../flags/add-flags.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const newInitCommand = defineCommand({
  name: "init",
  summary: "Write a CI job that makes the weekly report and checks its gates",
  details:
    "Writes a workflow of GitHub Actions or a job of GitLab, and coaching-gates.yaml with the gates. It sends no request and writes no key: the job reads SERVICE_API_URL and SERVICE_API_KEY from the CI's own variables. Existing files are kept without --force.",
  examples: [
    ["svc ci init github", "in the root of a repository"],
    ["svc ci init gitlab --tz Europe/Berlin --gate 'average_score>=70'", "with the team's week and a gate of its own"],
    ["svc ci init github --dry-run", "only look at it"],
  ],
  args: [["<provider>", "CI system", CI_PROVIDERS]],
  flags: [
    ["--directory <directory>", "root of the repository; default: the current directory"],
    ["--gate <condition>", "a gate, as for `svc report weekly`; repeatable", { parse: collect }],
    ["--schedule <cron>", 'when, in UTC; default: "0 6 * * 1", Mondays at six'],
    ["--tz <zone>", "time zone of the week, e.g. Europe/Berlin; default: UTC"],
    ["--force", "overwrite existing files"],
    ["--dry-run", "print the files instead of writing them"],
  ],
  prints: "outcome",
  run: runCiInit,
});

/** `svc ci`. */
export const newCiCommand = defineGroup("ci", { examples: [["svc ci init github", "write the workflow"]] }, [
  newInitCommand,
]);
