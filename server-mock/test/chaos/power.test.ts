import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { aUser, createReferenceServer } from "../../library/index.ts";
import { builtServer } from "../support/built-server.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { tiedToParent } from "../support/tied-to-parent.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";
import { CAN_MOUNT, type FailingDisk, mountFailingDisk } from "./small-disk.ts";

const EMAIL = "elodie@prospect.example";
const ROWS = 1_000;

let folder: string;
let disk: FailingDisk | undefined;
let database: string;
let key: string;
/** Empty where the program keeps it in a file. */
let pepper: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = testFolder();
  disk = CAN_MOUNT ? await mountFailingDisk(folder) : undefined;
  server = undefined;
  pepper = "chaos";
});
afterEach(async () => {
  await server?.kill("SIGKILL");
  disk?.unmount();
});

/** A database with a user and some rows, on the disk. */
async function createDatabase(on: FailingDisk): Promise<void> {
  const here = join(folder, "svc.db");
  const library = await createReferenceServer({ database: here, pepper });
  await library.org.add(aUser({ email: "ana@acme.example" }));
  key = library.keys.admin;
  await library.close();
  database = join(on.folder, "svc.db");
  await command("import", await writeRows("first.ndjson"), "--db", here);
  await copyFile(here, database);
  // What the test itself wrote is no business of the program.
  await run("sync", database, on.folder);
}

async function writeRows(name: string): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...{ kind: "meeting", source_id: `${name}-${index}`, title: "T".repeat(200) },
    ...{ started_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString() },
    participants: index % 10 === 0 ? [{ name: "Élodie Castellan", email: EMAIL, is_internal: false }] : [],
  }));
  const file = join(folder, name);
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return file;
}

async function run(program: string, ...args: string[]): Promise<string> {
  const child = spawn(...tiedToParent(program, args), {
    env: { ...process.env, SVC_SERVER_PEPPER: pepper },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = await once(child, "close");
  expect(code, errors).toBe(0);
  return output;
}

/** Runs a command of the built server. */
async function command(...args: string[]): Promise<string> {
  return run(process.execPath, await builtServer(), ...args);
}

/** What a file of the disk holds after the power was lost. */
async function afterPowerLoss<Value>(
  name: string,
  read: (file: string, query: (sql: string) => Record<string, unknown>[]) => Value | Promise<Value>,
): Promise<Value> {
  const copy = await disk?.losePower();
  if (!copy) throw new Error("There is no disk.");
  const file = join(copy.folder, name);
  const query = (sql: string) => {
    const connection = new DatabaseSync(file);
    try {
      return connection.prepare(sql).all() as Record<string, unknown>[];
    } finally {
      connection.close();
    }
  };
  try {
    return await read(file, query);
  } finally {
    copy.unmount();
  }
}

const countMeetings = "select count(*) as count from meetings";
const INTACT = [{ integrity_check: "ok" }];

describe.skipIf(!CAN_MOUNT)("a machine that loses its power", () => {
  it("has lost what nobody flushed: else the tests below would show nothing", async () => {
    if (!disk) return;
    await writeFile(join(disk.folder, "unflushed"), "X".repeat(100_000));
    await expect(afterPowerLoss("unflushed", (_file, query) => query("select 1 from x"))).rejects.toThrow();
  });

  it("has every write that was acknowledged until then, at any moment under load", async () => {
    if (!disk) return;
    await createDatabase(disk);
    server = await startProcess(database, pepper);
    const load = new Load(server, key);
    load.start(4);
    for (let image = 0; image < (IS_LONG ? 24 : 4); image += 1) {
      await load.waitForWrites(20);
      const promised = load.acknowledged();
      // In the middle of whatever it does.
      server.signal("SIGSTOP");
      const [intact, kept] = await afterPowerLoss(
        "svc.db",
        (_file, query) =>
          [query("pragma integrity_check"), new Set(query("select id from templates").map(({ id }) => id))] as const,
      ).finally(() => server?.signal("SIGCONT"));
      expect(intact).toEqual(INTACT);
      expect(promised.filter((id) => !kept.has(id))).toEqual([]);
    }
    const report = await load.end();
    expectBar(report);
    recordChaos("power is lost, and only the image of the disk is left (ext4)", "SQLite", report);
  });

  it("starts again from what is on its disk", async () => {
    if (!disk) return;
    await createDatabase(disk);
    server = await startProcess(database, pepper);
    const load = new Load(server, key);
    load.start(4);
    await load.waitForWrites(20);
    server.signal("SIGSTOP");
    const { status, count } = await afterPowerLoss("svc.db", async (file) => {
      const again = await startProcess(file, pepper);
      const response = await fetch(`${again.url}/api/v1/templates`, { headers: { authorization: `Bearer ${key}` } });
      const { meta } = (await response.json()) as { meta: { total: number } };
      await again.kill();
      return { status: response.status, count: meta.total };
    }).finally(() => server?.signal("SIGCONT"));
    expect(status).toBe(200);
    expect(count).toBeGreaterThan(0);
    expectBar(await load.end());
  });

  it.each([
    ["import", async () => command("import", await writeRows("second.ndjson"), "--db", database), "svc.db", 2 * ROWS],
    ["backup", () => command("backup", join(disk?.folder ?? "", "copy.db"), "--db", database), "copy.db", ROWS],
    [
      "erase, which compacts the file",
      () => command("erase", "--email", EMAIL, "--name", "Élodie Castellan", "--db", database),
      "svc.db",
      ROWS,
    ],
  ] as const)("has all that %s did, once it has ended", async (what, act, name, meetings) => {
    if (!disk) return;
    await createDatabase(disk);
    await act();
    await afterPowerLoss(name, (_file, query) => {
      expect(query("pragma integrity_check")).toEqual(INTACT);
      expect(query(countMeetings)).toEqual([{ count: meetings }]);
      if (what.startsWith("erase"))
        expect(query(`select 1 from meetings where document like '%${EMAIL}%'`)).toEqual([]);
    });
  });

  it("has the keys and the pepper of init, once it has ended: the key that it showed works", async () => {
    if (!disk) return;
    pepper = "";
    const shown = await command("init", "--organization", "Acme", "--json", "--db", join(disk.folder, "new.db"));
    const status = await afterPowerLoss("new.db", async (file) => {
      const again = await startProcess(file, pepper);
      const headers = { authorization: `Bearer ${(JSON.parse(shown) as { key: string }).key}` };
      const response = await fetch(`${again.url}/api/v1/templates`, { headers });
      await again.kill();
      return response.status;
    });
    expect(status).toBe(200);
  });

  it("has the schema of migrate, once it has ended", async () => {
    if (!disk) return;
    await command("migrate", "--db", join(disk.folder, "new.db"));
    const applied = await afterPowerLoss("new.db", (_file, query) => query("select name from migrations").length);
    expect(applied).toBeGreaterThan(0);
  });
});
