import type { DialectCase } from "./dialect-case.ts";

/** Dialects of the response to a write. */
export const WRITE_DIALECTS: readonly DialectCase[] = [
  {
    name: "DELETE returns `data: null`",
    dialect: { deleted: () => ({ body: { data: null, error: null, meta: null } }) },
  },
  { name: "DELETE returns 204", dialect: { deleted: () => ({ status: 204 }) } },
  { name: "DELETE returns `{success: true}`", dialect: { deleted: () => ({ body: { success: true } }) } },
  { name: "DELETE returns the text OK", dialect: { deleted: () => ({ body: "OK" }) } },
  { name: "PUT returns 204", dialect: { updated: () => ({ status: 204 }) } },
  { name: "PUT returns `{message}`", dialect: { updated: () => ({ body: { message: "Template updated" } }) } },
  {
    name: "POST returns 201 and `Location`",
    dialect: {
      created: ({ id }) => ({ status: 201, headers: { location: `https://api.example/api/v1/templates/${id}` } }),
    },
  },
  {
    name: "POST returns only the new id",
    dialect: { created: ({ id }) => ({ status: 201, body: { data: { id }, error: null, meta: null } }) },
  },
  {
    name: "POST returns the new id as `data`",
    dialect: { created: ({ id }) => ({ status: 201, body: { data: id } }) },
  },
  {
    name: "POST returns `{template_id}`",
    dialect: { created: ({ id }) => ({ status: 201, body: { success: true, template_id: id } }) },
  },
  {
    name: "POST returns 201 without a body",
    dialect: { created: () => ({ status: 201 }) },
  },
  {
    name: "POST returns 202 with a message",
    dialect: { created: () => ({ status: 202, body: { message: "Template will be created" } }) },
  },
  {
    name: "POST returns an id that cannot be read yet",
    dialect: {
      created: ({ id }) => ({ status: 201, body: { id } }),
      every: (url, method) =>
        method === "GET" && url.pathname.endsWith("77")
          ? { status: 404, body: { error: { message: "Not replicated yet." } } }
          : undefined,
    },
  },
];
