import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { readCheckpoint } from "../../cli/features/export/checkpoint.ts";
import { EXPORT_RESOURCES } from "../../cli/features/export/export-resource.ts";
import { openPartFile, type PartFile } from "../../cli/features/export/part-file.ts";
import { writeParts } from "../../cli/features/export/write-parts.ts";
import { SvcClient } from "../../src/index.ts";
import { testFolder } from "../support/test-folder.ts";
import { createListService, makeMeetings } from "./support/list-service.ts";
import { testContext } from "./support/run-cli.ts";

let directory: string;
beforeEach(async () => {
  directory = testFolder();
});

type Act = "open" | "append" | "sync" | "close";

const full = () => Object.assign(new Error("full"), { code: "ENOSPC" });

/** A disk that rejects what it is set to reject, and knows which files are open. */
function createDisk(rejects: (act: Act, file: string, count: number) => boolean) {
  const open = new Set<string>();
  const counts = new Map<string, number>();
  const attempt = (act: Act, file: string): void => {
    const count = (counts.get(act + file) ?? 0) + 1;
    counts.set(act + file, count);
    if (rejects(act, path.basename(file), count)) throw full();
  };
  const openPart = async (file: string, bytes: number): Promise<PartFile> => {
    attempt("open", file);
    const part = await openPartFile(file, bytes);
    open.add(file);
    return {
      get bytes() {
        return part.bytes;
      },
      append: async (text) => {
        attempt("append", file);
        await part.append(text);
      },
      sync: async () => {
        attempt("sync", file);
        await part.sync();
      },
      close: async () => {
        const digest = await part.close();
        open.delete(file);
        attempt("close", file);
        return digest;
      },
    };
  };
  return { open, openPart };
}

/** An export of three pages by ids, which writes two files. */
async function exportWith(openPart: typeof openPartFile, name = "m.json", count = 300) {
  const { fetch } = createListService(makeMeetings(count));
  const client = new SvcClient({ apiKey: "svc_live_a", baseUrl: "http://localhost", fetch });
  const [meetings] = EXPORT_RESOURCES;
  if (!meetings) throw new Error("There is nothing to export.");
  const context = testContext();
  const reported: string[] = [];
  const stderr = { ...context.stderr, write: async (text: string) => void reported.push(text) };
  const target = path.join(directory, name);
  const plan = { resource: "meetings", format: "json", asked: {}, query: {}, startedAt: "" } as const;
  const source = { client, resource: meetings, query: {}, concurrency: 1, withTranscripts: false };
  const job = { source: { ...source, signal: context.signal }, plan, target };
  const outcome = await writeParts(
    { ...context, stderr },
    { ...job, checkpoint: await readCheckpoint(target) },
    openPart,
  )
    .then(({ sha256 }) => sha256)
    .catch((error: unknown) => error);
  return { outcome, reported: reported.join("") };
}

it.each<[string, (act: Act, file: string, count: number) => boolean]>([
  ["while pages are written", (act, file, count) => act === "append" && file === "m.json.part" && count === 3],
  ["at the end of the document", (act, file, count) => act === "append" && file === "m.json.part" && count === 4],
  ["when all of it has to be on the disk", (act, file, count) => act === "sync" && file === "m.json.part" && count > 1],
  ["when the file of ids is closed", (act, file) => act === "close" && file === "m.json.part.ids"],
  ["when the file is closed", (act, file) => act === "close" && file === "m.json.part"],
])("A disk that is full %s leaves no file open and an export that --resume goes on with", async (_when, rejects) => {
  const whole = await exportWith(openPartFile, "whole.json");
  const disk = createDisk(rejects);
  const { outcome, reported } = await exportWith(disk.openPart);
  expect(outcome).toMatchObject({ code: "ENOSPC" });
  expect(reported).toMatch(/^Interrupted after [23]00 meetings\. Continue with the same command and --resume\.\n$/);
  expect([...disk.open]).toEqual([]);
  expect(await exportWith(openPartFile)).toEqual({ outcome: whole.outcome, reported: "" });
  const [resumed, undisturbed] = await Promise.all(
    ["m.json.part", "whole.json.part"].map((file) => readFile(path.join(directory, file), "utf8")),
  );
  expect(resumed).toBe(undisturbed);
});

it("A disk that is full before anything is written leaves no file open, and nothing behind", async () => {
  const disk = createDisk((act) => act === "append");
  expect(await exportWith(disk.openPart)).toEqual({ outcome: full(), reported: "" });
  expect([...disk.open]).toEqual([]);
  expect(await readdir(directory)).toEqual([]);
});

it("A file of ids that cannot be opened leaves the other one closed", async () => {
  const disk = createDisk((act, file) => act === "open" && file === "m.json.part.ids");
  expect((await exportWith(disk.openPart)).outcome).toMatchObject({ code: "ENOSPC" });
  expect([...disk.open]).toEqual([]);
});

it("A disk that rejects to keep what was written is reported with the file's name", async () => {
  const file = path.join(directory, "m.part");
  const part = await openPartFile(file, 0);
  await part.close();
  await expect(part.sync()).rejects.toMatchObject({
    code: "file_unwritable",
    message: expect.stringContaining(`Cannot write ${file}`),
  });
});

it.each([
  ["one page", 100, 2],
  ["ten pages", 1_000, 2],
  ["eleven pages", 1_100, 3],
  ["twenty pages", 2_000, 3],
  ["21 pages", 2_100, 4],
])(
  "The checkpoint is written with the first page and every tenth one after it: of %s of 100, a crash costs ten pages at most",
  async (_, count, expected) => {
    let syncs = 0;
    const counting: typeof openPartFile = async (file, bytes) => {
      const part = await openPartFile(file, bytes);
      const isData = file.endsWith(".json.part");
      return {
        ...part,
        get bytes() {
          return part.bytes;
        },
        sync() {
          if (isData) syncs += 1;
          return part.sync();
        },
      };
    };
    await exportWith(counting, "cadence.json", count);
    // Pages 1, 11 and 21, and the end of the document.
    expect(syncs).toBe(expected);
  },
);
