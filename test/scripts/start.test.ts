import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { testFolder } from "../support/test-folder.ts";

const ROOT = join(import.meta.dirname, "../..");

it("npm start leaves the database of another program, which DATABASE_URL names, alone", async () => {
  const database = join(testFolder(), "app.db");
  const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0", "--json"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const closed = once(child, "close");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  child.kill();
  await closed;
  expect(JSON.parse(line)).toMatchObject({ url: expect.stringContaining("http://127.0.0.1:") });
  expect(existsSync(database)).toBe(false);
});
