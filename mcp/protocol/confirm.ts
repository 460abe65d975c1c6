import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Confirm } from "../context/tool.ts";
import { ConfirmationRequired, isConfirmationRequired } from "../errors/confirmation-required.ts";

/** Key of the question and its response. */
const KEY = "confirm";

/**
 * Asks through elicitation. A client without it approves calls in its own way and is not asked; a client with it, whose session has ended,
 * has to start a new one.
 */
export function confirmer(
  server: Server,
  { envelope, inputResponses }: ServerContext["mcpReq"],
  { lostSession }: { lostSession: boolean },
): Confirm {
  const declared = (envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
  const capabilities = (declared as ClientCapabilities | undefined) ?? server.getClientCapabilities();
  return async (question) => {
    if (capabilities?.elicitation === undefined) return lostSession ? undefined : true;
    const response = inputResponse(inputResponses, KEY);
    if (response.kind !== "elicit") throw new ConfirmationRequired(question);
    return response.action === "accept" && response.content?.[KEY] === true;
  };
}

/** Turns a call that needs a confirmation into the protocol's input request; the client calls again with the response. */
export async function askWhenRequired(
  call: () => Promise<CallToolResult>,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    return await call();
  } catch (error) {
    if (!isConfirmationRequired(error)) throw error;
    const properties = { [KEY]: { type: "boolean" as const, title: "Yes", default: false } };
    const elicit = inputRequired.elicit({
      message: error.question,
      requestedSchema: { type: "object", properties, required: [KEY] },
    });
    return inputRequired({ inputRequests: { [KEY]: elicit } });
  }
}
