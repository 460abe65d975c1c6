import type { CollectionName } from "../../store/collections.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { readPage } from "../../store/list-query.ts";
import type { Service } from "../call.ts";
import { type OperationResult, pageResult } from "../respond/operation-result.ts";
import { firstTimestampOf, lastTimestampOf } from "../validate/timestamps.ts";

/** Reads one page of a list. `from` and `to` are dates or date-times as the client sent them. */
export async function listResult(
  service: Service,
  name: CollectionName,
  request: { filter: ListFilter; page: number; limit: number },
): Promise<OperationResult> {
  const { page, limit } = request;
  const { from, to } = request.filter;
  const filter = { ...request.filter, from: from && firstTimestampOf(from), to: to && lastTimestampOf(to) };
  const { documents, total } = await readPage(service.database, name, { filter, page, limit });
  return pageResult(documents, { page, limit, total });
}
