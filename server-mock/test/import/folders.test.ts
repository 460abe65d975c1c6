import { mkdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { defineQuery } from "../../store/query.ts";
import type { Administration } from "../../team/administration/administration.ts";
import { listAudit } from "../../team/administration/audit.ts";
import { createOrganization } from "../../team/administration/organizations.ts";
import { addUser } from "../../team/administration/users.ts";
import { runCommand } from "../support/run-command.ts";

const UNREADABLE = "2026-11-04 link.vtt";
const owners = defineQuery<object, { name: string }>(
  "select users.name from meetings join users on users.id = meetings.user_id order by started_at",
);
let folder: string;
let calls: string;
let service: OpenService;
let admin: Administration;
let orgId: string;

/** Writes a call that begins in the morning of a day in November. */
async function write(day: string, seller: string): Promise<void> {
  const path = join(calls, `2026-11-${day} call.vtt`);
  await writeFile(
    path,
    `WEBVTT\n\n00:01.000 --> 00:05.000\n${seller}: Thanks for taking the time today.\n\n00:05.000 --> 00:09.000\nEd Low: Sure, tell me about it.\n`,
  );
  await utimes(path, 1, 1);
}

beforeEach(async () => {
  folder = testFolder();
  calls = join(folder, "calls");
  service = await openService({ pepper: "x", database: join(folder, "svc.db") });
  admin = { ...service, actor: "test" };
  orgId = (await createOrganization(admin, { name: "Acme", plan: "business" })).id;
  await addUser(admin, { orgId, name: "Ana Ruiz", email: "ana@acme.example" });
  await mkdir(join(calls, "2026-11-02 older.vtt"), { recursive: true });
  await write("03", "Ben Lund");
  await symlink(join(folder, "nowhere"), join(calls, UNREADABLE));
  await write("05", "Nobody Else");
  return () => service.close();
});

async function run(
  words: string[],
  untilStopped: (seen: (text: string) => Promise<void>) => Promise<void> = async () => undefined,
): Promise<{ code: number; lines: string[] }> {
  const waiting = new Map<string, () => void>();
  const onLine = (line: string) => {
    for (const [text, resolve] of waiting) if (line.includes(text)) resolve();
  };
  const seen = (text: string) => new Promise<void>((resolve) => void waiting.set(text, resolve));
  const environment = { SVC_SERVER_PEPPER: "x", DATABASE_URL: join(folder, "svc.db") };
  const { code, lines } = await runCommand(words, { environment, onLine, untilStopped: () => untilStopped(seen) });
  return { code, lines };
}

const ownersOfCalls = async () => (await service.database.all(owners, {})).map(({ name }) => name);

it("is imported past a file that cannot be read, and past folders that are called like files", async () => {
  const { code, lines } = await run(["import", calls]);
  expect([code, lines.filter((line) => !line.startsWith(" ")).map((line) => line.split(calls).at(-1))]).toEqual([
    1,
    [
      "/2026-11-03 call.vtt: Imported 1 meeting into Acme.",
      expect.stringContaining("No report: no speaker is a known user"),
      `/${UNREADABLE}:`,
      "/2026-11-05 call.vtt: Imported 1 meeting into Acme.",
      expect.stringContaining("No report: no speaker is a known user"),
      "svc-server: Nothing was imported of 1 of 3 files. Correct the problems above and import the folder again: what is stored stays as it is.",
    ],
  ]);
  expect(lines).toContain(
    `  The file ${join(calls, UNREADABLE)} cannot be read: no such file or directory (ENOENT). Check its path and its permissions.`,
  );
});

it("is imported without hidden files, such as those of macOS beside its own, and without hidden folders", async () => {
  await mkdir(join(calls, ".cache"));
  for (const name of ["._2026-11-03 call.vtt", ".cache/2026-11-03 call.vtt"])
    await writeFile(join(calls, name), Buffer.from([0, 5, 22, 7]));
  const { lines } = await run(["import", calls]);
  expect(lines.at(-1)).toContain("Nothing was imported of 1 of 3 files.");
});

it("is imported with what a linked folder has, and past rows that cannot be read", async () => {
  await rm(join(calls, UNREADABLE));
  await symlink(join(folder, "nowhere"), join(calls, "2026-11-01 rows.ndjson"));
  await mkdir(join(folder, "linked"));
  await rename(join(calls, "2026-11-05 call.vtt"), join(folder, "linked", "2026-11-05 call.vtt"));
  await symlink(join(folder, "linked"), join(calls, "zoom"));
  const { code, lines } = await run(["import", calls]);
  expect([code, lines.filter((line) => line.includes("Imported 1 meeting")).length]).toEqual([1, 2]);
  expect(lines.join("\n")).toContain("rows.ndjson cannot be read: no such file or directory");
  const acts = (await listAudit(service.database, { orgId })).filter(({ actor }) => actor === "command line");
  expect(acts.map(({ action, details }) => [action, details["meetings"]])).toEqual([
    ["import", 1],
    ["import", 1],
  ]);
});

it("says once which file of a folder has a problem", async () => {
  await writeFile(join(calls, UNREADABLE.replace("link", "blank")), "WEBVTT\n");
  const { lines } = await run(["import", calls]);
  expect(lines.filter((line) => line.includes("blank"))).toEqual([join(calls, "2026-11-04 blank.vtt:")]);
});

it.each([
  ["--started-at", "2026-11-03T14:00:00Z"],
  ["--title", "Demo"],
  ["--meeting", "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001"],
])("takes no %s, which is about one call", async (flag, value) => {
  expect(await run(["import", calls, flag, value, "--replace"])).toEqual({
    code: 1,
    lines: [`svc-server: ${flag} is about one call, and ${calls} is a folder. Import the file of the call by itself.`],
  });
});

it("gives those calls to --user in which no user takes part", async () => {
  await addUser(admin, { orgId, name: "Ben Lund", email: "ben@acme.example" });
  await run(["import", calls, "--user", "ana@acme.example"]);
  expect(await ownersOfCalls()).toEqual(["Ben Lund", "Ana Ruiz"]);
});

it("is watched with the users that there are when a file is read", async () => {
  await rm(join(calls, UNREADABLE));
  await run(["import", calls, "--watch"], async (seen) => {
    await seen("05 call.vtt: Imported");
    await addUser(admin, { orgId, name: "Kim Lee", email: "kim@acme.example" });
    await write("06", "Kim Lee");
    await seen("06 call.vtt: Imported");
  });
  expect(await ownersOfCalls()).toEqual(["Ana Ruiz", "Ana Ruiz", "Kim Lee"]);
});

it("replaces no call that is not stored", async () => {
  const path = join(calls, "2026-11-03 call.vtt");
  const id = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
  const { code, lines } = await run(["import", path, "--replace", "--meeting", id]);
  expect([code, lines[0]]).toEqual([1, `  ${path}: there is no call ${id} to replace. Correct --meeting.`]);
  expect(await ownersOfCalls()).toEqual([]);
});

it("does not say of a dry run that the rest is imported", async () => {
  const path = join(folder, "2026-11-03 call.txt");
  for (const word of ["one", "two"]) {
    await writeFile(path, `Ben Lund: ${`${word} `.repeat(30)}\nEd Low: Yes.\n`);
    const { lines } = await run(["import", path, ...(word === "two" ? ["--dry-run"] : [])]);
    if (word === "two") expect(lines.at(-1)).toBe("svc-server: 1 call is stored differently, as said above.");
  }
});

it("explains a file as the import reads it, and prints a mapping as a shell takes it", async () => {
  const [rows, recording, table] = ["calls.ndjson", "call.mp3", "call.csv"].map((name) => join(folder, name));
  const row = { title: "Call", started_at: "2026-11-03T14:00:00Z", user_email: "ana@acme.example" };
  await writeFile(String(rows), JSON.stringify(row));
  await writeFile(String(recording), "x");
  await writeFile(String(table), "Speaker Name,Start.Time [s],What was said\nBen,1,Hello there how are you\n");
  expect(await run(["import", String(rows), "--explain"])).toEqual({
    code: 0,
    lines: ["Format: the service's own lists. Check them with --dry-run."],
  });
  const { lines } = await run(["import", String(recording), "--explain"]);
  expect(lines).toEqual([expect.stringContaining("The file extension .mp3 is not supported. Use one of .json")]);
  expect((await run(["import", String(table), "--explain"])).lines[0]).toMatch(
    /: --map "speaker=\[\]\.Speaker Name,text=\[\]\.What was said,start=\[\]\.Start.Time \[s\]"$/,
  );
  const map = "text=[].What was said,start=[].Start.Time [s]";
  expect((await run(["import", String(table), "--explain", "--map", map])).lines.join("\n")).not.toContain("estimated");
});
