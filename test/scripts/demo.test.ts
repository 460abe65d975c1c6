import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import stringWidth from "string-width";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

it("the demo fits into 60 lines of 100 columns, and shows no id that nobody needs", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.mjs"], { cwd: ROOT });
  const lines = stdout.trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => stringWidth(line) > 100)).toEqual([]);
  expect(stdout).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(stdout).toContain("What to try next");
});
