import { type Answer, pageAnswer } from "../http/answer.ts";
import type { Service } from "../http/call.ts";
import type { CollectionName } from "../store/collections.ts";
import type { ListFilter } from "../store/list-conditions.ts";
import { readPage } from "../store/list-query.ts";
import { firstMomentOf, lastMomentOf } from "../validation/moments.ts";

/** Answers one page of a list. `from` and `to` are dates or date-times as the client sent them. */
export async function listAnswer(
  service: Service,
  name: CollectionName,
  request: { filter: ListFilter; page: number; limit: number },
): Promise<Answer> {
  const { page, limit } = request;
  const { from, to } = request.filter;
  const filter = { ...request.filter, from: from && firstMomentOf(from), to: to && lastMomentOf(to) };
  const { documents, total } = await readPage(service.database, name, { filter, page, limit });
  return pageAnswer(documents, { page, limit, total });
}
