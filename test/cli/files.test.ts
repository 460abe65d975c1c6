import { lstat, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { createRecentItems } from "../../cli/config/recent-items.lazy.ts";
import { readTextFile } from "../../cli/files/read-text.ts";
import { PRIVATE, requireReplaceableFile, writeAtomic } from "../../cli/files/write-atomic.ts";
import { readLockHolder, withFileLock } from "../../machine/file-lock.ts";
import { isRunning } from "../../machine/is-running.ts";
import { makeDirectory } from "../../machine/make-directory.ts";
import { testFolder } from "../support/test-folder.ts";

let directory: string;
beforeEach(() => {
  directory = testFolder();
});

const inside = (name: string): string => path.join(directory, name);
const NOBODY = 2 ** 22 + 1;
const AT_ONCE = { giveUpAfterMs: 0, staleAfterMs: Number.POSITIVE_INFINITY };

it("A lock names its holder while work is done, and is gone afterwards, also after a failure", async () => {
  const file = inside("x.lock");
  const held = await withFileLock(file, AT_ONCE, async () => readLockHolder(file));
  expect(held).toMatchObject({ pid: process.pid, host: hostname() });
  expect((held as { since: Date }).since).toBeInstanceOf(Date);
  await expect(withFileLock(file, AT_ONCE, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readdir(directory)).toEqual([]);
  expect(await readLockHolder(file)).toBeUndefined();
});

it("A lock's file is readable by its owner alone", async () => {
  const mode = await withFileLock(inside("x.lock"), AT_ONCE, async () => (await stat(inside("x.lock"))).mode & 0o777);
  expect(mode).toBe(0o600);
});

it("What a running process holds is locked, and so is what another machine holds", async () => {
  const file = inside("x.lock");
  for (const content of [`${process.pid} ${hostname()} a`, `${NOBODY} elsewhere b`]) {
    await writeFile(file, content);
    expect(await withFileLock(file, AT_ONCE, async () => "done")).toBe("locked");
    expect(await readFile(file, "utf8")).toBe(content);
  }
});

it("The lock of a process that is dead is taken over, and its guard is removed", async () => {
  const file = inside("x.lock");
  await writeFile(file, `${NOBODY} ${hostname()} a`);
  expect(await withFileLock(file, AT_ONCE, async () => "done")).toBe("done");
  expect(await readdir(directory)).toEqual([]);
  await writeFile(file, `${NOBODY} ${hostname()} a`);
  await writeFile(`${file}.break`, `${NOBODY} ${hostname()} b`);
  expect(await withFileLock(file, AT_ONCE, async () => "done")).toBe("done");
  expect(await readdir(directory)).toEqual([]);
});

it("A lock that is older than its patience is taken over, a running holder or not", async () => {
  const file = inside("x.lock");
  await writeFile(file, `${process.pid} ${hostname()} a`);
  await utimes(file, new Date(), new Date(Date.now() - 60_000));
  expect(await withFileLock(file, { giveUpAfterMs: 0, staleAfterMs: 90_000 }, async () => "done")).toBe("locked");
  expect(await withFileLock(file, { giveUpAfterMs: 0, staleAfterMs: 30_000 }, async () => "done")).toBe("done");
});

it("An empty lock is its owner's for a second", async () => {
  const file = inside("x.lock");
  await writeFile(file, "");
  await utimes(file, new Date(), new Date(Date.now() + 60_000));
  expect(await withFileLock(file, AT_ONCE, async () => "done")).toBe("locked");
  await utimes(file, new Date(), new Date(Date.now() - 5_000));
  expect(await withFileLock(file, AT_ONCE, async () => "done")).toBe("done");
});

it("A lock that somebody took over meanwhile is left to them", async () => {
  const file = inside("x.lock");
  await withFileLock(file, AT_ONCE, () => writeFile(file, "1 elsewhere other"));
  expect(await readFile(file, "utf8")).toBe("1 elsewhere other");
});

it("Locks that follow each other are taken in turn", async () => {
  const file = inside("x.lock");
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await readdir(directory);
    running -= 1;
  };
  const patience = { giveUpAfterMs: 60_000, staleAfterMs: 60_000 };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(file, patience, work)));
  expect(most).toBe(1);
});

