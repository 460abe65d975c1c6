import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { type OpenService, openService } from "../../library/service.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { erasePerson } from "../../team/administration/erase-person.ts";
import { createOrganization } from "../../team/administration/organizations.ts";
import { addUser } from "../../team/administration/users.ts";
import { runCommand } from "../support/run-command.ts";
import { readApi } from "../support/team.ts";

// A call whose sellers nobody knew when it was imported, and what an operator does about it: name them, and import it again.

const NOW = new Date("2026-11-20T12:00:00.000Z");
const CALL = [
  "WEBVTT",
  "00:00:01.000 --> 00:00:09.000\n<v Kim Lee>What made you take this call? How do you coach today?</v>",
  "00:00:10.000 --> 00:00:19.000\n<v Mira Castellan>We listen to two calls a month.</v>",
  "00:00:20.000 --> 00:00:29.000\n<v Kim Lee>So you hear two calls a month, did I get that right? What does it cost?</v>",
  "00:00:30.000 --> 00:00:39.000\n<v Mira Castellan>Too much.</v>",
].join("\n\n");
const OWNER = ["--user", "zoe@acme.example"];
let folder: string;
let service: OpenService;
let orgId: string;
let admin: OpenService & { actor: string };

beforeEach(async () => {
  folder = testFolder();
  service = await openService({ pepper: "x", now: () => NOW, database: join(folder, "svc.db") });
  admin = { ...service, actor: "test" };
  orgId = (await createOrganization(admin, { name: "Acme", plan: "business" })).id;
  await addUser(admin, { orgId, name: "Zoe Boss", email: "zoe@acme.example", role: "superadmin" });
  await writeFile(join(folder, "call 2026-11-03 14-00.vtt"), CALL);
  return () => service.close();
});

async function importCall(...words: string[]): Promise<string> {
  const environment = { SVC_SERVER_PEPPER: "x", DATABASE_URL: join(folder, "svc.db") };
  const path = join(folder, "call 2026-11-03 14-00.vtt");
  return (await runCommand(["import", path, ...words], { environment })).lines.join("\n");
}

async function theCall(): Promise<MeetingDetail> {
  const { data, meta } = await readApi<MeetingDetail[]>(service, orgId, "meetings");
  expect(meta?.total).toBe(1);
  return data[0] as MeetingDetail;
}

it.each<[string, string[]]>([
  ["adds them as a user", []],
  ["names them", ["--internal", "Kim Lee", ...OWNER]],
])("a call without sellers gets its report once the operator %s and imports it again", async (_, words) => {
  expect(await importCall(...OWNER)).toContain("the seller cannot be identified");
  await service.jobs.drain();
  expect(await theCall()).toMatchObject({ status: "failed", report_count: 0 });
  const kim =
    words.length > 0 ? undefined : await addUser(admin, { orgId, name: "Kim Lee", email: "kim@acme.example" });

  expect(await importCall("--dry-run", ...words)).toContain("Would mark the sellers of 1 call");
  expect(await theCall()).toMatchObject({ status: "failed" });
  const said = await importCall(...words);
  expect(said).toContain("Imported nothing new into Acme. 1 row was stored before.");
  expect(said).toContain("Marked the sellers of 1 call that was stored without them: reports follow.");
  await service.jobs.drain();
  const call = await theCall();
  expect(call).toMatchObject({ status: "completed", report_count: 1, failure_reason: null });
  expect(call.participants).toMatchObject([
    { name: "Kim Lee", is_internal: true },
    { name: "Mira Castellan", is_internal: false },
  ]);
  if (kim) expect(call).toMatchObject({ user_id: kim.id, participants: [{ email: "kim@acme.example" }, {}] });

  expect(await importCall(...words)).not.toContain("Marked");
  await service.jobs.drain();
  expect(await theCall()).toMatchObject({ report_count: 1 });
});

it("a call that is imported again names nobody who was erased meanwhile", async () => {
  await importCall(...OWNER);
  await service.jobs.drain();
  await erasePerson(admin, { orgId, email: "mira@prospect.example", names: ["Mira Castellan"] });
  await addUser(admin, { orgId, name: "Kim Lee", email: "kim@acme.example" });
  expect(await importCall()).toContain("Marked the sellers of 1 call");
  await service.jobs.drain();
  const call = await theCall();
  expect(call).toMatchObject({ status: "completed", report_count: 1 });
  expect(JSON.stringify(call)).not.toContain("Castellan");
});

it("a call whose sellers are known stays as it is when it is imported again", async () => {
  const kim = await addUser(admin, { orgId, name: "Kim Lee", email: "kim@acme.example" });
  await importCall();
  const before = await theCall();
  expect(before).toMatchObject({ user_id: kim.id, status: "fetched" });
  expect(await importCall("--internal", "Mira Castellan", "--user", "zoe@acme.example")).not.toContain("Marked");
  expect(await theCall()).toEqual(before);
});
