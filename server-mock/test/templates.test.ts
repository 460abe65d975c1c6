import { beforeEach, describe, expect, it } from "vitest";
import { aReport, aRoleplaySession, aTemplate, type ReferenceServer, type Template } from "../library/index.ts";
import { send } from "./support/send.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };
const ABSENT = "00000000-0000-4000-8000-000000000000";
describe.each(storesFor("templates", ENGINES))("on %s", (kind) => {
  const store = useStore(kind);
  let now: Date;
  let server: ReferenceServer;

  beforeEach(async () => {
    now = new Date("2026-11-20T12:00:00.000Z");
    server = await store.create({ now: () => now });
    return () => server.close();
  });

  it("creates a template, says where it is, and fills in what was left out", async () => {
    const { status, headers, body } = await send(server, "createTemplate", { json: TEMPLATE });
    const template = body.data as Template;
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/v1/templates/${template.id}`);
    expect(template).toEqual({
      ...TEMPLATE,
      id: template.id,
      description: null,
      coaching_tone: null,
      call_type: null,
      industry_context: null,
      is_active: true,
      created_by: null,
      version: 1,
      created_at: "2026-11-20T12:00:00.000Z",
      updated_at: "2026-11-20T12:00:00.000Z",
    });
    expect((await send(server, "getTemplate", { path: { id: template.id } })).body.data).toEqual(template);
  });

  it("changes what is given and leaves the rest", async () => {
    const before = await server.org.add(aTemplate({ description: "Kept", coaching_tone: "direct" }));
    now = new Date("2026-11-21T12:00:00.000Z");
    const { status, body } = await send(server, "updateTemplate", {
      path: { id: before.id },
      json: { name: "New", coaching_tone: null, is_active: false },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      name: "New",
      coaching_tone: null,
      is_active: false,
      version: 2,
      updated_at: "2026-11-21T12:00:00.000Z",
    });
    expect((await send(server, "listTemplates", { query: { is_active: false } })).body.meta?.total).toBe(1);
  });

  it("deletes a template once", async () => {
    const { id } = await server.org.add(aTemplate());
    const deleted = await send(server, "deleteTemplate", { path: { id } });
    expect([deleted.status, deleted.body.data]).toEqual([200, { id, deleted: true }]);
    expect((await send(server, "deleteTemplate", { path: { id } })).status).toBe(404);
    expect((await send(server, "getTemplate", { path: { id } })).status).toBe(404);
  });

  it("keeps the reports and sessions of a deleted template, without its id", async () => {
    const { id } = await server.org.add(aTemplate());
    const feedback = `Looks like "template_id":"${id}", and is text.`;
    const report = await server.org.add(aReport({ template_id: id, template_name: `"template_id":"${id}"`, feedback }));
    await server.org.add(aRoleplaySession({ template_id: id }));
    await send(server, "deleteTemplate", { path: { id } });
    const { body } = await send(server, "getReport", { path: { id: report.id } });
    expect(body.data).toEqual({ ...report, template_id: null });
    expect((await send(server, "listRoleplaySessions")).body.data).toMatchObject([{ template_id: null }]);
  });

  it("gives each version another ETag", async () => {
    const { id } = await server.org.add(aTemplate());
    const first = await send(server, "getTemplate", { path: { id } });
    const changed = await send(server, "updateTemplate", { path: { id }, json: { name: "New" } });
    const read = await send(server, "getTemplate", { path: { id } });
    expect(first.headers.get("etag")).toMatch(/^"1-[0-9a-f]{8}"$/);
    expect(changed.headers.get("etag")).toMatch(/^"2-[0-9a-f]{8}"$/);
    expect(read.headers.get("etag")).toBe(changed.headers.get("etag"));
    expect(changed.headers.get("cache-control")).toBe("no-store");
  });

  it.each<[string, (etag: string) => string, number]>([
    ["the same ETag", (etag) => etag, 304],
    ["the same ETag among others", (etag) => `"other", ${etag}`, 304],
    ["the same ETag, weak", (etag) => `W/${etag}`, 304],
    ["any", () => "*", 304],
    ["another ETag", () => '"1-00000000"', 200],
  ])("responds to If-None-Match with %s by %3$s", async (_case, header, expected) => {
    const { id } = await server.org.add(aTemplate());
    const etag = (await send(server, "getTemplate", { path: { id } })).headers.get("etag") ?? "";
    const { status, text, headers } = await send(server, "getTemplate", {
      path: { id },
      headers: { "if-none-match": header(etag) },
    });
    expect([status, text === "", headers.get("etag")]).toEqual([expected, expected === 304, etag]);
  });

  it.each<[string, (etag: string) => string, number]>([
    ["the current ETag", (etag) => etag, 200],
    ["any", () => "*", 200],
    ["an old ETag", () => '"0-00000000"', 412],
    ["the current ETag, weak", (etag) => `W/${etag}`, 412],
  ])("changes and deletes with If-Match only when it lists %s", async (_case, header, expected) => {
    const { id } = await server.org.add(aTemplate());
    const etag = async () => (await send(server, "getTemplate", { path: { id } })).headers.get("etag") ?? "";
    const put = await send(server, "updateTemplate", {
      path: { id },
      json: { name: "New" },
      headers: { "if-match": header(await etag()) },
    });
    const del = await send(server, "deleteTemplate", { path: { id }, headers: { "if-match": header(await etag()) } });
    expect([put.status, del.status]).toEqual([expected, expected]);
    const message = "The template has changed since. Read it again and repeat the change.";
    expect(put.body.error?.message).toBe(expected === 412 ? message : undefined);
  });

  it("speaks of an absent template before a failed precondition", async () => {
    const { status } = await send(server, "updateTemplate", {
      path: { id: ABSENT },
      json: { name: "New" },
      headers: { "if-match": '"x"' },
    });
    expect(status).toBe(404);
  });

  it("loses none of many changes at the same time", async () => {
    const { id } = await server.org.add(aTemplate());
    const changes = Array.from({ length: 8 }, (_, index) =>
      send(server, "updateTemplate", { path: { id }, json: { name: `N${index}` } }),
    );
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await send(server, "getTemplate", { path: { id } })).body.data).toMatchObject({ version: 9 });
  });

  it("creates once for the same Idempotency-Key, and repeats the first response", async () => {
    const headers = { "idempotency-key": "order-1" };
    const first = await send(server, "createTemplate", { json: TEMPLATE, headers });
    const second = await send(server, "createTemplate", { json: TEMPLATE, headers });
    expect([second.status, second.text, second.headers.get("etag"), second.headers.get("location")]).toEqual([
      201,
      first.text,
      first.headers.get("etag"),
      first.headers.get("location"),
    ]);
    expect((await send(server, "listTemplates")).body.meta?.total).toBe(1);
  });

  it("creates once for the same Idempotency-Key at the same time", async () => {
    const headers = { "idempotency-key": "order-1" };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(server, "createTemplate", { json: TEMPLATE, headers })),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await send(server, "listTemplates")).body.meta?.total).toBe(1);
  });

  it("rejects an Idempotency-Key that was used with another body", async () => {
    const headers = { "idempotency-key": "order-1" };
    await send(server, "createTemplate", { json: TEMPLATE, headers });
    const { status, body } = await send(server, "createTemplate", { json: { ...TEMPLATE, name: "Other" }, headers });
    const message = "This Idempotency-Key was used with another body. Send a new key with a new request.";
    expect([status, body.error]).toMatchObject([422, { code: "idempotency_mismatch", message }]);
  });

  it("forgets an Idempotency-Key after 24 hours", async () => {
    const headers = { "idempotency-key": "order-1" };
    await send(server, "createTemplate", { json: TEMPLATE, headers });
    now = new Date("2026-11-21T12:00:00.000Z");
    expect((await send(server, "createTemplate", { json: { ...TEMPLATE, name: "Other" }, headers })).status).toBe(201);
  });

  it("keeps the Idempotency-Keys of organizations apart", async () => {
    const headers = { "idempotency-key": "order-1" };
    const other = await server.organizations.create();
    const { key } = await other.createKey({ permissions: ["write"] });
    await send(server, "createTemplate", { json: TEMPLATE, headers });
    expect((await send(server, "createTemplate", { key, json: { ...TEMPLATE, name: "Other" }, headers })).status).toBe(
      201,
    );
  });
});
