import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceServer } from "../../library/index.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres, unprivilegedUser } from "../support/postgres.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { readinessOf, waitForReadiness } from "./readiness.ts";
import { recordChaos } from "./report.ts";
import { CAN_MOUNT, fillDisk, makeRoom, mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const PEPPER = "chaos";
const ROUNDS = 5;

describe.skipIf(!IS_LONG || isMissing("postgres") || !CAN_MOUNT)("a PostgreSQL whose disk is full", () => {
  let postgres: TestPostgres;
  let folder: string;
  let disk: SmallDisk;

  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? "");
    folder = await mkdtemp(join(tmpdir(), "svc-chaos-"));
    disk = await mountSmallDisk(folder, "64m");
    const user = await unprivilegedUser();
    if (user) for (const path of [folder, disk.folder]) execFileSync("chown", [`${user.uid}:${user.gid}`, path]);
  });

  afterAll(async () => {
    await postgres.stop();
    disk.unmount();
    await rm(folder, { recursive: true, force: true });
  });

  it("stores nothing, says so, and goes on when there is room again", async () => {
    await runOn(postgres.url, [
      `create tablespace small location '${disk.folder}'`,
      "create database small tablespace small",
    ]);
    const url = new URL(postgres.url);
    url.pathname = "/small";
    const here = await createReferenceServer({ database: url.href, pepper: PEPPER });
    await here.close();
    const server = await startProcess(url.href, PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(8);
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.waitForWrites(10);
      await fillDisk(disk, 0);
      await load.waitForFailures(10);
      expect(await readinessOf(server)).toEqual([503, "the database cannot store anything; free disk space"]);
      await makeRoom(disk);
      await waitForReadiness(server, /^ok$/);
    }
    await load.waitForWrites(10);
    const report = await load.end();
    expectBar(report);
    await server.kill();
    recordChaos("disk full, of the database's tables", "PostgreSQL", report);
  });
});
