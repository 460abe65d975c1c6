import * as z from "zod";
import { CALL_TYPES, type GradingCriterion } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { flag, oneOf, paging } from "../input/fields.ts";
import { readList } from "../service/read-list.ts";

/** Coaching templates, newest first. */
export const listTemplates = defineTool({
  name: "list_templates",
  title: "List coaching templates",
  description:
    "Lists coaching templates, newest first: the scorecards that meetings are graded against, each with its criteria and their weights. Filter by call type, or by whether they are in use.",
  annotations: READS,
  input: z.strictObject({
    is_active: flag("In use, or out of use").optional(),
    call_type: oneOf(CALL_TYPES).optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, ...query }, context) {
    return readList(
      {
        list: context.svc.templates.list(query, { signal: context.signal }),
        pages,
        columns: ["id", "name", "call_type", "coaching_tone", "is_active", "criteria"],
        toRow: (template) => [
          template.id,
          template.name,
          template.call_type,
          template.coaching_tone,
          template.is_active,
          template.grading_criteria.map(nameWithWeight).join(", "),
        ],
        toIds: (template) => ({ template: template.id }),
      },
      context,
    );
  },
});

const nameWithWeight = ({ name, weight }: GradingCriterion): string => `${name} ${weight}`;
