import { constants, copyFile, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { countText } from "../../core/words/count-text.ts";
import { findFileDamage } from "../store/file-damage.ts";
import { defineQuery } from "../store/query.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { openAt, pepperLocation } from "./location.ts";

const countRows = defineQuery<object, Record<"organizations" | "keys" | "meetings" | "reports", number>>(`
  select (select count(*) from organizations) as organizations, (select count(*) from api_keys) as keys,
    (select count(*) from meetings) as meetings, (select count(*) from reports) as reports`);

/** Restores a backup next to it, starts the service on the result, and returns what it contains. The backup is unchanged. */
export async function rehearse(
  context: CommandContext,
  { database, copy }: { database: string; copy: string },
): Promise<string> {
  const folder = await mkdtemp(join(dirname(copy), ".restored-"));
  const restored = join(folder, "svc.db");
  const fail = (reason: string): never => {
    throw new CommandError(`${copy} is written, but cannot be restored: ${reason}`);
  };
  try {
    await copyFile(copy, restored, constants.COPYFILE_FICLONE);
    const pepper = pepperLocation(context, database);
    if (pepper === `${database}.pepper`) await copyFile(pepper, `${restored}.pepper`);
    const damage = await findFileDamage(restored);
    if (damage !== undefined) fail(damage);
    const service = await openAt(context, restored).catch((error: Error) => fail(error.message));
    try {
      const ready = await service.handle(new Request("http://127.0.0.1/readyz"));
      if (!ready.ok) fail(`/readyz says ${(await ready.json()).status}.`);
      const rows = await service.database.first(countRows, {});
      const { organizations = 0, keys = 0, meetings = 0, reports = 0 } = rows ?? {};
      return `${countText(organizations, "organization")}, ${countText(keys, "key")}, ${countText(meetings, "meeting")} and ${countText(reports, "report")}`;
    } finally {
      await service.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
