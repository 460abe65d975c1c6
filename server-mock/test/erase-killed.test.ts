import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KeyStore } from "../keys/key-store.ts";
import { aMeeting, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import type { Administration } from "../team/administration/administration.ts";
import { erasePerson } from "../team/administration/erase-person.ts";
import { addUser, listTeam } from "../team/administration/users.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./support/postgres.ts";
import { recount } from "./support/recount.ts";
import { isMissing } from "./support/stores.ts";

const EMAIL = "ana@acme.example";
const MEETINGS = 12;
const TABLES = ["users", "meetings", "transcripts", "reports", "insights", "templates", "api_keys", "idempotency_keys"];

describe.skipIf(isMissing("postgres"))("erasure on a PostgreSQL that is killed in the middle", () => {
  let postgres: TestPostgres;
  let server: ReferenceServer;
  let database: Database;
  let admin: Administration;

  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? "");
    server = await createReferenceServer({ database: postgres.url });
    database = await openDatabase(postgres.url);
    const [ids, now] = [randomIds(), () => new Date()];
    admin = { database, ids, now, keys: new KeyStore(database, { pepper: "x", ids, now }), actor: "test" };
  });

  afterAll(async () => {
    await database.close();
    await server.close();
    await postgres.stop();
  });

  it("changes each meeting whole or not at all, and ends when it is repeated", async () => {
    const orgId = server.org.id;
    await addUser(admin, { orgId, name: "Zoe Boss", email: "zoe@acme.example", role: "superadmin" });
    const ana = await addUser(admin, { orgId, name: "Ana Ruiz", email: EMAIL });
    for (let index = 0; index < MEETINGS; index += 1)
      await server.org.add(
        aMeeting({
          user_id: ana.id,
          status: "completed",
          title: `Ana Ruiz, call ${index}`,
          participants: [{ name: "Ana Ruiz", email: EMAIL, is_internal: true }],
          transcript: "[00:00:01] Ana Ruiz: This is Ana Ruiz.",
        }),
      );
    let restarted: Promise<void> | undefined;
    const interrupted = erasePerson(admin, {
      orgId,
      email: EMAIL,
      onProgress: (done) => {
        if (done === MEETINGS / 2) restarted = postgres.restart();
      },
    });
    await expect(interrupted).rejects.toThrow();
    await restarted;
    // The user goes last, or a repetition would not find the person's meetings.
    expect((await listTeam(database, orgId)).find(({ id }) => id === ana.id)).toMatchObject({ email: EMAIL });
    await expect(runOn(postgres.url, TABLES.map(noTraceOf))).rejects.toThrow("found in users");
    await expectNoHalves(postgres.url);

    const left = await erasePerson(admin, { orgId, email: EMAIL });
    expect([left.users, left.meetings > 0 && left.meetings <= MEETINGS]).toEqual([1, true]);
    await runOn(postgres.url, TABLES.map(noTraceOf));
    const { expected, actual } = await recount(database);
    expect(actual).toEqual(expected);
  });
});

/** Title, people and transcript of a meeting name the person, or none of them does. */
function expectNoHalves(url: string): Promise<unknown> {
  const named = "(m::text ilike '%Ana Ruiz%')";
  return runOn(url, [
    failsFor(
      `from meetings m join transcripts t on t.meeting_id = m.id where ${named} <> (t.text ilike '%Ana Ruiz%')`,
      "a meeting is half erased",
    ),
  ]);
}

function noTraceOf(table: string): string {
  return failsFor(
    `from ${table} row where row::text ~* 'Ana Ruiz|${EMAIL.replaceAll(".", "\\.")}'`,
    `found in ${table}`,
  );
}

/** A statement that fails where there are such rows. */
function failsFor(rows: string, message: string): string {
  return `do $$ begin if exists (select 1 ${rows}) then raise exception '${message}'; end if; end $$`;
}
