import { execFile } from "node:child_process";
import { copyFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { builtinSqlite } from "../../machine/builtin-sqlite.ts";
import { testFolder } from "../../test/support/test-folder.ts";
import { builtServer } from "./support/built-server.ts";

const hasSqlite = builtinSqlite() !== undefined;
const run = promisify(execFile);

it.skipIf(hasSqlite)(
  "says what to install where Node has no SQLite of its own and the package is not there",
  async () => {
    const built = dirname(await builtServer());
    const folder = testFolder();
    for (const name of await readdir(built)) await copyFile(join(built, name), join(folder, name));
    const failure = await run(process.execPath, [join(folder, "main.cjs"), "start", "--port", "0"]).catch(
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
    expect(failure).toEqual({
      code: 1,
      stderr: `svc-server: The database :memory: cannot be opened: Node ${process.versions.node} has no SQLite of its own. Install it beside svc-server with \`npm install @photostructure/sqlite\`, use Node 22.13 or newer, or give DATABASE_URL a PostgreSQL.\n`,
    });
  },
);
