// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { HttpClient } from "../../http.ts";
import type { ListOptions } from "../../options/list-options.ts";
import type { Paginator } from "../../pagination/paginator.ts";
import type { ListRoleplaySessionsQuery, RoleplaySession } from "../../generated/models.ts";
import { createList } from "../list.ts";

/** Roleplay practice sessions. */
export class RoleplaySessions {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists roleplay practice sessions. Newest first by `created_at`, `id` breaking ties (assumed).
   * `GET /api/v1/roleplay/sessions`, permission `read`.
   *
   * @example
   * const page = await svc.roleplay.sessions.list({ status: "scored" });
   */
  list(query?: ListRoleplaySessionsQuery, options?: ListOptions): Paginator<RoleplaySession> {
    return createList<RoleplaySession>(this.#http, "listRoleplaySessions", query, options);
  }
}

/** Roleplay practice sessions. */
export class Roleplay {
  /** Roleplay practice sessions. */
  readonly sessions: RoleplaySessions;

  /** @internal */
  constructor(http: HttpClient) {
    this.sessions = new RoleplaySessions(http);
  }
}
