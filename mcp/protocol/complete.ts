import type { CompleteRequestParams, CompleteResult } from "@modelcontextprotocol/server";
import { TIME_RANGES } from "../../src/index.ts";
import type { PromptArgument } from "../prompts/prompt.ts";
import { PROMPTS } from "../prompts/prompts.ts";
import { findTemplate } from "../resources/resource-templates.ts";
import { findIds } from "../service/find-ids.ts";
import type { Session } from "../service/session.ts";

const MAX_VALUES = 100;

/** Completes prompt and resource arguments with the API's values or known objects. */
export async function complete(
  { ref, argument }: CompleteRequestParams,
  session: Session,
  signal: AbortSignal,
): Promise<CompleteResult> {
  const offers =
    ref.type === "ref/prompt" ? promptOffers(ref.name, argument.name) : resourceOffers(ref.uri, argument.name);
  const values = await findValues(offers, argument.value, { session, signal });
  return {
    completion: { values: values.slice(0, MAX_VALUES), total: values.length, hasMore: values.length > MAX_VALUES },
  };
}

type Offers = PromptArgument["offers"];

function promptOffers(prompt: string, argument: string): Offers {
  return PROMPTS.find(({ name }) => name === prompt)?.arguments.find(({ name }) => name === argument)?.offers;
}

function resourceOffers(uri: string, argument: string): Offers {
  const template = findTemplate(uri);
  if (template === undefined) return undefined;
  if (template.variable !== argument) return undefined;
  return template.variable === "time_range" ? TIME_RANGES : template.idKind;
}

async function findValues(
  offers: Offers,
  typed: string,
  { session, signal }: { session: Session; signal: AbortSignal },
): Promise<readonly string[]> {
  if (offers === undefined) return [];
  if (typeof offers === "string") return findIds(offers, typed, { session, signal });
  return offers.filter((value) => value.startsWith(typed.toLowerCase()));
}
