import { OPEN_API_JSON } from "../../../spec/generated/open-api-document.ts";

/** The spec that this version was built from. */
export const builtInSpec = (): object => JSON.parse(OPEN_API_JSON) as object;
