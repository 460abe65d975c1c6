import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { samples } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { finished, spawnSvc, startSvc } from "./support/spawn-svc.ts";

const directory = sharedFolder();

const place = async (name: string): Promise<{ env: Record<string, string>; file: string; folder: string }> => {
  const folder = path.join(directory, name);
  return { env: { SVC_CONFIG_DIR: folder }, file: path.join(folder, "config.json"), folder };
};

it("Eight processes that write at once keep eight changes", async () => {
  const { env, file } = await place("eight");
  const names = Array.from({ length: 8 }, (_, index) => `profile.${index}`);
  const results = await Promise.all(
    names.map((name) => spawnSvc(["config", "set", "tz", "Europe/Berlin", "--profile", name], { env })),
  );
  expect(results.map(({ code }) => code)).toEqual(names.map(() => 0));
  const { profiles } = JSON.parse(await readFile(file, "utf8"));
  expect(profiles).toEqual(Object.fromEntries(names.map((name) => [name, { tz: "Europe/Berlin" }])));
});

it.each([["000"], ["022"], ["077"]])("Under umask %s the file is 0600 and its directory 0700", async (umask) => {
  const { env, file, folder } = await place(`umask-${umask}`);
  const shell = `umask ${umask}; exec "$@"`;
  for (const value of ["json", "csv"])
    expect((await spawnSvc(["config", "set", "output", value], { env, shell })).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("A directory that others could read is closed when something is written into it", async () => {
  const { env, file, folder } = await place("open");
  await mkdir(folder, { mode: 0o755 });
  await writeFile(file, "{}", { mode: 0o644 });
  expect((await spawnSvc(["config", "set", "output", "json"], { env })).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("A directory that its owner made read-only is not made writable", async () => {
  const { env, folder } = await place("read-only");
  await mkdir(folder, { mode: 0o555 });
  // Root may write all the same.
  await spawnSvc(["config", "set", "tz", "UTC"], { env });
  expect((await stat(folder)).mode & 0o777).toBe(0o500);
  await chmod(folder, 0o700);
});

it.runIf(existsSync("/proc/self"))("A directory that cannot be written is reported with what rejected it", async () => {
  const env = { SVC_CONFIG_DIR: "/proc/self" };
  const { code, stderr } = await spawnSvc(["config", "set", "output", "json"], { env });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^error: Cannot write the configuration file \/proc\/self\/config\.json: operation not permitted \(EPERM\)\.\nhint: .*SVC_CONFIG_DIR/,
  );
});

it("kill -9 before any use of a file in a write leaves the old or the new one, and the next write works", async () => {
  const { env, file, folder } = await place("killed");
  await spawnSvc(["config", "set", "pager", "before"], { env });
  const nodeFlags = ["-r", path.join(import.meta.dirname, "support/kill-at.cjs")];
  let uses = 0;
  for (let ended = false; !ended; ) {
    uses += samples(1, 4);
    const before = JSON.parse(await readFile(file, "utf8"));
    const argv = ["config", "set", "pager", `value-${uses}`];
    const killing = { SVC_TEST_KILL_AT: String(uses), SVC_TEST_KILL_IN: folder };
    const { code, signal } = await spawnSvc(argv, { env: { ...env, ...killing }, nodeFlags });
    const { profiles } = JSON.parse(await readFile(file, "utf8"));
    expect([before.profiles.default.pager, `value-${uses}`]).toContain(profiles.default.pager);
    ended = code === 0;
    if (!ended) expect(signal).toBe("SIGKILL");
  }
  // Lock, read, write aside, sync, rename, unlock.
  expect(uses).toBeGreaterThan(10);
  expect((await spawnSvc(["config", "set", "pager", "after"], { env })).code).toBe(0);
  expect(JSON.parse(await readFile(file, "utf8")).profiles.default.pager).toBe("after");
  expect((await readdir(folder)).sort()).toEqual(["config.json"]);
});

it("The lock of a process that died does not stop the next one", async () => {
  const { env, file, folder } = await place("dead-lock");
  await mkdir(folder, { recursive: true });
  const dead = await startSvc(["--version"]);
  await finished(dead);
  await writeFile(`${file}.lock`, `${dead.pid} ${hostname()} 0000`);
  const { code } = await spawnSvc(["config", "set", "output", "json"], { env });
  expect(code).toBe(0);
  expect(await readdir(folder)).toEqual(["config.json"]);
});

it("SVC_PROFILE chooses the profile without overriding the other variables, and is nothing when it is empty", async () => {
  const { env, file, folder } = await place("variables");
  await mkdir(folder);
  const profile = { api_key: "svc_live_stored", base_url: "http://127.0.0.1:1" };
  await writeFile(file, JSON.stringify({ profiles: { default: {}, work: profile } }));
  const key = async (more: Record<string, string>, ...flags: string[]) =>
    (await spawnSvc(["auth", "token", ...flags], { env: { ...env, ...more } })).stdout.toString().trim();
  const variables = { SERVICE_API_KEY: "svc_live_set", SERVICE_API_URL: "http://127.0.0.1:2" };
  expect(await key({ SVC_PROFILE: "work" })).toBe("svc_live_stored");
  expect(await key({ ...variables, SVC_PROFILE: "work" })).toBe("svc_live_set");
  expect(await key(variables, "--profile", "work")).toBe("svc_live_stored");
  expect(await key({ SVC_PROFILE: "" }, "--base-url", "http://127.0.0.1:1")).toBe("");
  const { stderr } = await spawnSvc(["auth", "token"], { env: { ...env, SVC_PROFILE: "" } });
  expect(stderr).toContain("profile `default`");
});
