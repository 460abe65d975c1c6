import { type Command, Option } from "commander";
import { escapeLine } from "../../../core/text/escape.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { printItem } from "../../output/print-item.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { newCommand } from "../new-command.ts";

type DeleteFlags = GlobalFlags & OutputFlags & { yes?: boolean };

/** `svc templates delete`. */
export const newDeleteCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("delete", {
      summary: "Delete a template, after confirmation or with --yes",
      examples: [
        ["svc templates delete c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "shows the name and asks for confirmation"],
        ["svc templates delete c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 --yes", "for scripts"],
      ],
    }).argument("<id>", ID_HELP.template),
  )
    .addOption(new Option("-y, --yes", "skip the confirmation"))
    .action(async (id: string, _flags: unknown, self: Command) =>
      runDelete(context, id, self.optsWithGlobals<DeleteFlags>()),
    );

async function runDelete(context: Context, written: string, flags: DeleteFlags): Promise<void> {
  if (!flags.yes && !canAsk(context))
    throw new UsageError("There is no terminal to confirm the deletion.", "Pass --yes to skip the confirmation.");
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "template", written, options: flags, isExact: true });
  if (!flags.yes) {
    const { name } = await client.templates.get(id, { signal: context.signal });
    const confirmRemoval = await (await context.prompts()).confirm(`Delete the template "${escapeLine(name)}"?`);
    if (!confirmRemoval) return context.stderr.write("Nothing was deleted.\n");
  }
  const deleted = await client.templates.delete(id, { signal: context.signal });
  await context.stderr.write(`Deleted the template ${escapeLine(id)}.\n`);
  if (!flags.json && !flags.output && flags.jq === undefined) return;
  await printItem(context, {
    item: deleted,
    columns: [
      { field: "id", title: "Id", kind: "id" },
      { field: "deleted", title: "Deleted", kind: "flag" },
    ],
    output: await readOutputOptions(context, flags),
  });
}
