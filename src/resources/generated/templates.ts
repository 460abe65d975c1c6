// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { HttpClient } from "../../http.ts";
import type { ListOptions } from "../../options/list-options.ts";
import type { RequestOptions } from "../../options/request-options.ts";
import type { Paginator } from "../../pagination/paginator.ts";
import type { CreateTemplate, DeletedTemplate, ListTemplatesQuery, Template, UpdateTemplate } from "../../generated/models.ts";
import { createList } from "../list.ts";

/** Coaching/scoring templates. POST, PUT and DELETE require the `write` permission. */
export class Templates {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists the organization's coaching templates. Newest first by `created_at`, `id` breaking ties (assumed).
   * `GET /api/v1/templates`, permission `read`.
   *
   * @example
   * const active = await svc.templates.list({ is_active: true }).toArray();
   */
  list(query?: ListTemplatesQuery, options?: ListOptions): Paginator<Template> {
    return createList<Template>(this.#http, "listTemplates", query, options);
  }

  /**
   * Creates a coaching/scoring template. Returns 201 with the template and its address (assumed).
   * `POST /api/v1/templates`, permission `write`.
   * Not retried unless the service certainly did nothing: an error with `ambiguous: true` means that it may have taken effect.
   *
   * @throws ValidationError with every problem in `details`
   */
  create(body: CreateTemplate, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("createTemplate", { body }, options);
  }

  /**
   * Returns one template with full details.
   * `GET /api/v1/templates/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such object
   */
  get(id: string, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("getTemplate", { path: { id } }, options);
  }

  /**
   * Updates a template. The body is the same as on creation plus `is_active`; every field is optional and a field left out stays as it is (assumed).
   * `PUT /api/v1/templates/{id}`, permission `write`.
   *
   * @throws NotFoundError when the organization has no such object
   * @throws ConflictError when `If-Match` does not match
   * @throws ValidationError with every problem in `details`
   * @example
   * await svc.templates.update(id, { is_active: false }, { headers: { "If-Match": etag } });
   */
  update(id: string, body: UpdateTemplate, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("updateTemplate", { path: { id }, body }, options);
  }

  /**
   * Deletes a template. Its reports stay, with `template_id` null (assumed).
   * `DELETE /api/v1/templates/{id}`, permission `write`.
   *
   * @throws NotFoundError when the organization has no such object
   * @throws ConflictError when `If-Match` does not match
   */
  delete(id: string, options?: RequestOptions): ApiCall<DeletedTemplate> {
    return this.#http.call("deleteTemplate", { path: { id } }, options);
  }
}
