import type { CompleteRequestParams, CompleteResult } from "@modelcontextprotocol/server";
import { TIME_RANGES } from "../../src/index.ts";
import { missingTools } from "../prompts/list-prompts.ts";
import type { PromptArgument } from "../prompts/prompt.ts";
import { PROMPTS } from "../prompts/prompts.ts";
import { RESOURCE_TEMPLATES } from "../resources/resources.ts";
import { createContext } from "../service/call-context.ts";
import { findValues } from "../service/find-values.ts";
import type { Session } from "../service/session.ts";
import type { Policy } from "../settings/policy.ts";

const MAX_VALUES = 100;

/** Completes prompt and resource arguments with the API's values, names or known objects. */
export async function complete(
  { ref, argument }: CompleteRequestParams,
  session: Session,
  signal: AbortSignal,
): Promise<CompleteResult> {
  const { policy } = session;
  const isPrompt = ref.type === "ref/prompt";
  const offers = isPrompt
    ? promptOffers(ref.name, argument.name, policy)
    : resourceOffers(ref.uri, argument.name, policy);
  const openContext = () => createContext(session, { signal });
  const values =
    typeof offers === "string"
      ? await findValues(offers, argument.value, { openContext, withNames: isPrompt })
      : (offers ?? []).filter((value) => value.startsWith(argument.value.toLowerCase()));
  return {
    completion: { values: values.slice(0, MAX_VALUES), total: values.length, hasMore: values.length > MAX_VALUES },
  };
}

type Offers = PromptArgument["offers"];

function promptOffers(name: string, argument: string, policy: Policy): Offers {
  const prompt = PROMPTS.find((known) => known.name === name);
  if (!prompt || missingTools(prompt, policy).length > 0) return undefined;
  return prompt.arguments.find((known) => known.name === argument)?.offers;
}

function resourceOffers(uri: string, argument: string, policy: Policy): Offers {
  const template = RESOURCE_TEMPLATES.find(({ uriTemplate }) => uriTemplate === uri);
  if (template === undefined || template.variable !== argument || !policy.reads(template.data)) return undefined;
  return template.variable === "time_range" ? TIME_RANGES : template.idKind;
}
