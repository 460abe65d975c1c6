import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

const create = (): string => mkdtempSync(join(tmpdir(), "svc-test-"));
const remove = (folder: string) => () => rmSync(folder, { recursive: true, force: true });

/** A folder for the test that runs, or for which `beforeEach` prepares something; it is removed when the test has ended. */
export function testFolder(): string {
  const folder = create();
  onTestFinished(remove(folder));
  return folder;
}

/** A folder for all tests of a file, made where the file begins; it is removed after what the file ends in its own `afterAll`. */
export function sharedFolder(): string {
  const folder = create();
  afterAll(remove(folder));
  return folder;
}
