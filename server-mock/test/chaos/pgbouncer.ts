import { spawn } from "node:child_process";
import { accessSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestPostgres } from "../support/postgres.ts";
import { unprivilegedUser } from "../support/postgres.ts";
import { tiedToParent } from "../support/tied-to-parent.ts";

const PROGRAMS = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"];

/** A PgBouncer of the test's own in transaction mode, on a socket in a folder of its own. */
export interface TestPgBouncer {
  url: string;
  stop: () => Promise<void>;
}

/** The program, where there is one. */
export function findPgBouncer(): string | undefined {
  const found = PROGRAMS.find((program) => {
    try {
      accessSync(program);
      return true;
    } catch {
      return false;
    }
  });
  if (!found)
    process.stderr.write("\n!!! SKIPPED: there is no PgBouncer here. Install it to test behind a pooler.\n\n");
  return found;
}

/** Starts PgBouncer with two connections to the database for any number of clients. */
export async function startPgBouncer(
  { folder: host, port = 5432 }: Pick<TestPostgres, "folder"> & { port?: number },
  ignoredParameters = "",
): Promise<TestPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), "svc-pgbouncer-"));
  const settings = [
    "[databases]",
    `* = host=${host} port=${port} user=svc`,
    "[pgbouncer]",
    "listen_addr =",
    `unix_socket_dir = ${folder}`,
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 2",
    "server_login_retry = 1",
    ...(ignoredParameters === "" ? [] : [`ignore_startup_parameters = ${ignoredParameters}`]),
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(file, settings.join("\n"));
  const user = await unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  const server = spawn(...tiedToParent(findPgBouncer() ?? "", [file]), {
    ...(user ?? {}),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("process up")) resolve();
    });
    server.once("exit", () => reject(new Error(`PgBouncer did not start:\n${log}`)));
  });
  return {
    url: `postgres://svc@localhost:6432/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
