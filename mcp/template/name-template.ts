import type { ToolContext } from "../context/tool.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { readText } from "../text/read-value.ts";

const MAX_NAME = 100;

/**
 * The template's name, quoted for a question, so that the name cannot change the question's meaning.
 *
 * @throws SvcError when there is no such template
 */
export async function nameTemplate(templateId: string, { svc, signal }: ToolContext): Promise<string> {
  const name = readText((await svc.templates.get(templateId, { signal })).name);
  return name === undefined
    ? `the coaching template ${templateId}`
    : `the coaching template ${JSON.stringify(clip(cleanLine(name), MAX_NAME))} (${templateId})`;
}
