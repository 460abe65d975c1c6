import { QUERY_PARAMETERS, type QueryParameter } from "../generated/parameters.ts";

/** An operation that has query parameters. */
export type QueriedOperation = keyof typeof QUERY_PARAMETERS;

/** Query parameters of an operation, from the spec. */
export const parametersOf = (operation: QueriedOperation): readonly QueryParameter[] => QUERY_PARAMETERS[operation];

/** `prospect_title` as commander stores it: `prospectTitle`. */
export const flagAttribute = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `date_from` may be typed `--from`, like on the other lists, and `user_id` `--user`, since it takes names. */
export const shortFlag = (name: string): string | undefined =>
  name.startsWith("date_") ? `--${name.slice("date_".length)}` : name === "user_id" ? "--user" : undefined;

/** Lists whose rows have a time that the API document has no filter for: `--from` and the like filter rows locally. */
export const OWN_TIME: Partial<Record<QueriedOperation, string>> = { listRoleplaySessions: "created_at" };
