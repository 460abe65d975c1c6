import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { sharedFolder } from "../../test/support/test-folder.ts";
import { builtServer } from "./support/built-server.ts";
import { tiedToParent } from "./support/tied-to-parent.ts";

// What the program reads before it does what it was asked for. Time is shown by `npm run bench:server`; these are its causes.

/**
 * Accepted kB; of `start`, 35 are exact figures and zones, of `--help` 5 words for counts, which all surfaces share. A change may add 5 %; one that needs more accepts the new size here, and says what it is for.
 */
const ACCEPTED_KB = { "--version": 4, "--help": 118, start: 765 };
const SLACK = 1.05;

interface Loaded {
  /** Files of the bundle, without the parts that have no name. */
  names: string[];
  /** Packages that are not bundled. */
  packages: string[];
  kB: number;
  /** Modules of Node. */
  builtins: string[];
}

const folder = sharedFolder();

const program = await builtServer();

/** Runs Node, and returns what it has loaded by the end. `act` sees the first line. */
async function run(name: string, args: string[], act?: (line: string) => Promise<unknown>): Promise<Loaded> {
  const report = join(folder, `${name}.json`);
  const preload = ["--require", join(import.meta.dirname, "support/list-loaded.cjs")];
  const child = spawn(...tiedToParent(process.execPath, [...preload, ...args]), {
    env: { ...process.env, LOADED_TO: report, SVC_SERVER_PEPPER: "loaded" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(child.stdout, "data"), ended]);
  await act?.(String(line));
  if (act) child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const { files, builtins } = JSON.parse(await readFile(report, "utf8")) as { files: string[]; builtins: string[] };
  return { ...(await summarize(files)), builtins };
}

async function summarize(files: string[]): Promise<Omit<Loaded, "builtins">> {
  const own = files.filter((file) => dirname(file) === dirname(program));
  const sizes = await Promise.all(own.map(async (file) => (await readFile(file)).byteLength));
  const packages = files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return {
    names: own.map((file) => basename(file)).filter((name) => !name.startsWith("chunk-")),
    packages: [...new Set(packages)],
    kB: sizes.reduce((sum, size) => sum + size, 0) / 1_000,
  };
}

const modulesOf = ({ builtins }: Loaded, pattern: RegExp) => builtins.filter((name) => pattern.test(name));

it("prints its version before it loads anything", async () => {
  const loaded = await run("version", [program, "--version"]);
  expect(loaded.names).toEqual(["main.cjs", "version.cjs"]);
  expect(loaded.kB).toBeLessThan(ACCEPTED_KB["--version"] * SLACK);
});

it("prints its help without any of its commands", async () => {
  const loaded = await run("help", [program, "--help"]);
  expect(loaded.names).toEqual(["main.cjs", "version.cjs", "program.cjs"]);
  expect(loaded.packages).toEqual([]);
  expect(modulesOf(loaded, / (?:child_process|crypto|http)$/)).toEqual([]);
  expect(loaded.kB).toBeLessThan(ACCEPTED_KB["--help"] * SLACK);
});

it("prints the help of `start` without the server", async () => {
  const loaded = await run("start-help", [program, "start", "--help"]);
  expect(loaded.names).toEqual(["main.cjs", "version.cjs", "program.cjs"]);
});

it("serves its first list without spec, dashboard, scorers, demo data and the client of PostgreSQL", async () => {
  const words = ["start", "--port", "0", "--json", "--no-worker", "--db", join(folder, "svc.db")];
  const loaded = await run("start", [program, ...words], async (line) => {
    const { url } = JSON.parse(line) as { url: string };
    expect((await fetch(`${url}/api/v1/meetings`, { headers: { authorization: "Bearer svc_live_x" } })).status).toBe(
      401,
    );
  });
  // What counts responses is loaded after the first one.
  expect(loaded.names).toEqual(["main.cjs", "version.cjs", "program.cjs", "serve.cjs", "store.cjs", "metrics.cjs"]);
  expect(["@photostructure/sqlite", undefined]).toContain(loaded.packages[0]);
  expect(loaded.kB).toBeLessThan(ACCEPTED_KB.start * SLACK);
  expect(modulesOf(loaded, / http$/)).not.toEqual([]);
  expect(
    modulesOf(
      loaded,
      / (?:worker_threads|http2|internal\/(?:blocklist|deps\/undici\/undici|modules\/esm\/translators))$/,
    ),
  ).toEqual([]);
});

it("works on jobs without what serves requests", async () => {
  const loaded = await run("store", ["-e", `require(${JSON.stringify(join(dirname(program), "store.cjs"))})`]);
  expect(loaded.names).not.toContain("serve.cjs");
  expect(modulesOf(loaded, / (?:http|internal\/deps\/undici\/undici)$/)).toEqual([]);
});