it("A lock is waited for as long as its patience says, by the clock that is given", async () => {
  const file = inside("x.lock");
  await writeFile(file, `${process.pid} ${hostname()} a`);
  let time = (await stat(file)).mtimeMs;
  const start = time;
  const pause = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const clock = { now: () => time, pause };
  const patience = { giveUpAfterMs: 10_000, staleAfterMs: Number.POSITIVE_INFINITY, clock };
  expect(await withFileLock(file, patience, async () => "done")).toBe("locked");
  expect(time - start).toBeGreaterThanOrEqual(10_000);
  expect(time - start).toBeLessThan(10_100);
  expect(await withFileLock(file, { ...patience, staleAfterMs: 10_000 }, async () => "done")).toBe("done");
});

it("A process is running or not", () => {
  expect([isRunning(process.pid), isRunning(NOBODY)]).toEqual([true, false]);
});

it("A directory that cannot be written to is no held lock", async () => {
  await expect(withFileLock(inside("none/x.lock"), AT_ONCE, async () => "done")).rejects.toThrow("ENOENT");
});

it("A file is replaced as a whole, its directory made, and nothing is left beside it", async () => {
  const file = inside("a/b/config.json");
  await writeAtomic(file, "one", PRIVATE);
  await writeAtomic(file, "two", PRIVATE);
  expect(await readFile(file, "utf8")).toBe("two");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect(await readdir(path.dirname(file))).toEqual(["config.json"]);
});

