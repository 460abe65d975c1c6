import { camelCase, kebabCase, pascalCase, renameAll } from "./case-names.ts";
import { type DialectCase, LONG_LISTS, loudFor } from "./dialect-case.ts";
import { type Dialect, envelope, type ListPage, type Reply } from "./service/foreign-service.ts";
import type { Row } from "./service/organization.ts";

const body = (value: unknown, rest: Omit<Reply, "body"> = {}): Reply => ({ ...rest, body: value });
const singular = (resource: string): string => resource.replace(/s$/, "");
const next = ({ page, totalPages, url }: ListPage): string | null => {
  if (page >= totalPages) return null;
  const following = new URL(url);
  following.searchParams.set("page", String(page + 1));
  return following.href;
};

const specMeta = ({ page, limit, total, totalPages }: ListPage): Row => ({
  page,
  limit,
  total,
  total_pages: totalPages,
  has_more: page < totalPages,
});

/** Everything in names of another spelling: envelope, pagination and fields. */
const spelled = (rename: (name: string) => string): Dialect => ({
  list: (page) => body(renameAll(envelope(page.rows, specMeta(page)), rename)),
  item: (item) => body(renameAll(envelope(item, null), rename)),
  failure: ({ status, message }) => body(renameAll({ error: { code: "E1", message } }, rename), { status }),
});

const BY_CURSOR = { code: "pagination_error", exit: 9, says: /next_cursor/ };

const REPEATED = { code: "pagination_error", exit: 9, says: /repeats page 1/ };

const CAPPED: NonNullable<Dialect["paging"]> = (query) => ({
  page: Number(query.get("page") ?? 1),
  limit: Math.min(50, Number(query.get("limit") ?? 20)),
});

/** A page behind all others. */
const EMPTY_PAGE = 1_000_000;

