import type { ServerProcess } from "../support/processes.ts";

export const TEMPLATE = {
  name: "T",
  prompt_template: "P",
  grading_criteria: [{ name: "C", weight: 1, description: "" }],
};

/** Creates a template, or lists them where none is given. */
export function sendTemplates(server: ServerProcess | undefined, key: string, template?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const write = template ? { method: "POST", body: JSON.stringify(template) } : {};
  return fetch(`${server?.url}/api/v1/templates`, { headers, ...write });
}
