import type { OperationId } from "../generated/operations.ts";
import type { HttpClient } from "../http.ts";
import type { ListOptions } from "../options/list-options.ts";
import type { PageSource } from "../pagination/page.ts";
import { Paginator } from "../pagination/paginator.ts";

/** The lazy list of an operation that has pages. */
export function createList<T>(
  http: HttpClient,
  id: OperationId,
  query: object | undefined,
  options: ListOptions | undefined,
): Paginator<T> {
  const source: PageSource<T> = {
    operation: id,
    query: { ...query },
    setup: http.setup,
    fetch: (pageQuery, requestOptions, group) => http.list<T>(id, pageQuery, requestOptions, group),
  };
  return new Paginator<T>(source, options);
}
