import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

let folder: string;
let database: string;
let server: ReferenceServer;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
  server = await createReferenceServer({ database, pepper: "replaced" });
});

afterEach(async () => {
  // It says that the last use of its key could not be written.
  await server.close().catch(() => undefined);
});

const create = () => send(server, "createTemplate", { json: TEMPLATE });

async function replace(): Promise<void> {
  const backup = join(folder, "backup.db");
  await (await createReferenceServer({ database: backup, pepper: "replaced" })).close();
  await rename(backup, database);
}

it.each([
  ["replaced", replace],
  ["removed", () => rm(database)],
])("acknowledges no write to a file that nobody finds any more, when it was %s", async (_case, change) => {
  expect((await create()).status).toBe(201);
  await change();
  const response = await create();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  const ready = await server.fetch("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: "the database file was replaced or removed; restart svc-server" },
  ]);
});
