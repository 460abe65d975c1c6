import { execFile, spawn } from "node:child_process";
import { accessSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A PostgreSQL of the test's own, on a socket in a folder of its own: no port. */
export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** The folder with `initdb` and `postgres`, where there is one. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = listFolder(debian).sort((left, right) => Number(right) - Number(left));
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => exists(join(folder, "initdb")) && exists(join(folder, "postgres")));
}

/** Starts PostgreSQL in a new folder. It refuses to run as root, so root starts it as `nobody`. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "svc-postgres-"));
  const data = join(folder, "data");
  await mkdir(data);
  const user = await unprivilegedUser();
  if (user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
  await chmod(folder, 0o755);
  const environment = { env: { ...process.env, LC_ALL: "C", HOME: folder, PGTZ: "UTC" }, cwd: folder, ...(user ?? {}) };
  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "svc", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    environment,
  );

  const settings = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`, "-c", "max_connections=60"];
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...settings], {
    ...environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url: `postgres://svc@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, "nobody"])).stdout)),
  );
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

function listFolder(path: string): string[] {
  return exists(path) ? readdirSync(path) : [];
}

function exists(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}
