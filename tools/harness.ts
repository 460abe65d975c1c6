// Starting programs, measuring processes and writing figures down, for the benches and the other tools. Linux only where it reads /proc.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

export const ROOT = join(import.meta.dirname, "..");
/** Secret of the key digests in every database of a bench. */
export const PEPPER = "bench";

const SERVER = join(ROOT, "server-mock/dist/main.cjs");
const SVC = join(ROOT, "dist/cli/svc.cjs");
/** A program that fills a large database first takes minutes. */
const START_MS = 600_000;
/** A tick of the CPU times in `/proc/PID/stat`. */
const TICK_MS = 10;

/** A program that serves in a process of its own, with what it says of itself. */
export interface Served<Announced = { url: string }> {
  announced: Announced;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a Node program that prints where it listens as a line of JSON. */
export async function startAnnounced<Announced = { url: string }>(
  argv: readonly string[],
  { env = {}, cwd = ROOT }: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Served<Announced>> {
  const child = spawn(process.execPath, argv, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  const closed = once(child, "close").finally(() => process.off("exit", kill));
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const line = once(createInterface({ input: child.stdout }), "line", { signal: AbortSignal.timeout(START_MS) });
  line.catch(kill);
  const ended = closed.then(([code]) => {
    throw new Error(`${argv.join(" ")} ended with ${code} before it listened.\n${said}`);
  });
  ended.catch(() => undefined);
  const [text] = await Promise.race([line, ended]);
  return {
    announced: JSON.parse(text),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await closed;
    },
  };
}

/** Starts the built reference server on a SQLite file or a PostgreSQL URL. */
export const startServer = (
  database: string,
  ...flags: string[]
): Promise<Served<{ url: string; keys: Record<string, string> }>> =>
  startAnnounced([SERVER, "start", "--port", "0", "--json", "--db", database, ...flags], {
    env: { SVC_SERVER_PEPPER: PEPPER },
  });

/** A port of the loopback interface that nobody uses now, for programs that cannot choose one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits for a server that announces nothing. */
export async function untilResponding(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await setTimeout(2);
}

/** Runs the built `svc` against a service. Its peak memory is what the kernel counts, which needs GNU time. */
export function timeSvc(argv: readonly string[], { port, folder }: { port: number; folder: string }) {
  const result = join(folder, "time");
  const env = {
    ...process.env,
    HOME: folder,
    SVC_CONFIG_DIR: folder,
    SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
    SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`,
  };
  const { status, stderr, error } = spawnSync(
    "/usr/bin/time",
    ["-f", "%M %e", "-o", result, process.execPath, SVC, ...argv],
    {
      env,
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
    },
  );
  if (error) throw new Error(`GNU time is needed as /usr/bin/time: ${error.message}.`);
  const [kilobytes = 0, seconds = 0] = (readFileSync(result, "utf8").trim().split("\n").at(-1) ?? "")
    .split(" ")
    .map(Number);
  return { status, stderr, seconds, megabytes: kilobytes / 1024 };
}

/** User and system time that a process has taken, without that of ended children. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process; 0 once it has ended. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which that share of all values is. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

export const formatNumber = (value: number, maximumFractionDigits = 1): string =>
  value.toLocaleString("en", { maximumFractionDigits });

/** A figure's bound, and whether it is met: `at most 120 MB: met`. */
export const atMost = (value: number, bound: number, unit = ""): string =>
  `${`at most ${formatNumber(bound)} ${unit}`.trimEnd()}: ${value <= bound ? "met" : "**missed**"}`;

/** Machine and load that figures were measured on. */
export const describeMachine = (): string =>
  `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown CPU"}, load average ${formatNumber(loadavg()[0] ?? 0)}`;

/** Rows of texts as a Markdown table in the formatter's layout; the first is its head. */
export function renderTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const render = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return `${[head, widths.map((width) => "-".repeat(width)), ...rows].map(render).join("\n")}\n`;
}
