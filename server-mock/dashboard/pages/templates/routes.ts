import type { Route } from "../../visit/visit.ts";
import { activateTemplate, postTemplate, saveTemplate, showNewTemplate, showTemplate } from "./change-template.ts";
import { showTemplates } from "./list-templates.ts";
import { previewTemplate } from "./preview-template.ts";

export const TEMPLATE_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: "/templates", role: "admin", handler: showTemplates },
    navigation: { label: "Templates", group: "Coaching" },
  },
  { method: "POST", path: "/templates", role: "admin", handler: postTemplate },
  { method: "GET", path: "/templates/new", role: "admin", handler: showNewTemplate },
  { method: "POST", path: "/templates/preview", role: "admin", handler: previewTemplate },
  { method: "GET", path: "/templates/:id", role: "admin", handler: showTemplate },
  { method: "POST", path: "/templates/:id", role: "admin", handler: saveTemplate },
  { method: "POST", path: "/templates/:id/activate", role: "admin", handler: activateTemplate },
];
