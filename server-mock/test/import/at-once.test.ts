import { describe, expect, it } from "vitest";
import { type OpenService, openService } from "../../library/service.ts";
import { addUser } from "../../team/administration/users.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { readParsed } from "../../team/import/read-rows.ts";
import { recount } from "../support/recount.ts";
import { LASTING, useStore } from "../support/stores.ts";

// The same file is imported by several people, or by one who clicks twice.

const PEPPER = "reference server";
const FILE = {
  users: [{ name: "Ana Ruiz", email: "ana@acme.example" }],
  meetings: Array.from({ length: 30 }, (_, index) => ({
    ...{ source_id: `call ${index}`, title: `Call ${index}`, started_at: "2026-11-03T14:00:00Z" },
    ...{ user_email: "ana@acme.example", transcript: "[00:00:01] Ana Ruiz: Hi." },
  })),
};

describe.each(LASTING)("an import that others make at the same time, on %s", (kind) => {
  const store = useStore(kind);

  it("stores each row once, and counts it as stored before for the others", async () => {
    const server = await store.createAlone({ pepper: PEPPER });
    const orgId = server.org.id;
    const services: OpenService[] = [];
    for (let index = 0; index < 4; index += 1)
      services.push(await openService({ database: store.location(), pepper: PEPPER }));
    const [first] = services as [OpenService];
    await addUser({ ...first, actor: "test" }, { orgId, name: "Zoe", email: "zoe@acme.example", role: "admin" });
    const results = await Promise.all(
      services.map((service) => importRows(service, readParsed(FILE), { orgId, userId: undefined })),
    );
    const sum = (field: "meetings" | "users" | "known") =>
      results.reduce((total, result) => total + ("problems" in result ? Number.NaN : result[field]), 0);
    expect([sum("users"), sum("meetings"), sum("known")]).toEqual([1, 30, 3 * 31]);
    const { expected, actual } = await recount(first.database);
    expect(actual).toEqual(expected);
    for (const service of services) await service.close();
    await server.close();
  });
});
