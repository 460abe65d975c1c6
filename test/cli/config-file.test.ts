import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { createConfigStore } from "../../cli/config/store.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { runCli } from "./support/run-cli.ts";

const directory = sharedFolder();

const write = (content: unknown): Promise<void> =>
  writeFile(path.join(directory, "config.json"), typeof content === "string" ? content : JSON.stringify(content));

const svc = (line: string) => runCli(line.split(" "), { store: createConfigStore(directory) });

it("The file of a newer version is read, and what this version does not know is kept when it writes", async () => {
  const newer = {
    schema: 9,
    current_profile: "default",
    profiles: { default: { base_url: "https://a.example", telemetry: true, theme: { accent: "blue" } } },
  };
  await write(newer);
  expect((await svc("config get base_url")).stdout).toBe("https://a.example\n");
  expect((await svc("config set tz UTC")).code).toBe(0);
  expect(JSON.parse(await readFile(path.join(directory, "config.json"), "utf8"))).toEqual({
    ...newer,
    profiles: { default: { ...newer.profiles.default, tz: "UTC" } },
  });
});

it.each([
  ["{", "it is not JSON"],
  ["[]", "it is not a JSON object"],
  [{ profiles: [] }, "`profiles` is not an object"],
  [{ profiles: { work: "x" } }, "the profile `work` is not an object"],
  [{ profiles: { work: { tz: 3 } } }, "`tz` of the profile `work` is not text"],
  [{ current_profile: 1 }, "`current_profile` is not text"],
])("The file %j is reported as damaged, with what is wrong in it", async (content, problem) => {
  await write(content);
  const { code, stderr } = await svc("config get base_url");
  expect(code).toBe(2);
  expect(stderr).toContain(`is damaged: ${problem}.`);
});
