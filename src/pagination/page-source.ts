import type { CallGroup } from "../call/call-group.ts";
import type { HttpSetup, ListResponse } from "../http.ts";
import type { ResolvedOptions } from "../options/request-options.ts";
import { check, whole } from "../options/rules.ts";

/** The query parameters that pagination reads. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Source of pages: one operation of the API with the caller's filters. */
export interface PageSource<T> {
  /** The caller's filters. */
  readonly query: PageQuery & Record<string, unknown>;
  /** Names of the operation's date bounds, if it has them. */
  readonly bounds: { readonly lower: string; readonly upper: string } | undefined;
  readonly setup: HttpSetup;
  fetch(query: object, options: ResolvedOptions, group?: CallGroup): Promise<ListResponse<T>>;
}

const POSITIVE = /* @__PURE__ */ whole(1);

/** Rejects an invalid page number or page size before anything is sent. */
export function checkPaging({ page = 1, limit = 1 }: PageQuery): void {
  check("page", page, POSITIVE);
  check("limit", limit, POSITIVE);
}
