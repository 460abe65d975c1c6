import type { SvcClient, Template } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { withSpinner } from "../../output/with-spinner.ts";

/** Reads every template of the service. */
export function readTemplates(context: Context, client: SvcClient): Promise<Template[]> {
  const { signal } = context;
  return withSpinner(context, "Reading templates", client.templates.list({}, { signal }).toArray());
}
