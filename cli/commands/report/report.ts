import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { jsonDocument } from "../../text/json-document.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";
import { newWeeklyCommand } from "./weekly.ts";

/** `svc report`. */
export const newReportCommand = (context: Context): Command =>
  newGroupCommand(
    "report",
    {
      summary: "Reports for CI: a period's figures, compared and held against gates",
      examples: [["svc report weekly --out html=week.html", "the last seven days as a page"]],
    },
    [newWeeklyCommand(context), newSchemaCommand(context)],
  );

const newSchemaCommand = (context: Context): Command =>
  newCommand("schema", {
    summary: "Print the JSON schema of the report",
    examples: [["svc report schema > weekly-report.schema.json", "for a validator"]],
  })
    .addOption(new Option("--json", "accepted, as everywhere: the schema is JSON anyway"))
    .action(async () => {
      const { default: schema } = await import("../../features/report/weekly-report.schema.json", {
        with: { type: "json" },
      });
      await context.stdout.write(jsonDocument(schema));
    });
