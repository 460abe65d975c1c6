import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";

/** `svc report schema`. */
export const newReportSchemaCommand = (context: Context): Command =>
  newCommand("schema", {
    summary: "Print the JSON schema of the report",
    examples: [["svc report schema > weekly-report.schema.json", "for use with a validator"]],
  })
    .addOption(new Option("--json", "accepted for consistency: the schema is JSON anyway"))
    .action(async () => {
      const { WEEKLY_REPORT_SCHEMA } = await import("../../features/report/weekly-report-schema.ts");
      await context.stdout.write(jsonDocument(WEEKLY_REPORT_SCHEMA));
    });
