import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createLinePrompter } from "../../cli/prompt/line-prompter.ts";

/** A prompter whose person types these lines, and what it has shown. */
function prompterOf(typed: string) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const abort = new AbortController();
  const prompter = createLinePrompter(abort.signal, { input, output });
  let shown = "";
  output.on("data", (chunk) => {
    shown += chunk;
  });
  input.write(typed);
  return { prompter, abort, input, shown: () => shown };
}

it.each([
  ["y\n", true],
  ["YES\n", true],
  ["\n", false],
  ["no\n", false],
  ["nay\n", false],
])("Typed %j, a confirmation is %s, without any code for the cursor", async (typed, answer) => {
  const { prompter, shown } = prompterOf(typed);
  expect(await prompter.confirm("Delete it?")).toBe(answer);
  expect(shown()).toBe("Delete it? (y/N) ");
});

it("A text is the line, and a password is not shown", async () => {
  const address = prompterOf("https://coaching.example.com\n");
  expect(await address.prompter.input("Base URL:")).toBe("https://coaching.example.com");
  const key = prompterOf("svc_live_secret\r\n");
  expect(await key.prompter.password("API key (hidden):")).toBe("svc_live_secret");
  expect(key.shown()).toBe("API key (hidden): \n");
});

it("A list cannot be picked from, and the error says what can be done", async () => {
  const picked = prompterOf("").prompter.pick("Meeting", async () => []);
  await expect(picked).rejects.toMatchObject({ message: expect.stringContaining("cannot show"), hint: "Write an id." });
});

it("Ctrl-C and the end of the input interrupt", async () => {
  const { prompter, abort } = prompterOf("");
  const answer = prompter.input("Base URL:");
  abort.abort();
  await expect(answer).rejects.toThrow("Interrupted");
  const { prompter: other, input } = prompterOf("");
  const second = other.input("Base URL:");
  input.end();
  await expect(second).rejects.toThrow("Interrupted");
});
