import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tiedToParent } from "./support/tied-to-parent.ts";

const START = join(import.meta.dirname, "support/start-and-wait.ts");
const isTied = tiedToParent("true", [])[0] !== "true";

it.skipIf(!isTied)("ends what a fixture has started when its test is killed", async () => {
  const program = ["sh", "-c", "echo started; exec sleep 600"];
  const parent = spawn(process.execPath, ["--import", "tsx", START, ...program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The pipe has an end at the grandchild, too: it closes when both are gone.
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  expect(line.toString()).toBe("started\n");
  const closed = once(parent.stdout, "close");
  parent.kill("SIGKILL");
  parent.stdout.resume();
  await closed;
});
