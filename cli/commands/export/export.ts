import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ExportFlags } from "../../features/export/export-flags.ts";
import { EXPORT_RESOURCES, type ExportResource } from "../../features/export/export-resource.ts";
import { runExport } from "../../features/export/run-export.ts";
import { EXPORT_FORMATS } from "../../features/export/serializers.ts";
import { addFilterFlags, concurrencyOption } from "../../flags/list-flags.ts";
import { addOutcomeFlag } from "../../flags/outcome-flags.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";

/** `svc export`. */
export const newExportCommand = (context: Context): Command =>
  newGroupCommand(
    "export",
    {
      summary: "Export whole lists to files: streamed, resumable, with a manifest",
      examples: [
        ["svc export meetings --out meetings.ndjson --resume", "every meeting; resumes an interrupted export"],
      ],
    },
    EXPORT_RESOURCES.map((resource) => newResourceCommand(context, resource)),
  );

const DETAILS = `The file appears when it is complete, with FILE.manifest.json beside it: counts, filters and a SHA-256 digest. Until then
the data is in FILE.part and the progress in FILE.checkpoint.json. Items added after the start are not exported. A file that is not as
an export has left it is replaced with --force alone.`;

function newResourceCommand(context: Context, resource: ExportResource): Command {
  const { name, operation } = resource;
  const command = newCommand(name, {
    summary: `Export ${name}`,
    details: DETAILS,
    examples: [
      [
        `svc export ${name} --out ${name}.ndjson --resume`,
        "one JSON object per line; --resume is harmless the first time",
      ],
      [`svc export ${name} --out ${name}.csv`, "the ending of the file selects the format"],
      ...(name === "meetings"
        ? [["svc export meetings --last 30d --with transcripts", "to a pipe, with transcripts"] as [string, string]]
        : []),
    ],
  });
  const filters = parametersOf(operation).filter(
    (parameter) => parameter.name !== "page" && parameter.name !== "limit",
  );
  addFilterFlags(command, filters);
  command
    .addOption(new Option("--out <path>", "file to write; --to PATH is the same; default: standard output"))
    .addOption(
      new Option("-o, --output <format>", "format; default: by the file's ending, else ndjson").choices(EXPORT_FORMATS),
    )
    .addOption(new Option("--resume", "resume an interrupted export, if there is one"))
    .addOption(
      new Option("--force", "discard an interrupted export; replace a file of another origin").conflicts("resume"),
    )
    .addOption(concurrencyOption("requests at the same time"));
  addOutcomeFlag(command);
  command.addOption(new Option("--allow-incomplete", "finish also when the service lists fewer items than its total"));
  if (name === "meetings")
    command.addOption(
      new Option("--with <what>", "add to every meeting, with one more request each").choices(["transcripts"]),
    );
  return command.action(async (_flags: unknown, self: Command) =>
    runExport(context, resource, self.optsWithGlobals<ExportFlags>()),
  );
}
