import type { DialectCase } from "./dialect-case.ts";

/** Dialects of the response to a write. */
export const WRITE_DIALECTS: readonly DialectCase[] = [
  {
    name: "a deletion gives `data: null`",
    dialect: { deleted: () => ({ body: { data: null, error: null, meta: null } }) },
  },
  { name: "a deletion gives 204", dialect: { deleted: () => ({ status: 204 }) } },
  { name: "a deletion gives `{success: true}`", dialect: { deleted: () => ({ body: { success: true } }) } },
  { name: "a deletion gives the word OK", dialect: { deleted: () => ({ body: "OK" }) } },
  { name: "a change gives 204", dialect: { updated: () => ({ status: 204 }) } },
  { name: "a change gives `{message}`", dialect: { updated: () => ({ body: { message: "Template updated" } }) } },
  {
    name: "a creation gives 201 and a Location",
    dialect: {
      created: ({ id }) => ({ status: 201, headers: { location: `https://api.example/api/v1/templates/${id}` } }),
    },
  },
  {
    name: "a creation gives the new id alone",
    dialect: { created: ({ id }) => ({ status: 201, body: { data: { id }, error: null, meta: null } }) },
  },
  {
    name: "a creation gives the new id as `data`",
    dialect: { created: ({ id }) => ({ status: 201, body: { data: id } }) },
  },
  {
    name: "a creation gives `{template_id}`",
    dialect: { created: ({ id }) => ({ status: 201, body: { success: true, template_id: id } }) },
  },
  {
    name: "a creation gives 201 and nothing else",
    dialect: { created: () => ({ status: 201 }) },
  },
  {
    name: "a creation is accepted (202) with a message",
    dialect: { created: () => ({ status: 202, body: { message: "Template will be created" } }) },
  },
  {
    name: "a creation gives an id that cannot be read yet",
    dialect: {
      created: ({ id }) => ({ status: 201, body: { id } }),
      every: (url, method) =>
        method === "GET" && url.pathname.endsWith("77")
          ? { status: 404, body: { error: { message: "Not replicated yet." } } }
          : undefined,
    },
  },
];
