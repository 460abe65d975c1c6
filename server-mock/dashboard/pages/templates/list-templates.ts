import { listTemplates } from "../../../jobs/plan-reports.ts";
import type { Template } from "../../../records/resources.ts";
import { badge, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { dayCell, html } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { CALL_TYPES } from "./template-editor.ts";

const TITLE = "Templates";
const CREATE = html`<a class="button primary" href="/templates/new">New template</a>`;

/** Lists the templates that calls are scored against, active ones first. */
export async function showTemplates({ service, orgId, zone }: MemberVisit): Promise<Outcome> {
  const templates = await listTemplates(service.database, orgId);
  const sorted = templates.toSorted(
    (left, right) => Number(right.is_active) - Number(left.is_active) || left.name.localeCompare(right.name),
  );
  const columns: Column<Template>[] = [
    { head: "Name", cell: ({ id, name }) => html`<a href="/templates/${id}">${name}</a>` },
    {
      head: "For",
      cell: ({ call_type }) => CALL_TYPES.find(([value]) => value === (call_type ?? ""))?.[1] ?? call_type,
    },
    { head: "Criteria", isNumber: true, cell: ({ grading_criteria }) => grading_criteria.length },
    { head: "Version", isNumber: true, cell: ({ version }) => version },
    { head: "Changed", cell: ({ updated_at }) => dayCell(updated_at, zone) },
    { head: "State", cell: ({ is_active }) => (is_active ? "Active" : badge("Inactive", "mute")) },
  ];
  const lead = "A call is scored against the active templates of its kind, or else against the general ones.";
  const content = html`${pageHead(TITLE, { lead, actions: CREATE })}
${
  templates.length === 0
    ? emptyState(
        "No templates yet",
        "A template says what a good call is. Without an active one no call is scored.",
        CREATE,
      )
    : table(TITLE, columns, sorted)
}`;
  return page(TITLE, content);
}
