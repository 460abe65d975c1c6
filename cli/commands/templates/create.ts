import type { CreateTemplate } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import type { OutputFlags } from "../../flags/output-options.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { defineCommand } from "../define-command.ts";
import { TEMPLATE_FLAGS, type TemplateFlags } from "./template-flags.ts";
import { readTemplateInput } from "./template-input.ts";
import { printTemplate } from "./template-text.ts";

type CreateFlags = GlobalFlags & OutputFlags & TemplateFlags;

/** `svc templates create`. */
export const newCreateCommand = defineCommand({
  name: "create",
  summary: "Create a template from a file, from standard input or from flags",
  details: "The service validates the fields and reports every problem with its path.",
  examples: [
    ["svc templates create -f scorecard.yaml", "from a file; flags override its fields"],
    [
      'svc templates create --name Discovery --prompt-template "Score the call." --criterion "Listening:60:Lets them speak" --criterion "Next steps:40:Dated"',
      "from flags",
    ],
    ["svc templates get ID -o yaml | svc templates create -f - --name Copy", "copy another template"],
  ],
  flags: TEMPLATE_FLAGS,
  prints: "data",
  run: runCreate,
});

async function runCreate(context: Context, flags: CreateFlags): Promise<void> {
  const given = await readTemplateInput(context, flags);
  // A copied template has nulls and `is_active`, which are not accepted on creation.
  const fields = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== null && !(name === "is_active" && value === true)),
  );
  if (Object.keys(fields).length === 0)
    throw new UsageError(
      "There are no fields to create a template from.",
      "Pass -f FILE, or --name, --prompt-template and --criterion.",
    );
  const client = await openClient(context, flags);
  // The service validates the fields, so that all problems are shown at once.
  const creating = client.templates.create(fields as unknown as CreateTemplate, { signal: context.signal });
  const template = await withSpinner(context, "Creating the template", creating);
  await context.stderr.write(
    template.id === undefined
      ? "Created the template. The service did not return its id: find it with `svc templates list`.\n"
      : `Created the template ${template.id}.\n`,
  );
  await printTemplate(context, flags, template);
}
