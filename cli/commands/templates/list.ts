import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newListCommand } from "../list-command.ts";
import type { ListResource } from "../list-resource.ts";

const templateList: ListResource = {
  operation: "listTemplates",
  group: "templates",
  noun: "templates",
  columns: [
    { field: "id", title: "ID", kind: "id" },
    { field: "name", title: "NAME", kind: "text" },
    { field: "is_active", title: "ACTIVE", kind: "flag" },
    { field: "call_type", title: "TYPE", kind: "text", rank: 2 },
    { field: "coaching_tone", title: "TONE", kind: "text", rank: 3 },
    { field: "version", title: "VERSION", kind: "count", rank: 4 },
    { field: "updated_at", title: "UPDATED", kind: "time", rank: 1 },
  ],
  list: (client, filters, options) => client.templates.list(filters, options),
};

/** `svc templates list`. */
export const newTemplatesListCommand = (context: Context): Command =>
  newListCommand(context, templateList, {
    summary: "List templates, newest first",
    examples: [
      ["svc templates list --call-type discovery", "templates for discovery calls"],
      ["svc templates list --all --fields id,name,version", "every template, three fields"],
    ],
  });
