import { execFile, type SpawnOptions, spawn } from "node:child_process";
import { accessSync, readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { IS_DRAWN } from "../../../test/support/draw.ts";
import { tiedToParent } from "./tied-to-parent.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../..");

/** A PostgreSQL of the test's own, on a socket in a folder of its own: no port. */
export interface TestPostgres {
  url: string;
  /** Folder of the socket. */
  folder: string;
  stop: () => Promise<void>;
  /** Stops at once, without a word to clients, and starts again. */
  restart: () => Promise<void>;
  /** Ends every process at once; `up` starts it again. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Freezes every process of the server, which keeps its sockets open and says nothing; `thaw` lets it go on. */
  freeze: () => void;
  thaw: () => void;
}

/** The folder with `initdb` and `postgres`, where there is one and `npm run test:all` runs. */
export function findPostgres(): string | undefined {
  if (IS_DRAWN) return undefined;
  const debian = "/usr/lib/postgresql";
  const versions = listFolder(debian).sort((left, right) => Number(right) - Number(left));
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => exists(join(folder, "initdb")) && exists(join(folder, "postgres")));
}

/** How a PostgreSQL differs from others. */
export interface PostgresOptions {
  /** Address of another one that it follows as a standby, whose changes it shows and takes none itself. */
  primary?: string;
  /** Settings of the server, such as `wal_level=logical`. */
  settings?: readonly string[];
  /** Variables of its environment. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL in a new folder. It refuses to run as root, so root starts it as `nobody`. */
export async function startPostgres(
  binaries: string,
  { primary, settings: more = [], environment: own = {} }: PostgresOptions = {},
): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "svc-postgres-"));
  const data = join(folder, "data");
  const user = await unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  const environment = { env: { ...process.env, LC_ALL: "C", HOME: folder, PGTZ: "UTC" }, cwd: folder, ...(user ?? {}) };
  if (primary === undefined) await createCluster(binaries, data, environment);
  else {
    const options = ["-d", primary, "-D", data, "-R", "-X", "stream", "-c", "fast"];
    await run(join(binaries, "pg_basebackup"), options, environment);
  }

  const settings = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`, "-c", "max_connections=60"];
  for (const setting of more) settings.push("-c", setting);
  const serverEnvironment = { ...environment, env: { ...environment.env, ...own } };
  const start = () => startServer(join(binaries, "postgres"), ["-D", data, ...settings], serverEnvironment);
  let server = await start();
  const up = async () => {
    server = await start();
  };
  const down = async () => {
    // Every process, before this returns: none ends what it has begun.
    server.signal("SIGQUIT");
    await server.ended;
  };
  return {
    url: `postgres://svc@localhost/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    async stop() {
      await server.end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
    async restart() {
      await down();
      await up();
    },
    down,
    up,
    freeze: () => server.signal("SIGSTOP"),
    thaw: () => server.signal("SIGCONT"),
  };
}

/** Creates an empty cluster; after the first of this machine, as a copy of it, in a tenth of the time. */
async function createCluster(binaries: string, data: string, environment: SpawnOptions): Promise<void> {
  const version = (await run(join(binaries, "initdb"), ["--version"])).stdout.replaceAll(/[^\d.]+/g, "-");
  const kept = join(ROOT, ".cache", `postgres${version}${environment.uid ?? process.getuid?.()}`);
  if (exists(kept)) {
    await run("cp", ["-a", kept, data]);
    // The kept one may have been copied or restored by somebody else.
    if (environment.uid !== undefined) await run("chown", ["-R", `${environment.uid}:${environment.gid}`, data]);
    return;
  }
  const options = ["-U", "svc", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await run(join(binaries, "initdb"), ["-D", data, ...options], environment);
  const aside = `${kept}.${process.pid}`;
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  await run("cp", ["-a", data, aside]);
  // Another worker may have been quicker; its cluster is the same.
  await rename(aside, kept).catch(() => rm(aside, { recursive: true, force: true }));
}

/** Runs statements, each in a transaction of its own, and returns the rows of the last one. */
export async function runOn<Row extends object>(url: string, statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed says so to everybody.
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const text of statements) rows = (await client.query<Row>(text)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

interface RunningServer {
  ended: Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Sends a signal to every process. */
  signal: (signal: NodeJS.Signals) => void;
}

async function startServer(program: string, args: string[], options: SpawnOptions): Promise<RunningServer> {
  const server = spawn(...tiedToParent(program, args), { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    ended,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
    signal(signal) {
      for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) sendTo(pid, signal);
    },
  };
}

/** Sends a signal to a process, which may have ended by itself since it was found. */
function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Every backend has a process group of its own, so each is found by its parent. */
function childrenOf(parent: number): number[] {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.map(Number).filter((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]) === parent;
    } catch {
      return false;
    }
  });
}

export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
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
