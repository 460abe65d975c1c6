import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { createReferenceServer } from "../library/index.ts";
import { startProcess } from "./support/processes.ts";

// `SVC_KILL_ROUNDS=50 npx vitest run server-mock/test/durability.test.ts` is the long run.

const ROUNDS = Number(process.env["SVC_KILL_ROUNDS"] ?? 2);
const WRITERS = 4;
const PEPPER = "durability";
const TEMPLATE = { prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

it(
  "loses no acknowledged write when it is killed while writing",
  async () => {
    const folder = testFolder();
    const database = join(folder, "svc.db");
    const first = await createReferenceServer({ database, pepper: PEPPER });
    const key = first.keys.admin;
    await first.close();

    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = acknowledged.size + 5 + ((round * 7) % 40);
      const server = await startProcess(database, PEPPER);
      const writers = Array.from({ length: WRITERS }, () =>
        writeUntilKilled(server.url, key, acknowledged, () => {
          if (acknowledged.size === enough) void server.kill("SIGKILL");
        }),
      );
      await Promise.all(writers);
    }

    const connection = new DatabaseSync(database);
    expect(connection.prepare("pragma integrity_check").all()).toMatchObject([{ integrity_check: "ok" }]);
    const stored = new Set(
      (connection.prepare("select id from templates").all() as { id: string }[]).map(({ id }) => id),
    );
    connection.close();
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 5);
  },
  300_000 + ROUNDS * 5_000,
);

async function writeUntilKilled(
  url: string,
  key: string,
  acknowledged: Set<string>,
  onWrite: () => void,
): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${url}/api/v1/templates`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "T", ...TEMPLATE }),
      });
      const { data } = (await response.json()) as { data: { id: string } };
      acknowledged.add(data.id);
      onWrite();
    } catch {
      return;
    }
  }
}

it("writes ahead in a log of its own, so that readers and one writer do not wait for each other", async () => {
  const folder = testFolder();
  const database = join(folder, "svc.db");
  const server = await createReferenceServer({ database });
  const connection = new DatabaseSync(database);
  expect(connection.prepare("pragma journal_mode").get()).toMatchObject({ journal_mode: "wal" });
  connection.close();
  await server.close();
});
