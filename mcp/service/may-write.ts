import { isSvcError, type SvcClient } from "../../src/index.ts";

/** No template has this id, so the request changes nothing. */
const NO_TEMPLATE = "/templates/00000000-0000-0000-0000-000000000000";
/** Time limit: assistants wait for the list of tools when they start. */
const PATIENCE_MS = 2_000;

/**
 * Creates a check whether the key may write. The API has no endpoint for this, so it updates a template that does not exist: services check
 * permission first. It is done once; until then the key is assumed to have the permission, and a rejected call reports that it has not.
 */
export function createMayWrite(svc: () => SvcClient): () => Promise<boolean> {
  let known: boolean | undefined;
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await svc().request("PUT", NO_TEMPLATE, { body: {}, maxRetries: 0, timeoutMs: PATIENCE_MS });
    } catch (error) {
      if (isSvcError(error) && error.code === "insufficient_permission") known = false;
      else if (isSvcError(error) && "status" in error && [400, 404, 422].includes(error.status)) known = true;
    }
    asking = undefined;
    return known ?? true;
  };
  return async () => {
    if (known !== undefined) return known;
    asking ??= ask();
    return asking;
  };
}
