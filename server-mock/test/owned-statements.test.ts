import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { samples } from "../../test/support/draw.ts";
import { askEverything } from "./support/ask-everything.ts";
import { definedStatements, findReach, isOfAll, OF_ALL } from "./support/owned-statements.ts";

const ROOT = join(import.meta.dirname, "..");

describe("statements on what organizations own", () => {
  it.each<[string, string | undefined]>([
    ["select * from reports where org_id = :orgId and meeting_id = :id", undefined],
    ["select * from users where id = :id", undefined],
    ["insert into transcripts (org_id, meeting_id, text) values (:orgId, :id, :text)", undefined],
    ["insert into transcripts (meeting_id, text) values (:id, :text)", "it names no organization"],
    ["delete from reports where meeting_id = :id", "it names no organization"],
    [
      "select 1 from meetings join transcripts on id = meeting_id where org_id = :o",
      "of meetings, transcripts one has no organization",
    ],
    ["select 1 from meetings join reports on reports.org_id = meetings.org_id where meetings.org_id = :o", undefined],
  ])("are told from others: %s", (sql, reach) => {
    expect(findReach(sql)).toBe(reach);
  });

  it("name one wherever they are written", () => {
    const statements = definedStatements(ROOT);
    expect(statements.filter(({ sql }) => /\borg_id\b/.test(sql)).length).toBeGreaterThan(80);
    const reaching = statements.flatMap(({ file, sql }) => {
      const reach = isOfAll(sql) ? undefined : findReach(sql);
      return reach === undefined ? [] : [`${file}: ${reach}: ${sql.trim()}`];
    });
    // Composed of parts: held below by what is sent.
    expect(reaching.filter((line) => !line.includes("…"))).toEqual([]);
    for (const [pattern] of OF_ALL) expect(statements.some(({ sql }) => pattern.test(sql.trim()))).toBe(true);
  });

  it("name one when they are sent, whatever is asked of the API and the dashboard", async () => {
    const { orgId, sent } = await askEverything(":memory:", samples(1_200, 120));
    expect(sent.size).toBeGreaterThan(60);
    const others = [...sent].filter(([sql]) => !isOfAll(sql));
    expect(others.flatMap(([sql]) => (findReach(sql) === undefined ? [] : [sql]))).toEqual([]);
    for (const [sql, { organizations }] of others) expect([[], [orgId]], sql).toContainEqual([...organizations]);
  });
});
