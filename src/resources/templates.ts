import type { ApiCall } from "../api-call.ts";
import type { HttpClient } from "../http.ts";
import type { ListOptions } from "../options/list-options.ts";
import type { RequestOptions } from "../options/request-options.ts";
import type { Paginator } from "../pagination/paginator.ts";
import type { CreateTemplate, DeletedTemplate, ListTemplatesQuery, Template, UpdateTemplate } from "../types.ts";
import { createList } from "./list.ts";

/** Coaching/scoring templates. */
export class Templates {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Templates, newest first (order assumed). `GET /api/v1/templates`, permission `read`.
   *
   * @example
   * const active = await svc.templates.list({ is_active: true }).toArray();
   */
  list(query?: ListTemplatesQuery, options?: ListOptions): Paginator<Template> {
    return createList<Template>(this.#http, "listTemplates", query, options);
  }

  /**
   * One template with full details. `GET /api/v1/templates/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such template
   */
  get(id: string, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("getTemplate", { path: { id } }, options);
  }

  /**
   * Creates a template. `POST /api/v1/templates`, permission `write`. Not retried unless the service certainly did nothing; an
   * error with `ambiguous: true` means that the template may exist.
   *
   * @throws ValidationError with every problem in `details`
   */
  create(template: CreateTemplate, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("createTemplate", { body: template }, options);
  }

  /**
   * Updates a template; omitted fields keep their values (assumed). `PUT /api/v1/templates/{id}`, permission `write`.
   * `headers: { "If-Match": etag }` rejects the change when the template was changed meanwhile (assumed).
   *
   * @throws NotFoundError when the organization has no such template
   * @throws ConflictError when `If-Match` does not match
   */
  update(id: string, changes: UpdateTemplate, options?: RequestOptions): ApiCall<Template> {
    return this.#http.call("updateTemplate", { path: { id }, body: changes }, options);
  }

  /**
   * Deletes a template. `DELETE /api/v1/templates/{id}`, permission `write`.
   *
   * @throws NotFoundError when the organization has no such template
   */
  delete(id: string, options?: RequestOptions): ApiCall<DeletedTemplate> {
    return this.#http.call("deleteTemplate", { path: { id } }, options);
  }
}
