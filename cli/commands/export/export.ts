import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ExportFlags } from "../../features/export/export-flags.ts";
import { EXPORT_RESOURCES, type ExportResource } from "../../features/export/export-resource.ts";
import { runExport } from "../../features/export/run-export.ts";
import { EXPORT_FORMATS } from "../../features/export/serializers.ts";
import { addFilterFlags } from "../../flags/list-flags.ts";
import { addOutcomeFlag } from "../../flags/outcome-flags.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { parseCount } from "../../text/parsers.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";

/** `svc export`. */
export const newExportCommand = (context: Context): Command =>
  newGroupCommand(
    "export",
    {
      summary: "Whole lists into files: streamed, resumable, with a manifest",
      examples: [
        ["svc export meetings -o meetings.ndjson --resume", "every meeting; goes on where it was interrupted"],
      ],
    },
    EXPORT_RESOURCES.map((resource) => newResourceCommand(context, resource)),
  );

const DETAILS = `The file appears when it is whole; FILE.manifest.json beside it holds counts, filters and a SHA-256 digest. Until then the
data is in FILE.part, and FILE.checkpoint.json says how far it is. What is added after the start is not part of the export.`;

function newResourceCommand(context: Context, resource: ExportResource): Command {
  const { name, operation } = resource;
  const command = newCommand(name, {
    summary: `Export ${name}`,
    details: DETAILS,
    examples: [
      [
        `svc export ${name} -o ${name}.ndjson --resume`,
        "one JSON object per line; --resume does no harm the first time",
      ],
      [`svc export ${name} -o ${name}.csv`, "the ending chooses the format"],
      ...(name === "meetings"
        ? [
            ["svc export meetings -o - --from 30d --with transcripts", "into a pipe, transcripts included"] as [
              string,
              string,
            ],
          ]
        : []),
    ],
  });
  const filters = parametersOf(operation).filter(
    (parameter) => parameter.name !== "page" && parameter.name !== "limit",
  );
  addFilterFlags(command, filters);
  command
    .addOption(new Option("-o, --output <file>", "where to; - for standard output").makeOptionMandatory())
    .addOption(new Option("--format <format>", "default: by the file's ending, else ndjson").choices(EXPORT_FORMATS))
    .addOption(new Option("--resume", "go on where an interrupted export stood, if there is one"))
    .addOption(new Option("--restart", "forget an interrupted export").conflicts("resume"))
    .addOption(
      new Option("--concurrency <count>", "requests at the same time; default: 4").argParser(parseCount(1, 16)),
    );
  addOutcomeFlag(command);
  if (resource.dated)
    command.addOption(new Option("--any-order", "go by pages, for a service that does not list newest first"));
  if (name === "meetings")
    command.addOption(
      new Option("--with <what>", "add to every meeting, one more request each").choices(["transcripts"]),
    );
  return command.action(async (_flags: unknown, self: Command) =>
    runExport(context, resource, self.optsWithGlobals<ExportFlags>()),
  );
}
