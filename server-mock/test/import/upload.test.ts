import { expect, it } from "vitest";
import { readUpload, type Upload, uploadsInThread } from "../../team/import/upload.ts";

const THREAD = new URL("../../program/upload-thread.ts", import.meta.url);
const settings = { startedAt: "2026-11-20T10:00:00Z" };
const upload = (name: string, text: string, userId = name): Upload => ({
  name,
  content: new TextEncoder().encode(text),
  settings,
  userId,
});
const LARGE = "Ana Ruiz: What made you take this call?\nBen Okoro: We hear two calls a month.\n".repeat(1_000);

it("a large upload is read in a thread, to the same rows, while this one does other things", async () => {
  const turns: string[] = [];
  setImmediate(() => turns.push("another"));
  const read = await uploadsInThread(THREAD)(upload("call.txt", LARGE));
  turns.push("read");
  expect(turns).toEqual(["another", "read"]);
  expect(read.rows).toHaveLength(1);
  expect(read).toEqual(await readUpload(upload("call.txt", LARGE)));
});

it("a thread that fails says what to do, and the next upload is read", async () => {
  const failing = new URL("data:text/javascript,throw new Error('no such thing')");
  const read = uploadsInThread(failing);
  const [one, two] = await Promise.all([read(upload("a.txt", LARGE)), read(upload("b.txt", LARGE))]);
  expect(one).toEqual({
    rows: [],
    problems: [
      "a.txt: reading it takes more than 20 s or 512 MiB of memory. Split it, or import it with `svc-server import`.",
    ],
  });
  expect(two.problems[0]).toMatch(/^b\.txt:/);
});

it("a thread that cannot be started does not keep the next upload from being read", async () => {
  const read = uploadsInThread(THREAD);
  const unsent = { ...upload("a.txt", LARGE), settings: { title: (() => "") as never } };
  await expect(read(unsent)).rejects.toThrow("could not be cloned");
  expect((await read(upload("b.txt", LARGE))).problems).toEqual([]);
});

it("a user's second file is not read beside the first, and is read after it", async () => {
  const read = uploadsInThread(THREAD);
  const [one, two] = await Promise.all([read(upload("a.txt", LARGE, "ana")), read(upload("b.txt", LARGE, "ana"))]);
  expect([one.problems, two.problems]).toEqual([[], ["Your last file is still being read. Wait for it first."]]);
  expect((await read(upload("b.txt", LARGE, "ana"))).problems).toEqual([]);
});

it.each([
  [200_000, []],
  [200_001, ["call.txt: it has 200,001 lines, and a call at most 200,000 lines. Split it."]],
])("a file of %i lines is read, or rejected before any is read: %j", async (lines, problems) => {
  const { problems: found } = await readUpload(
    upload("call.txt", `Ana Ruiz: Hello.\nBen Okoro: Yes.${"\n".repeat(lines - 2)}`),
  );
  expect(found).toEqual(problems);
});

it.each([
  [20_000, 20_000, []],
  [
    20_001,
    0,
    [
      "rows.json: it has 20,001 rows, and an upload at most 20,000 rows. Split it, or import it with `svc-server import`.",
    ],
  ],
])("a file of %i rows gives %i, and the problems %j", async (count, rows, problems) => {
  const read = await readUpload(upload("rows.json", `[${"{},".repeat(count - 1)}{}]`));
  expect([read.rows.length, read.problems]).toEqual([rows, problems]);
});
