import type { Command } from "commander";
import type { UpdateTemplate } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { printItem } from "../../output/print-item.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { newCommand } from "../new-command.ts";
import { addTemplateFlags, addUpdateFlags, type TemplateFlags } from "./template-flags.ts";
import { readTemplateInput } from "./template-input.ts";
import { TEMPLATE_COLUMNS, templateSubstance } from "./template-text.ts";

type UpdateFlags = GlobalFlags & OutputFlags & TemplateFlags;

/** `svc templates update`. */
export const newUpdateCommand = (context: Context): Command =>
  addOutputFlags(
    addUpdateFlags(
      addTemplateFlags(
        newCommand("update", {
          summary: "Update the given fields of a template; others stay unchanged",
          examples: [
            ["svc templates update ID --coaching-tone direct", "one field"],
            ["svc templates update ID -f scorecard.yaml", "the fields in a file"],
            ["svc templates update ID --is-active false --clear industry_context", "deactivate it and clear one field"],
          ],
        }).argument("<id>", ID_HELP.template),
      ),
    ),
  ).action(async (id: string, _flags: unknown, self: Command) =>
    runUpdate(context, id, self.optsWithGlobals<UpdateFlags>()),
  );

async function runUpdate(context: Context, written: string, flags: UpdateFlags): Promise<void> {
  const fields = await readTemplateInput(context, flags);
  if (Object.keys(fields).length === 0)
    throw new UsageError(
      "There is nothing to change.",
      "Pass -f FILE or a flag such as --name; see `svc templates update --help`.",
    );
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "template", written, options: flags, isExact: true });
  const template = await client.templates.update(id, fields as UpdateTemplate, { signal: context.signal });
  await context.stderr.write(`Updated the template ${template.id}.\n`);
  await printItem(context, {
    item: template,
    columns: TEMPLATE_COLUMNS,
    output: await readOutputOptions(context, flags),
    substance: templateSubstance(template),
  });
}
