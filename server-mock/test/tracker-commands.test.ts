import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { runCommand } from "./support/run-command.ts";

let folder: string;
beforeEach(async () => {
  folder = testFolder();
  await run("init", "--organization", "Acme");
});

async function run(...words: string[]) {
  const { code, output, notes } = await runCommand(words, { environment: { DATABASE_URL: join(folder, "acme.db") } });
  return { code, text: output.join("\n"), notes: notes.join("\n") };
}

const TRACKERS = [
  {
    topic: "Competitors",
    name: "Gong",
    type: "competitor_mention",
    side: "prospect",
    words: { any: ["Gong", "gong.io"] },
  },
  {
    ...{ topic: "Doubts, all of them", name: '=Too "dear"', type: "objection", side: "anyone" },
    words: { en: ["too expensive, honestly", "steep"], ja: ["高い、です"] },
  },
];

async function save(name: string, text: string) {
  await writeFile(join(folder, name), text);
  return run("trackers", "import", join(folder, name));
}

it("what is exported as CSV is imported as the same trackers, in a new version each", async () => {
  expect((await save("trackers.json", JSON.stringify(TRACKERS))).text).toContain("Saved version 1");
  const csv = (await run("trackers", "export", "--format", "csv")).text;
  expect(csv.split("\r\n")[0]).toBe("topic,name,type,side,language,word");
  expect((await save("trackers.csv", csv)).text).toContain("Saved version 2");
  expect(JSON.parse((await run("trackers", "export")).text)).toEqual(TRACKERS);
  // As a spreadsheet of another country saves it.
  const semicolons = `\uFEFF${csv.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ";")}`;
  expect((await save("semicolons.csv", semicolons)).text).toContain("Saved version 3");
  expect(JSON.parse((await run("trackers", "export")).text)).toEqual(TRACKERS);
});

it.each<[string, BufferEncoding]>([
  ["UTF-8 with a mark", "utf8"],
  ["UTF-16, as spreadsheets save it", "utf16le"],
])("trackers in %s are read, as JSON and as a table", async (_, encoding) => {
  await save("trackers.json", JSON.stringify(TRACKERS));
  for (const [name, format] of [
    ["marked.json", "json"],
    ["marked.csv", "csv"],
  ] as const) {
    const { text } = await run("trackers", "export", "--format", format);
    await writeFile(join(folder, name), `\uFEFF${text}`, encoding);
    expect((await run("trackers", "import", join(folder, name))).notes).toBe("");
    expect(JSON.parse((await run("trackers", "export")).text)).toEqual(TRACKERS);
  }
});

it("a table with a row of more values than its head is rejected, not cut", async () => {
  await save(
    "more.csv",
    "topic,name,type,side,language,word\npricing,discount,objection,customer,en,how much, really\n",
  );
  expect((await run("trackers", "import", join(folder, "more.csv"))).notes).toContain("a row has more or fewer values");
});

it("the starter set goes through CSV and back", async () => {
  const starter = await run("trackers", "export", "--starter", "--format", "csv");
  expect((await save("starter.csv", starter.text)).code).toBe(0);
  const [own, given] = [await run("trackers", "export"), await run("trackers", "export", "--starter")];
  expect(JSON.parse(own.text)).toEqual(JSON.parse(given.text));
});

it.each([
  ["a column that is missing", "topic,name\nCompetitors,Gong", "`type` is missing"],
  ["no rows", "topic,name,type,side,language,word\n", "expected a table with the columns topic, name"],
  ["an unknown type", "topic,name,type,side,language,word\nC,G,rival,prospect,any,Gong", "type must be one of"],
  ["an open quote", 'topic,name,type,side,language,word\n"C,G', "is neither JSON nor CSV"],
  ["half of a JSON", "[{", "is no JSON"],
])("a file with %s is not saved, and the message says why", async (_, text, message) => {
  const { code, notes } = await save("bad.csv", text);
  expect([code === 0, notes]).toEqual([false, expect.stringContaining(message)]);
  expect(JSON.parse((await run("trackers", "list", "--json")).text)).toMatchObject({ version: 0 });
  expect(await readFile(join(folder, "bad.csv"), "utf8")).toBe(text);
});
