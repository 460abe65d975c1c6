import { spawnSync } from "node:child_process";
import { chmod, chown, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { createReferenceServer } from "../../library/index.ts";
import { runOn, unprivilegedUser } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing, useStore } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";
import { sendTemplates, TEMPLATE } from "./send-templates.ts";

const PEPPER = "chaos";
const ROUNDS = IS_LONG ? 10 : 1;

describe.skipIf(isMissing("postgres"))("a PostgreSQL that takes no changes", () => {
  const store = useStore("postgres");

  it("is read from, and written to when it takes them again", async () => {
    const here = await store.create({ pepper: PEPPER });
    const server = await startProcess(store.location(), PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(8);
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.waitForWrites(10);
      await runOn(store.location(), ["alter system set default_transaction_read_only = on", "select pg_reload_conf()"]);
      await load.waitForFailures(20);
      const [written, read] = [
        await sendTemplates(server, here.keys.admin, TEMPLATE),
        await sendTemplates(server, here.keys.admin),
      ];
      expect([written.status, written.headers.get("retry-after"), read.status]).toEqual([503, "1", 200]);
      await runOn(store.location(), [
        "set default_transaction_read_only = off",
        "alter system reset default_transaction_read_only",
        "select pg_reload_conf()",
      ]);
    }
    await load.waitForWrites(10);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    await here.close();
    recordChaos("database takes no changes (default_transaction_read_only)", "PostgreSQL", report);
  });
});

it("does not start on a file that it must not write, and says so", async ({ skip }) => {
  const user = await unprivilegedUser();
  if (user && !canStart(user)) skip("the user nobody cannot read the sources here");
  const folder = testFolder();
  const database = join(folder, "svc.db");
  const here = await createReferenceServer({ database, pepper: PEPPER });
  await here.close();
  const files = (await readdir(folder)).map((name) => join(folder, name));
  if (user) for (const path of [folder, ...files]) await chown(path, user.uid, user.gid);
  await chmod(database, 0o400);
  await expect(startProcess(database, PEPPER, { user })).rejects.toThrow("this user has no permission to write to it");
  await chmod(database, 0o600);
  const server = await startProcess(database, PEPPER, { user });
  expect((await sendTemplates(server, here.keys.admin, TEMPLATE)).status).toBe(201);
  await server.kill();
});

function canStart(user: { uid: number; gid: number }): boolean {
  const program = `require("node:fs").readFileSync(${JSON.stringify(import.meta.filename)})`;
  return spawnSync(process.execPath, ["-e", program], { ...user, stdio: "ignore" }).status === 0;
}
