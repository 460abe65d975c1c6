import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aMeeting } from "../library/index.ts";
import { retainDaily } from "../program/retain-daily.ts";
import { listAudit } from "../team/administration/audit.ts";
import { changeOrganization } from "../team/administration/organizations.ts";
import { addUser } from "../team/administration/users.ts";
import { type Acme, openAcme, START } from "./support/acme.ts";

// Retention that nobody has to ask for. The clock and the waits between two looks are the test's.

const DAY_MS = 86_400_000;
let acme: Acme;
let stop: AbortController;
let wakeUps: (() => void)[];
let notes: string[];

beforeEach(async () => {
  acme = await openAcme();
  stop = new AbortController();
  wakeUps = [];
  notes = [];
  await addUser(acme.admin, { orgId: acme.orgId, name: "Ana Ruiz", email: "ana@acme.example" });
  await changeOrganization(acme.admin, acme.orgId, { retention_days: 30 });
  acme.later();
});

afterEach(async () => {
  stop.abort();
  await acme.service.close();
});

const addCall = (ageMs: number) =>
  acme.org.add(aMeeting({ started_at: new Date(START.getTime() - ageMs).toISOString() }));

const startProcess = () =>
  retainDaily(
    { ...acme.service, now: () => acme.now },
    {
      signal: stop.signal,
      note: (line) => notes.push(line),
      sleep: () => new Promise<void>((wake) => wakeUps.push(wake)),
    },
  );

/** Until every process waits for its next look. */
async function untilIdle(processes: number): Promise<void> {
  while (wakeUps.length < processes) await setImmediate();
}

/** An hour, or more, goes by for all processes. */
async function look(laterMs: number): Promise<void> {
  const asleep = wakeUps;
  wakeUps = [];
  acme.now = new Date(acme.now.getTime() + laterMs);
  for (const wake of asleep) wake();
  await untilIdle(asleep.length);
}

const applied = async () =>
  (await listAudit(acme.admin.database, { orgId: acme.orgId })).filter(({ action }) => action === "retention.apply");

it("deletes what an organization does not keep once a day, by one of all processes", async () => {
  for (const age of [29.9, 30.1, 30.9, 40]) await addCall(age * DAY_MS);
  for (let process = 0; process < 3; process += 1) void startProcess();
  await untilIdle(3);
  expect(notes).toEqual(["retention: deleted 3 meetings of Acme"]);
  expect(await applied()).toMatchObject([{ actor: "retention", details: { meetings: 3 } }]);
  await look(DAY_MS / 2);
  expect(await applied()).toHaveLength(1);
  await look(DAY_MS / 2);
  expect(notes).toEqual(["retention: deleted 3 meetings of Acme", "retention: deleted 1 meeting of Acme"]);
});

it("goes on after the clock was set back, and after a failure, of which it says why", async () => {
  acme.now = new Date(START.getTime() + 400 * DAY_MS);
  void startProcess();
  await untilIdle(1);
  await addCall(31 * DAY_MS);
  await look(-400 * DAY_MS);
  expect(notes).toEqual(["retention: deleted 1 meeting of Acme"]);
  await acme.service.database.script(["alter table settings rename to elsewhere"]);
  await look(DAY_MS);
  await acme.service.database.script(["alter table elsewhere rename to settings"]);
  await addCall(31 * DAY_MS);
  await look(DAY_MS);
  expect(notes).toEqual([
    "retention: deleted 1 meeting of Acme",
    "retention: no such table: settings",
    "retention: deleted 1 meeting of Acme",
  ]);
});
