import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import type { CommandContext } from "../program/context.ts";
import { newMigrateCommand } from "../program/migrate.ts";
import type { Database } from "../store/database.ts";
import { migrate, pendingSteps } from "../store/migrate.ts";
import { planOf } from "../store/migration-plan.ts";
import { MIGRATIONS, type Migration } from "../store/migrations.ts";
import { openDatabase } from "../store/open-database.ts";
import { makeFormer } from "./support/former-keys.ts";

/** Steps from before tables were changed in use: each is one transaction, whatever it does. */
const EARLIER = 13;
const WAIT = "writers wait until it ends; less than a second (0 rows)";

describe("a plan of migrations", () => {
  let folder: string;
  let location: string;
  let database: Database;

  beforeEach(async () => {
    folder = testFolder();
    location = join(folder, "svc.db");
    database = await openDatabase(location);
    return () => database.close();
  });

  async function run(...words: string[]): Promise<string[]> {
    const output: string[] = [];
    const context = { print: (line: string) => void output.push(line), note: () => undefined, environment: {} };
    const command = newMigrateCommand(context as unknown as CommandContext);
    await command.parseAsync(["--db", location, ...words], { from: "user" });
    return output.join("\n").split("\n");
  }

  it("says what each change does, who waits for it and for how long, and changes nothing", async () => {
    await migrate(database);
    await makeFormer(database);
    const plan = [
      "014-organization-keys:",
      "  transcripts.org_id, set by a trigger for older servers; everybody waits for a moment",
      "  fill transcripts: org_id, 1000 rows at a time; nobody waits; less than a second (0 rows)",
      ...["templates (org_id, id)", "meetings (org_id, id)", "transcripts (org_id, meeting_id)"].map(
        (key) => `  unique index ${key}; ${WAIT}`,
      ),
      ...["reports", "insights", "roleplay_sessions", "jobs", "audit_events"].map(
        (table) => `  unique index ${table} (org_id, id); ${WAIT}`,
      ),
      `  index reports (org_id, meeting_id, created_at desc, id desc); ${WAIT}`,
      `  index reports (org_id, template_id); ${WAIT}`,
      `  index insights (org_id, meeting_id); ${WAIT}`,
      `  index roleplay_sessions (org_id, template_id); ${WAIT}`,
      `  index jobs (state, lease_until, org_id); ${WAIT}`,
      "014-organization-keys-only, with --contract, once no earlier version runs:",
      `  rebuild templates, meetings, transcripts, reports, insights, roleplay_sessions, jobs, audit_events with new keys; ${WAIT}`,
    ];
    expect(await run("--plan")).toEqual(plan);
    expect(await run("--plan")).toEqual(plan);
    expect(await run()).toEqual([
      "Applied 014-organization-keys.",
      `Earlier versions can still use it. Once none runs any more: svc-server migrate --contract --db ${location}`,
    ]);
    expect(await run("--contract")).toEqual(["Applied 014-organization-keys-only."]);
    expect(await run("--plan")).toEqual(["The schema is up to date."]);
  });

  it("knows of every statement of every step who waits for it", async () => {
    const lines = (await planOf(database, await pendingSteps(database))).filter((line) => line.startsWith("  "));
    expect(lines.length).toBeGreaterThan(60);
    for (const line of lines)
      expect(line).toMatch(/; (?:nobody waits|everybody waits for a moment|writers wait until)/);
    const unknown = lines.filter((line) => line.startsWith("  create index") && !line.includes("nobody"));
    expect(unknown).toEqual([]);
  });

  it("has no step that changes a table in use in one transaction, but for the earliest", () => {
    expect(slowStatements(MIGRATIONS.slice(0, EARLIER)).length).toBeGreaterThan(5);
    expect(slowStatements(MIGRATIONS.slice(EARLIER))).toEqual([]);
  });
});

/** Statements that read or write a table whole that was there before, with everybody else waiting. */
function slowStatements(steps: readonly Migration[]): string[] {
  return steps.flatMap((step) => {
    if (!("statements" in step)) return [];
    const texts = step.statements({ text: "", real: "", integer: "", clustered: "" }).map((text) => text.trim());
    const made = texts.flatMap((text) => /^create (?:virtual )?table (\w+)/.exec(text)?.[1] ?? []);
    return texts.filter((text) => {
      const table = /^create (?:unique )?index \w+ on (\w+)/.exec(text)?.[1];
      const isQuick = /^(?:create (?:virtual )?table|alter table \w+ (?:add column|rename))/.test(text);
      return !isQuick && !(table !== undefined && made.includes(table));
    });
  });
}
