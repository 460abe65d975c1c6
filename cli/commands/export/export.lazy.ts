import { EXPORT_RESOURCES, type ExportResource } from "../../features/export/export-resource.ts";
import { type ExportFlags, runExport } from "../../features/export/run-export.ts";
import { EXPORT_FORMATS } from "../../features/export/serializers.ts";
import { addFlags, type FlagDefinition } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const DETAILS = `The file appears when it is complete, with FILE.manifest.json beside it: counts, filters and a SHA-256 digest. Until then
the data is in FILE.part and the progress in FILE.checkpoint.json. Items added after the start are not exported. A file that no export
wrote, or that changed since, is only replaced with --force.`;

const FLAGS: readonly FlagDefinition[] = [
  ["--out <path>", "file to write; --to PATH is the same; default: standard output"],
  ["-o, --output <format>", "format; default: by the file's extension, else ndjson", { choices: EXPORT_FORMATS }],
  ["--resume", "resume an interrupted export, if there is one"],
  ["--force", "discard an interrupted export; replace a file that no export wrote", { conflicts: "resume" }],
  concurrencyFlag("requests at the same time"),
  ["--allow-incomplete", "finish even if the service lists fewer items than its total"],
];

const TRANSCRIPTS: FlagDefinition = [
  "--with <what>",
  "add to every meeting, with one more request each",
  { choices: ["transcripts"] },
];

const newResourceCommand = (resource: ExportResource) => {
  const { name, operation } = resource;
  const isOfMeetings = name === "meetings";
  return defineCommand({
    name,
    summary: `Export ${name}`,
    details: DETAILS,
    examples: [
      [
        `svc export ${name} --out ${name}.ndjson --resume`,
        "one JSON object per line; --resume is harmless the first time",
      ],
      [`svc export ${name} --out ${name}.csv`, "the ending of the file selects the format"],
      ...(isOfMeetings
        ? [["svc export meetings --last 30d --with transcripts", "to a pipe, with transcripts"] as [string, string]]
        : []),
    ],
    extend: (command) => addFlags(addFiltersOf(command, operation), isOfMeetings ? [...FLAGS, TRANSCRIPTS] : FLAGS),
    prints: "outcome",
    run: (context, flags: ExportFlags) => runExport(context, resource, flags),
  });
};

/** `svc export`. */
export const newExportCommand = defineGroup(
  "export",
  {
    examples: [["svc export meetings --out meetings.ndjson --resume", "every meeting; resumes an interrupted export"]],
  },
  EXPORT_RESOURCES.map(newResourceCommand),
);
