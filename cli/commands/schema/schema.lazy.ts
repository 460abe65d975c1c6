import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { WEEKLY_REPORT_SCHEMA } from "../../features/report/weekly-report-schema.ts";
import { jsonSchema } from "../../features/schema/json-schema.ts";
import { SHAPES } from "../../features/schema/shapes.ts";
import { newCommand } from "../new-command.ts";

/** Commands that print a report. */
const REPORTS = ["report weekly", "report person"];

/** `svc schema`. */
export const newSchemaCommand = (context: Context): Command =>
  newCommand("schema", {
    summary: "Print the JSON schema of what a command prints with --json",
    details: "Without a command it lists those that have one. What `svc api` prints is in the spec: `svc spec show`.",
    examples: [
      ["svc schema meetings list", "an array of meetings, as the API's spec has them"],
      ["svc schema report weekly > weekly-report.schema.json", "for a validator"],
    ],
  })
    .argument("[command...]", "words of the command")
    .addOption(new Option("--json", "accepted for consistency: a schema is JSON anyway"))
    .action(async (words: string[]) => {
      const name = words.join(" ");
      const names = [...Object.keys(SHAPES), ...REPORTS].sort();
      if (name === "") return context.stdout.write(`${names.join("\n")}\n`);
      if (!names.includes(name))
        throw new UsageError(`There is no schema of \`${name}\`.`, "`svc schema` lists the commands that have one.");
      const schema = SHAPES[name];
      await context.stdout.write(
        jsonDocument(schema ? await jsonSchema(`svc ${name} --json`, schema) : WEEKLY_REPORT_SCHEMA),
      );
    });
