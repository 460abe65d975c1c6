import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, open, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, it } from "vitest";
import { aUser, createReferenceServer } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { builtServer } from "../support/built-server.ts";
import { recount } from "../support/recount.ts";

const PEPPER = "import kill";
const ROWS = 4_000;
/** As `import` writes them. */
const BATCH = 500;

interface Import {
  done: Promise<{ code: number | null; output: string }>;
  kill: () => void;
}

async function startImport(database: string, file: string): Promise<Import> {
  const program = await builtServer();
  const child = spawn(process.execPath, [program, "import", file, "--db", database], {
    env: { ...process.env, SVC_SERVER_PEPPER: PEPPER },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const done = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { done, kill: () => child.kill("SIGKILL") };
}

/** Starts an import of lines that come through pipes: all for the check of the file, and then no more than one batch and a half. */
async function importSlowly(folder: string, database: string, lines: readonly string[]): Promise<Import> {
  const file = join(folder, "pipe.ndjson");
  const [checked, stored, next] = [join(folder, "checked"), join(folder, "stored"), join(folder, "next")];
  execFileSync("mkfifo", [checked, stored]);
  await symlink(checked, file);
  const started = await startImport(database, file);
  const check = await open(checked, "w");
  await check.writeFile(lines.join("\n"));
  // The program reads the file a second time, and then opens the other pipe.
  await symlink(stored, next);
  await rename(next, file);
  await check.close();
  const store = await open(stored, "w");
  await store.writeFile(lines.slice(0, 1.5 * BATCH).join("\n"));
  while (countMeetings(database) === 0) await setTimeout(2);
  return {
    kill: started.kill,
    // What ends the pipe must not come before what ends the program.
    done: started.done.finally(() => store.close()),
  };
}

function countMeetings(database: string): number {
  const connection = new DatabaseSync(database);
  const { count } = connection.prepare("select count(*) as count from meetings").get() as { count: number };
  connection.close();
  return count;
}

it("stores whole batches of a long file until it is killed, and the rest when it is repeated", async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-import-kill-"));
  const database = join(folder, "svc.db");
  const server = await createReferenceServer({ database, pepper: PEPPER });
  await server.org.add(aUser());
  await server.close();
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const started_at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return JSON.stringify({ kind: "meeting", source_id: `call-${index}`, title: `Call ${index}`, started_at });
  });
  const file = join(folder, "calls.ndjson");
  await writeFile(file, lines.join("\n"));
  const first = await importSlowly(folder, database, lines);
  first.kill();
  expect((await first.done).code).toBeNull();
  const stored = countMeetings(database);
  expect(stored).toBe(BATCH);

  const { code, output } = await (await startImport(database, file)).done;
  expect([code, countMeetings(database)]).toEqual([0, ROWS]);
  expect(output).toContain(`${(ROWS - stored).toLocaleString("en")} meetings`);
  expect(output).toContain(`${stored.toLocaleString("en")} rows were stored before.`);
  const service = await openService({ database, pepper: PEPPER });
  const { expected, actual } = await recount(service.database);
  expect(actual).toEqual(expected);
  await service.close();
  await rm(folder, { recursive: true });
});
