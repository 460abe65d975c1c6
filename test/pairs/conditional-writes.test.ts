import { afterAll, beforeAll, expect, it } from "vitest";
import { aTemplate, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { ConflictError, SvcClient } from "../../src/index.ts";

let server: ReferenceServer;
let clients: [transport: string, svc: SvcClient][];

beforeAll(async () => {
  server = await createReferenceServer();
  const options = { apiKey: server.keys.admin };
  clients = [
    ["fetch", new SvcClient({ ...options, baseUrl: "http://localhost", fetch: server.fetch })],
    ["sockets", new SvcClient({ ...options, baseUrl: (await server.listen()).url })],
  ];
});
afterAll(() => server.close());

it("a change is made to the version that was read, and rejected on any other", async () => {
  for (const [transport, svc] of clients) {
    const { id } = await server.org.add(aTemplate());
    const { response } = await svc.templates.get(id).withResponse();
    const ifMatch = { headers: { "if-match": response.headers.get("etag") ?? "" } };
    const changed = await svc.templates.update(id, { name: "First" }, ifMatch).withResponse();
    expect(changed.data.name, transport).toBe("First");
    await expect(svc.templates.update(id, { name: "Second" }, ifMatch), transport).rejects.toBeInstanceOf(
      ConflictError,
    );
    await expect(svc.templates.delete(id, ifMatch), transport).rejects.toMatchObject({ status: 412 });
    expect((await svc.templates.get(id)).name, transport).toBe("First");
    // What the change itself returned is the version to go on from.
    const latest = { headers: { "if-match": changed.response.headers.get("etag") ?? "" } };
    await svc.templates.delete(id, latest);
    await expect(svc.templates.get(id), transport).rejects.toMatchObject({ status: 404 });
  }
});

it("a template that is read through a cache is changed by the tag that came with it", async () => {
  for (const [transport, svc] of clients) {
    const cached = svc.withOptions({ cache: true });
    const { id } = await server.org.add(aTemplate());
    await cached.templates.get(id);
    const { response } = await cached.templates.get(id).withResponse();
    const headers = { "if-match": response.headers.get("etag") ?? "" };
    expect((await cached.templates.update(id, { name: "Changed" }, { headers })).name, transport).toBe("Changed");
    expect((await cached.templates.get(id)).name, transport).toBe("Changed");
  }
});
