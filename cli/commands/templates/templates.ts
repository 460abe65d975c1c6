import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGetCommand } from "../get-command.ts";
import { newGroupCommand } from "../group-command.ts";
import { newListCommand } from "../list-command.ts";
import { newApplyCommand } from "./apply.ts";
import { newCreateCommand } from "./create.ts";
import { newDeleteCommand } from "./delete.ts";
import { newEditCommand } from "./edit.ts";
import { newTemplatesExportCommand } from "./export.ts";
import { templateDetail, templateList } from "./template-resource.ts";
import { newUpdateCommand } from "./update.ts";

/** `svc templates`. */
export const newTemplatesCommand = (context: Context): Command =>
  newGroupCommand(
    "templates",
    {
      summary: "Coaching templates: read, create, change, delete",
      examples: [["svc templates list --is-active true", "the templates in use"]],
    },
    [
      newListCommand(context, templateList, {
        summary: "List templates, newest first",
        examples: [
          ["svc templates list --call-type discovery", "templates for discovery calls"],
          ["svc templates list --all --fields id,name,version", "every template, three fields"],
        ],
      }),
      newGetCommand(context, templateDetail, {
        summary: "Show one template with its criteria and prompt",
        examples: [
          ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "for reading"],
          ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 -o yaml > scorecard.yaml", "as a file to change"],
        ],
      }),
      newCreateCommand(context),
      newUpdateCommand(context),
      newEditCommand(context),
      newDeleteCommand(context),
      newTemplatesExportCommand(context),
      newApplyCommand(context),
    ],
  );
