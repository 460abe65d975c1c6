import { escapeLine } from "../../../core/text/escape.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { printItem } from "../../output/print-item.ts";
import { printOutcome, wantsObject } from "../../output/print-outcome.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { confirm, requireTerminal } from "../../prompt/can-ask.ts";
import { defineCommand } from "../define-command.ts";

type DeleteFlags = GlobalFlags & OutputFlags & { yes?: boolean };

/** `svc templates delete`. */
export const newDeleteCommand = defineCommand({
  name: "delete",
  summary: "Delete a template, after confirmation or with --yes",
  examples: [
    ["svc templates delete c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "shows the name and asks for confirmation"],
    ["svc templates delete c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 --yes", "for scripts"],
  ],
  args: [["<id>", ID_HELP.template]],
  flags: [["-y, --yes", "skip the confirmation"]],
  prints: "data",
  run: runDelete,
});

async function runDelete(context: Context, flags: DeleteFlags, written: string): Promise<void> {
  const { signal } = context;
  if (!flags.yes) requireTerminal(context, "the deletion");
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "template", written, options: flags });
  if (!flags.yes) {
    const { name } = await client.templates.get(id, { signal });
    if (!(await confirm(context, `Delete the template "${escapeLine(name)}"?`, "the deletion")))
      return printOutcome(context, flags, { text: "Nothing was deleted.", data: { id, deleted: false } });
  }
  const deleted = await withSpinner(context, "Deleting the template", client.templates.delete(id, { signal }));
  if (flags.output === undefined || wantsObject(flags))
    return printOutcome(context, flags, { text: `Deleted the template ${escapeLine(id)}.`, data: deleted });
  const columns = Object.keys(deleted).map((field) => ({ field, title: field, kind: "text" as const }));
  await printItem(context, { item: deleted, columns, output: await readOutputOptions(context, flags) });
}
