import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newApplyCommand } from "./apply.ts";
import { newCreateCommand } from "./create.ts";
import { newDeleteCommand } from "./delete.ts";
import { newEditCommand } from "./edit.ts";
import { newTemplatesExportCommand } from "./export.ts";
import { newTemplatesGetCommand } from "./get.ts";
import { newTemplatesLintCommand } from "./lint.ts";
import { newUpdateCommand } from "./update.ts";

/** `svc templates`. */
export const newTemplatesCommand = defineGroup(
  "templates",
  {
    examples: [["svc templates list --is-active true", "the active templates"]],
  },
  [
    newListCommand(LISTS.templates),
    newTemplatesGetCommand,
    newCreateCommand,
    newUpdateCommand,
    newEditCommand,
    newDeleteCommand,
    newTemplatesExportCommand,
    newApplyCommand,
    newTemplatesLintCommand,
  ],
);