/** Dialects of the envelope and of pagination. */
export const ENVELOPE_DIALECTS: readonly DialectCase[] = [
  { name: "the spec's own shapes", dialect: {}, doctor: /as the spec says/ },
  {
    name: "bare arrays and objects, no pagination data",
    dialect: { list: (page) => body(page.rows), item: (item) => body(item) },
    doctor: /no envelope/,
  },
  {
    name: "bare arrays with X-Total-Count and Link headers",
    dialect: {
      list: (page) => {
        const link = next(page);
        const headers = { "x-total-count": String(page.total), ...(link ? { link: `<${link}>; rel="next"` } : {}) };
        return body(page.rows, { headers });
      },
      item: (item) => body(item),
    },
  },
  {
    name: "rows under `data.items`, pagination beside them",
    dialect: { list: (page) => body({ data: { items: page.rows, ...specMeta(page) }, error: null }) },
    doctor: /data\.items/,
  },
  {
    name: "rows under the resource's name inside `data`",
    dialect: {
      list: (page) => body({ data: { [page.resource]: page.rows, pagination: specMeta(page) } }),
      item: (item, resource) => body({ data: { [singular(resource)]: item } }),
    },
  },
  {
    name: "the resource's name instead of `data`",
    dialect: {
      list: (page) => body({ [page.resource]: page.rows, ...specMeta(page) }),
      item: (item, resource) => body({ [singular(resource)]: item }),
    },
  },
  {
    name: "`results` with `count`, `next` and `previous` (Django REST)",
    dialect: {
      list: (page) => body({ count: page.total, next: next(page), previous: null, results: page.rows }),
      item: (item) => body(item),
      failure: ({ status, message }) => body({ detail: message }, { status }),
    },
  },
  {
    name: "`current_page`, `last_page` and `per_page` (Laravel)",
    dialect: {
      list: (page) =>
        body({
          data: page.rows,
          links: { first: page.url.href, next: next(page) },
          meta: { current_page: page.page, last_page: page.totalPages, per_page: page.limit, total: page.total },
        }),
      item: (item) => body({ data: item }),
    },
  },
  {
    name: "`_embedded` and `page` (HAL), counted from 1",
    dialect: {
      list: (page) =>
        body({
          _embedded: { [page.resource]: page.rows },
          page: { number: page.page, size: page.limit, totalElements: page.total, totalPages: page.totalPages },
          _links: { self: { href: page.url.href }, ...(next(page) ? { next: { href: next(page) } } : {}) },
        }),
      item: (item) => body(item),
    },
  },
  {
    name: "pages counted from 0 (Spring)",
    dialect: {
      paging: (query) => ({ page: Number(query.get("page") ?? 0) + 1, limit: Number(query.get("limit") ?? 20) }),
      list: (page) =>
        body({
          content: page.rows,
          number: page.page - 1,
          size: page.limit,
          totalElements: page.total,
          totalPages: page.totalPages,
        }),
    },
    loud: loudFor(LONG_LISTS, { code: "pagination_error", exit: 9, says: /counts its pages from 0/ }),
    doctor: /pages counted from 0/,
  },
  {
    name: "JSON:API",
    dialect: {
      list: (page) =>
        body({
          data: page.rows.map(({ id, ...attributes }) => ({ id, type: page.resource, attributes })),
          meta: { page: page.page, totalPages: page.totalPages, total: page.total },
        }),
      item: ({ id, ...attributes }, resource) => body({ data: { id, type: resource, attributes } }),
      failure: ({ status, message }) => body({ errors: [{ status: String(status), detail: message }] }, { status }),
    },
  },
  {
    name: "`pagination` in camelCase beside `data`",
    dialect: {
      list: (page) =>
        body({
          data: page.rows,
          pagination: {
            currentPage: page.page,
            pageSize: page.limit,
            totalCount: page.total,
            totalPages: page.totalPages,
            hasMore: page.page < page.totalPages,
          },
        }),
    },
  },
  {
    name: "numbers of `meta` in strings",
    dialect: {
      list: (page) =>
        body(
          envelope(
            page.rows,
            Object.fromEntries(Object.entries(specMeta(page)).map(([name, value]) => [name, String(value)])),
          ),
        ),
    },
  },
  { name: "pagination at the top level", dialect: { list: (page) => body({ data: page.rows, ...specMeta(page) }) } },
  { name: "no pagination data", dialect: { list: (page) => body(envelope(page.rows, null)) } },
  {
    name: "no pagination data, and 404 for the page after the last",
    dialect: {
      list: (page) =>
        page.rows.length > 0 || page.page === 1
          ? body(envelope(page.rows, null))
          : body({ error: "Invalid page." }, { status: 404 }),
    },
  },
  {
    name: "no pagination data, and no content for an empty page",
    dialect: { list: (page) => (page.rows.length > 0 ? body(envelope(page.rows, null)) : { status: 204 }) },
  },
  {
    name: "an empty page between others",
    dialect: {
      paging: (query) => {
        const page = Number(query.get("page") ?? 1);
        return {
          page: page === 2 ? EMPTY_PAGE : page > 2 ? page - 1 : page,
          limit: Number(query.get("limit") ?? 20),
        };
      },
      list: (page) => {
        const isBetween = page.page === EMPTY_PAGE && page.totalPages > 1;
        return body(envelope(page.rows, { has_more: isBetween || page.page < page.totalPages }));
      },
    },
  },
  {
    name: "only `has_more`",
    dialect: { list: (page) => body(envelope(page.rows, { has_more: page.page < page.totalPages })) },
  },
  {
    name: "only the URL of the next page",
    dialect: { list: (page) => body({ data: page.rows, links: { next: next(page) } }) },
  },
  {
    name: "only a cursor",
    dialect: {
      list: (page) => body(envelope(page.rows, { next_cursor: page.page < page.totalPages ? "b2Zmc2V0" : null })),
    },
    loud: loudFor(LONG_LISTS, BY_CURSOR),
    doctor: /cursor/,
  },
  {
    name: "offset and total",
    dialect: {
      list: (page) =>
        body(envelope(page.rows, { offset: (page.page - 1) * page.limit, limit: page.limit, total: page.total })),
    },
  },
  {
    name: "at most 50 rows, while `meta.limit` repeats the requested limit",
    dialect: {
      paging: CAPPED,
      list: (page) =>
        body(
          envelope(page.rows, {
            page: page.page,
            limit: Number(page.url.searchParams.get("limit") ?? 20),
            total: page.total,
            has_more: page.page < page.totalPages,
          }),
        ),
    },
  },
  {
    name: "at most 50 rows, while all of `meta` uses the requested limit",
    dialect: {
      paging: CAPPED,
      list: (page) => {
        const limit = Number(page.url.searchParams.get("limit") ?? 20);
        const totalPages = Math.ceil(page.total / limit);
        return body(envelope(page.rows, specMeta({ ...page, limit, totalPages })));
      },
    },
  },
  {
    name: "only the first 30 rows are returned, and `meta` counts all",
    dialect: {
      list: (page) =>
        body(envelope(page.rows.slice(0, Math.max(0, 30 - (page.page - 1) * page.limit)), specMeta(page))),
    },
    loud: loudFor([...LONG_LISTS, "the weekly report"], {
      code: "incomplete_list",
      exit: 9,
      says: /30 of \d+ (?:items came|meetings|reports)/,
    }),
  },
  {
    name: "a limit above 20 is an error",
    dialect: {
      every: (url) =>
        Number(url.searchParams.get("limit") ?? 0) > 20
          ? body({ error: { code: "BAD_LIMIT", message: "limit must be at most 20" } }, { status: 400 })
          : undefined,
    },
    // The tool is asked for pages of 40.
    loud: loudFor(LONG_LISTS, { code: "validation_error", exit: 6, says: /limit must be at most 20/, on: ["tools"] }),
  },
  {
    name: "`page` is ignored",
    dialect: {
      paging: (query) => ({ page: 1, limit: Number(query.get("limit") ?? 20) }),
      list: (page) => body({ data: page.rows }),
    },
    // A list that fits on its page has come as a whole.
    loud: loudFor(LONG_LISTS, REPEATED),
  },
  { name: "camelCase everywhere", dialect: spelled(camelCase), doctor: /camelCase/ },
  { name: "PascalCase everywhere", dialect: spelled(pascalCase) },
  { name: "kebab-case everywhere", dialect: spelled(kebabCase) },
  {
    name: '`{status: "success", data}` (JSend)',
    dialect: {
      list: (page) => body({ status: "success", data: page.rows, meta: specMeta(page) }),
      item: (item) => body({ status: "success", data: item }),
      failure: ({ status, message }) => body({ status: "error", message }, { status }),
    },
  },
  {
    name: "`{success, result}`",
    dialect: {
      list: (page) => body({ success: true, result: page.rows, result_info: specMeta(page), errors: [] }),
      item: (item) => body({ success: true, result: item, errors: [], messages: [] }),
    },
  },
  ...[false, "", {}, []].map((error): DialectCase => {
    const shown = JSON.stringify(error);
    return {
      name: `\`error: ${shown}\` on success`,
      dialect: {
        list: (page) => body({ data: page.rows, error, meta: specMeta(page) }),
        item: (item) => body({ data: item, error, meta: null }),
      },
    };
  }),
  {
    name: "an empty list is `data: null` with `total: 0`",
    dialect: {
      organization: (organization) => void organization.insights.splice(0),
      list: (page) => body(envelope(page.total === 0 ? null : page.rows, specMeta(page))),
    },
  },
];
