import { Argument, type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { CI_PROVIDERS, type CiProvider } from "../../features/ci/ci-files.ts";
import { type CiInitFlags, runCiInit } from "../../features/ci/run-ci-init.ts";
import { addOutcomeFlag } from "../../flags/outcome-flags.ts";
import { newCommand } from "../new-command.ts";

/** `svc ci init`. */
export const newCiInitCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("init", {
      summary: "Write a CI job that makes the weekly report and checks its gates",
      details: `Writes a workflow of GitHub Actions or a job of GitLab, and coaching-gates.yaml with the gates. It asks the service nothing and writes no key: the job reads SERVICE_API_URL and SERVICE_API_KEY from the CI's own variables. Existing files are kept without --force.`,
      examples: [
        ["svc ci init github", "in the root of a repository"],
        ["svc ci init gitlab --tz Europe/Berlin --gate 'avg_score>=70'", "with the team's week and a gate of its own"],
        ["svc ci init github --dry-run", "only look at it"],
      ],
    })
      .addArgument(new Argument("<provider>", "CI system").choices(CI_PROVIDERS))
      .addOption(new Option("--directory <directory>", "root of the repository; default: the current directory"))
      .addOption(new Option("--gate <condition>", "a gate, as for `svc report weekly`; repeatable").argParser(collect))
      .addOption(new Option("--schedule <cron>", 'when, in UTC; default: "0 6 * * 1", Mondays at six'))
      .addOption(new Option("--tz <zone>", "time zone of the week, e.g. Europe/Berlin; default: UTC"))
      .addOption(new Option("--force", "overwrite existing files"))
      .addOption(new Option("--dry-run", "print the files instead of writing them")),
  ).action(async (provider: CiProvider, _flags: unknown, self: Command) =>
    runCiInit(context, provider, self.optsWithGlobals<CiInitFlags>()),
  );

const collect = (value: string, earlier: string[] | undefined): string[] => [...(earlier ?? []), value];
