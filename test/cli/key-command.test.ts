import { expect, it } from "vitest";
import { capture } from "../../cli/process/child-programs.ts";

const unixOnly = it.skipIf(process.platform === "win32");
/** Within the shell: a program that the shell waits for would live on, as it may. */
const NEVER = "while :; do :; done";

unixOnly("A key command's output is taken, and nothing is said of one that is quick", async () => {
  const said: string[] = [];
  const text = await capture("printf svc_live_x", { quietMs: 50_000, say: (line) => said.push(line) });
  expect({ text, said }).toEqual({ text: "svc_live_x", said: [] });
});

unixOnly("One that never answers is named, ended, and an error says so", async () => {
  const said: string[] = [];
  const waiting = capture(NEVER, { quietMs: 1, limitMs: 300, say: (text) => said.push(text) });
  await expect(waiting).rejects.toMatchObject({
    message: `The key command \`${NEVER}\` printed nothing within 1 s.`,
    code: "key_command_failed",
    hint: "Run it in a terminal to see what it prints, or set SERVICE_API_KEY.",
  });
  expect(said).toEqual([`Waiting for \`${NEVER}\`, 1 s at most.\n`]);
});

unixOnly("A key command that fails says how", async () => {
  await expect(capture("exit 3")).rejects.toMatchObject({ message: "The key command `exit 3` exited with code 3." });
});
