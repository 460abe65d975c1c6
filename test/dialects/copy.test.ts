import path from "node:path";
import { expect, it } from "vitest";
import { draw } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { OPERATIONS } from "./dialect-case.ts";
import { DIALECTS } from "./dialects.ts";
import { OPERATION_CASES } from "./expectations.ts";
import { createForeignService } from "./service/foreign-service.ts";
import { createOrganization } from "./service/organization.ts";
import { onCli } from "./surfaces.ts";

const folder = sharedFolder();

const READING = OPERATIONS.filter((name) => /^(list|get)/.test(name));

it.each(draw("dialects of a copy", DIALECTS, 8))(
  "$name: a command with a copy gives what it gives without one, or says why not",
  async (given) => {
    const before = createOrganization();
    given.dialect.organization?.(before);
    const { idOf = (id: string) => id } = given;
    const seen = (rows: readonly Record<string, unknown>[]) => idOf(String(rows[0]?.["id"]));
    const ids = {
      meeting: seen(before.meetings),
      report: seen(before.reports),
      template: seen(before.templates),
      user: idOf(String(before.meetings[0]?.["user_id"])),
    };
    const file = path.join(folder, `${given.name.replaceAll(/\W+/g, "-")}.sqlite`);
    const wrong: unknown[] = [];
    for (const operation of READING) {
      const argv = OPERATION_CASES[operation].cli(ids);
      const direct = await onCli(createForeignService(given.dialect), argv);
      const copied = await onCli(createForeignService(given.dialect), [...argv, "--copy", file]);
      const isSame = rowsOf(copied.data) === rowsOf(direct.data) && copied.code === direct.code;
      // What cannot be told apart, or is provably not whole, is no copy: the failure names it.
      const isLoud = copied.data === undefined && copied.code !== undefined && copied.shown.length > 20;
      if (!isSame && !isLoud)
        wrong.push([
          operation,
          copied.code,
          JSON.stringify(direct.data ?? direct.shown).slice(0, 150),
          JSON.stringify(copied.data ?? copied.shown).slice(0, 150),
        ]);
    }
    expect(wrong).toEqual([]);
  },
);

/** The rows in one order: a copy lists the newest first, as the spec says, whatever the service's order is. */
const rowsOf = (data: unknown): string =>
  JSON.stringify(Array.isArray(data) ? data.map((row) => JSON.stringify(row)).sort() : data);
