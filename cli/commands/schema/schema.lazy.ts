import { jsonDocument } from "../../../core/formats/json.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { jsonSchema } from "../../features/schema/json-schema.ts";
import { SHAPES } from "../../features/schema/shapes.ts";
import { WEEKLY_REPORT_SCHEMA } from "../../generated/weekly-report-schema.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";

/** Commands that print a report. */
const REPORTS = ["report weekly", "report person"];

/** `svc schema`. */
export const newSchemaCommand = defineCommand({
  name: "schema",
  details:
    "Without a command, lists the commands that have a schema. Responses of `svc api` are in the spec: `svc spec show`.",
  examples: [
    ["svc schema meetings list", "an array of meetings, as the API's spec has them"],
    ["svc schema report weekly > weekly-report.schema.json", "for a validator"],
  ],
  args: [["[command...]", "words of the command"]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions, words: string[]) {
    const name = words.join(" ");
    const names = [...Object.keys(SHAPES), ...REPORTS].sort();
    if (name === "")
      return printOutcome(context, flags, { text: `${names.join("\n")}\n`, data: names, isResult: true });
    if (!names.includes(name))
      throw new UsageError(`There is no schema of \`${name}\`.`, "`svc schema` lists the commands that have one.");
    const shape = SHAPES[name];
    const schema = shape ? await jsonSchema(`svc ${name} --json`, shape) : WEEKLY_REPORT_SCHEMA;
    await printOutcome(context, flags, { text: jsonDocument(schema), data: schema, isResult: true });
  },
});
