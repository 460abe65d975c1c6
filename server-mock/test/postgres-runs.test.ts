import { createServer, connect as dial, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { type Database, insertRows, statement, WriteConflict } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./support/postgres.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const binaries = findPostgres();
const setting = (name: string) => ({ name, value: NOW });

const findSettings = defineQuery<{ name: string }, { name: string; value: string }>(
  "select * from settings where name = :name",
);
const changeSetting = defineQuery<{ name: string; value: string }, unknown>(
  "update settings set value = :value where name = :name",
);

describe.skipIf(!binaries)("statements on PostgreSQL", () => {
  let postgres: TestPostgres;
  let server: ReferenceServer;
  let wire: Wire;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
    server = await createReferenceServer({ database: postgres.url, pepper: "runs" });
    wire = await countRoundTrips(join(postgres.folder, ".s.PGSQL.5432"));
    database = await openDatabase(`postgres://svc@127.0.0.1:${wire.port}/postgres`);
  });

  afterAll(async () => {
    await database?.close();
    wire?.server.close();
    await server?.close();
    await postgres?.stop();
  });

  const read = async (name: string) => (await database.first(findSettings, { name }))?.value;

  it("stores several rows and statements in one round trip", async () => {
    await database.write([insertRows("settings", [setting("one")])]);
    const before = wire.roundTrips();
    await database.write([
      insertRows("settings", [setting("two")]),
      statement(changeSetting, { name: "one", value: "changed" }),
      insertRows("settings", [setting("three"), setting("four")]),
    ]);
    expect(wire.roundTrips() - before).toBe(1);
    expect([await read("one"), await read("two"), await read("four")]).toEqual(["changed", NOW, NOW]);
  });

  it("keeps nothing of a write whose last statement fails, and goes on with the connection", async () => {
    const twice = [insertRows("settings", [setting("five")]), insertRows("settings", [setting("one")])];
    await expect(database.write(twice)).rejects.toThrow(WriteConflict);
    expect(await read("five")).toBeUndefined();
    await database.write([insertRows("settings", [setting("five")])]);
    expect(await read("five")).toBe(NOW);
  });

  it("names the statement that changed too little, though a later one failed as well", async () => {
    const failing = database.write([
      statement(changeSetting, { name: "nobody", value: "x" }, 1),
      insertRows("settings", [setting("one")]),
    ]);
    await expect(failing).rejects.toMatchObject({ name: "WriteConflict", query: changeSetting });
    await expect(failing).rejects.toBeInstanceOf(WriteConflict);
    await database.write([statement(changeSetting, { name: "one", value: "after" }, 1)]);
    expect(await read("one")).toBe("after");
  });

  it("stores more rows than one statement takes, or none", async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => setting(`row ${index}`));
    await expect(database.write([insertRows("settings", [...many, setting("one")])])).rejects.toThrow(WriteConflict);
    expect(await read("row 0")).toBeUndefined();
    await database.write([insertRows("settings", many)]);
    expect([await read("row 0"), await read("row 2499")]).toEqual([NOW, NOW]);
  });

  it("reads on when another server has added a column meanwhile", async () => {
    expect(await read("two")).toBe(NOW);
    await runOn(postgres.url, ["alter table settings add column note text default 'new'"]);
    expect(await read("two")).toBe(NOW);
    expect(await database.first(findSettings, { name: "two" })).toEqual({ ...setting("two"), note: "new" });
  });
});

interface Wire {
  server: Server;
  port: number;
  /** Times that a client has sent something after the database had responded. */
  roundTrips: () => number;
}

/** A proxy before the socket of PostgreSQL that counts how often a client waits for it. */
async function countRoundTrips(socketPath: string): Promise<Wire> {
  let count = 0;
  const server = createServer((client) => {
    const upstream = dial(socketPath);
    let hasResponded = true;
    client.on("data", () => {
      if (hasResponded) count += 1;
      hasResponded = false;
    });
    upstream.on("data", () => (hasResponded = true));
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined);
      socket.on("close", () => [client, upstream].map((other) => other.destroy()));
    }
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  return { server, port, roundTrips: () => count };
}
