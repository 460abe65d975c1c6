import type { UpdateTemplate } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import type { OutputFlags } from "../../flags/output-options.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";
import { TEMPLATE_FLAGS, type TemplateFlags, UPDATE_FLAGS } from "./template-flags.ts";
import { readTemplateInput } from "./template-input.ts";
import { printTemplate } from "./template-text.ts";

type UpdateFlags = GlobalFlags & OutputFlags & TemplateFlags;

/** `svc templates update`. */
export const newUpdateCommand = defineCommand({
  name: "update",
  summary: "Update the given fields of a template; others stay unchanged",
  examples: [
    ["svc templates update ID --coaching-tone direct", "one field"],
    ["svc templates update ID -f scorecard.yaml", "the fields in a file"],
    ["svc templates update ID --is-active false --clear industry_context", "deactivate it and clear one field"],
  ],
  args: [["<id>", ID_HELP.template]],
  flags: [...TEMPLATE_FLAGS, ...UPDATE_FLAGS],
  prints: "data",
  run: runUpdate,
});

async function runUpdate(context: Context, flags: UpdateFlags, written: string): Promise<void> {
  const fields = await readTemplateInput(context, flags);
  if (Object.keys(fields).length === 0)
    throw new UsageError(
      "There is nothing to change.",
      "Pass -f FILE or a flag such as --name; see `svc templates update --help`.",
    );
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "template", written, options: flags });
  const updating = client.templates.update(id, fields as UpdateTemplate, { signal: context.signal });
  const template = await withSpinner(context, "Updating the template", updating);
  await context.stderr.write(`Updated the template ${template.id}.\n`);
  await printTemplate(context, flags, template);
}