it("A file that is replaced keeps its mode, and a link to it stays a link", async () => {
  const [file, link] = [path.join(directory, "private.html"), path.join(directory, "latest.html")];
  await writeFile(file, "old", { mode: 0o600 });
  await symlink("private.html", link);
  await writeAtomic(link, "new");
  await symlink("later.html", inside("dangling"));
  await writeAtomic(inside("dangling"), "later");
  expect(await readFile(inside("later.html"), "utf8")).toBe("later");
  expect([await readFile(file, "utf8"), (await stat(file)).mode & 0o777]).toEqual(["new", 0o600]);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

it("A link in a linked folder leads out of the folder itself, not of the one that names it", async () => {
  await mkdir(inside("real/dir"), { recursive: true });
  await mkdir(inside("home"));
  await symlink("../real/dir", inside("home/folder"));
  await symlink("../other.json", inside("real/dir/config.json"));
  await writeFile(inside("home/other.json"), "another file");
  for (const text of ["new", "replaced"]) {
    await writeAtomic(inside("home/folder/config.json"), text);
    expect(await readFile(inside("real/other.json"), "utf8")).toBe(text);
  }
  expect(await readFile(inside("home/other.json"), "utf8")).toBe("another file");
});

it("Only what dead processes left of this very file is removed", async () => {
  const others = [`other.json.${NOBODY}.tmp`, `config.json.${process.pid}.tmp.bak`, `config.json.${NOBODY}.tmpx`];
  for (const name of [...others, `config.json.${NOBODY}.tmp`]) await writeFile(inside(name), "");
  await writeAtomic(inside("config.json"), "x");
  expect((await readdir(directory)).sort()).toEqual([...others, "config.json"].sort());
});

it.each([
  ["a directory", () => directory, "is a directory."],
  ["nothing", () => "", "The name of a file is empty."],
  ["a device", () => "/dev/null", "is not a regular file."],
  ["a name below /dev", () => "/dev/svc-none", "is not a regular file."],
  ["a link to one", () => inside("dev"), "is not a regular file."],
  ["a link to itself", () => inside("loop"), /^Cannot write .*loop: .*\(ELOOP\)\.$/],
])("What would be destroyed is rejected: %s", async (_, file, message) => {
  await symlink("/dev/svc-none", inside("dev"));
  await symlink("loop", inside("loop"));
  await expect(requireReplaceableFile(file())).rejects.toThrow(message);
  await expect(writeAtomic(file(), "x")).rejects.toThrow(message);
});

it("A link to a file may be replaced, and so may what is not there", async () => {
  await writeFile(inside("target"), "");
  await symlink(inside("target"), inside("link"));
  const found = await Promise.all(["link", "target", "none"].map((name) => requireReplaceableFile(inside(name))));
  expect(found).toEqual(["target", "target", "none"].map(inside));
});

it("A failure names the file and the reason, and leaves nothing behind", async () => {
  await writeFile(inside("file"), "");
  await expect(writeAtomic(inside("file/x.json"), "x")).rejects.toMatchObject({
    message: expect.stringMatching(/^Cannot write .*x\.json: .*\.$/),
    exit: "usage",
    code: "file_unwritable",
    hint: "Check the path and its permissions.",
  });
  expect(await readdir(directory)).toEqual(["file"]);
});

const item = (id: string) => ({ id, label: `label ${id}` });

it("Recent items are kept by list, the latest first, each once", async () => {
  const recent = createRecentItems(inside("cache"));
  expect(await recent.read("default meetings")).toEqual([]);
  await recent.remember("default meetings", [item("a"), item("b")]);
  await recent.remember("default meetings", [item("c"), { id: "a", label: "new" }]);
  await recent.remember("other meetings", [item("x")]);
  expect(await recent.read("default meetings")).toEqual([item("c"), { id: "a", label: "new" }, item("b")]);
  await recent.remember("default meetings", [item("d")], 2);
  expect(await recent.read("default meetings")).toEqual([item("d"), item("c")]);
  await recent.forget("default ");
  expect(await recent.read("default meetings")).toEqual([]);
  expect(await recent.read("other meetings")).toEqual([item("x")]);
  expect((await stat(inside("cache/recent.json"))).mode & 0o777).toBe(0o600);
});

it("A hundred items are kept for a list", async () => {
  const recent = createRecentItems(inside("cache"));
  await recent.remember(
    "list",
    Array.from({ length: 120 }, (_, index) => item(String(index))),
  );
  expect((await recent.read("list")).length).toBe(100);
});

it("Forgetting what is not there writes nothing", async () => {
  await createRecentItems(inside("cache")).forget("default ");
  expect(await readdir(directory)).toEqual([]);
});

it.each([
  ["{", []],
  ["null", []],
  ["5", []],
  ['{"list": 5}', []],
  [
    '{"list": [null, 5, {"id": 1, "label": "a"}, {"id": "a"}, {"label": "b"}, {"id": "c", "label": "d"}]}',
    [{ id: "c", label: "d" }],
  ],
])("The cache %s is read as far as it holds items", async (text, expected) => {
  await mkdir(inside("cache"));
  await writeFile(inside("cache/recent.json"), text);
  expect(await createRecentItems(inside("cache")).read("list")).toEqual(expected);
});

it.each([
  ["UTF-8", Buffer.from("name: Zoë\n")],
  ["UTF-8 with a byte order mark", Buffer.from("\ufeffname: Zoë\n")],
  ["UTF-16 as PowerShell writes it", Buffer.from("\ufeffname: Zoë\n", "utf16le")],
  ["UTF-16 in the other order", Buffer.from("\ufeffname: Zoë\n", "utf16le").swap16()],
])("A file in %s is read as its text", async (_, bytes) => {
  await writeFile(inside("t.yaml"), bytes);
  expect(await readTextFile(inside("t.yaml"))).toBe("name: Zoë\n");
});

it.each([
  ["Latin-1", Buffer.from("name: Zoë\n", "latin1")],
  ["half a character", Buffer.from("Zoë").subarray(0, 3)],
  ["UTF-16 that is cut", Buffer.from("\ufeffZoë", "utf16le").subarray(0, 7)],
])("A file in %s is rejected, and nothing of it is replaced", async (_, bytes) => {
  await writeFile(inside("t.yaml"), bytes);
  await expect(readTextFile(inside("t.yaml"))).rejects.toMatchObject({
    message: `${inside("t.yaml")} is not UTF-8 text.`,
    hint: "Save it as UTF-8 and try again.",
  });
});

it("A directory is made with those above it, and one that is there stays", async () => {
  await makeDirectory(inside("a/b/c"), 0o700);
  await makeDirectory(inside("a/b/c"));
  expect((await stat(inside("a/b/c"))).mode & 0o777).toBe(0o700);
  // Often enough that one meets a directory just after another has made it.
  for (let round = 0; round < 100; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => makeDirectory(inside(`x${round}/y/z`))));
  await writeFile(inside("file"), "");
  await expect(makeDirectory(inside("file"))).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeDirectory(inside("file/below"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

it.runIf(process.platform === "linux")(
  "A directory that takes no entries is an error, not an endless attempt",
  async () => {
    await expect(makeDirectory("/proc/none/below")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
