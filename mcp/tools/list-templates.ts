import * as z from "zod";
import { CALL_TYPES, type GradingCriterion } from "../../src/index.ts";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { flag, oneOf, paging } from "../input/fields.ts";
import { isFiltered, readListPages } from "../service/read-list.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

/** Coaching templates, newest first. */
export const listTemplates = defineTool({
  name: "list_templates",
  title: "List templates",
  description: "Lists coaching templates: scorecards for meetings, with criteria and weights.",
  annotations: READS,
  input: z.strictObject({
    is_active: flag("In use").optional(),
    call_type: oneOf(CALL_TYPES).optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, ...query }, context) {
    return readListPages(
      {
        list: context.svc.templates.list(query, { signal: context.signal }),
        pages,
        isFiltered: isFiltered({ is_active: query.is_active, call_type: query.call_type }),
        columns: ["id", "name", "call_type", "coaching_tone", "is_active", "criteria"],
        async prepare(templates) {
          context.knownIds.rememberRows("template", templates);
        },
        toRows: (template) => [
          [
            context.knownIds.shorten("template", template.id),
            readText(template.name),
            readText(template.call_type),
            readText(template.coaching_tone),
            template.is_active,
            readList(template.grading_criteria).map(nameWithWeight).join(", "),
          ],
        ],
      },
      context,
    );
  },
});

const nameWithWeight = ({ name, weight }: GradingCriterion): string =>
  [readText(name), readNumber(weight)].filter((part) => part !== undefined).join(" ");
