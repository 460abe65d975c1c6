import { mkdir, readFile, readlink, symlink } from "node:fs/promises";
import path from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { expect, it } from "vitest";
import { mergeConfig, removeFromConfig, type Wanted } from "../../mcp/install/merge-config.ts";
import { KEY_QUESTION } from "../../mcp/install/server-entry.ts";
import { writeConfigFile } from "../../mcp/install/write-config.ts";
import { sharedFolder } from "../support/test-folder.ts";

const ENTRY = {
  command: "npx",
  args: ["-y", "svc-mcp", 'a "quoted" path'],
  env: { SERVICE_API_URL: "https://x.example" },
};
const ASKED = { ...ENTRY, env: { SERVICE_API_KEY: `\${input:${KEY_QUESTION.id}}` } };

const JSON_FORMS: Record<string, string> = {
  "no file": "",
  "an empty object": "{}",
  "an empty object and a line break": "{}\n",
  "a space in an object": "{ }",
  "no servers": '{\n  "theme": "dark"\n}\n',
  "no servers on one line": '{"theme":"dark"}',
  "empty servers": '{\n  "mcpServers": {}\n}\n',
  "empty servers after another member": '{"x":1,"mcpServers":{}}',
  "servers on one line": '{"mcpServers": {"a": {"command": "x"}}}',
  "neighbors on one line": '{\n  "mcpServers": {"a": {"command": "x"}, "b": {"command": "y"}}\n}\n',
  "a neighbor on one line of its own": '{\n  "mcpServers": {\n    "a": { "command": "x", "args": [] }\n  }\n}',
  comments:
    '// top\n{\n  /* servers */\n  "mcpServers": { // ours\n    "a": { "command": "x" } // last\n    // end\n  } // done\n}\n',
  "a comment before the comma": '{\n  "mcpServers": {\n    "a": {} /* a */,\n  }\n}\n',
  "a comment of two lines": '{\n  "mcpServers": {\n    "a": {} /* one\n two */\n  }\n}\n',
  "servers with nothing but a comment": '{\n  "mcpServers": {\n    // none yet\n  }\n}\n',
  "trailing commas": '{\n  "mcpServers": {\n    "a": { "command": "x" },\n  },\n}\n',
  "a trailing comma on one line": '{ "a": 1, }',
  "carriage returns": '{\r\n  "mcpServers": {\r\n    "a": {}\r\n  }\r\n}\r\n',
  tabs: '{\n\t"mcpServers": {\n\t\t"a": {}\n\t}\n}',
  "empty lines": '{\n\n  "mcpServers": {\n\n    "a": {}\n\n  }\n\n}\n\n',
  "a bracket behind the last server": '{\n  "mcpServers": {\n    "a": {} }\n}\n',
  "members of one name": '{"mcpServers": {"a": {}}, "mcpServers": {"b": {}}}',
};

const TOML_FORMS: Record<string, string> = {
  "no file": "",
  "no servers": 'model = "x" # mine\n',
  "no line break at the end": 'model = "x"',
  "a comment at the end": "a = 1\n# end",
  "empty lines": "a = 1\n\n\n\n[b]\nc = 1\n\n\n",
  "carriage returns": 'a = 1\r\n[mcp_servers.a]\r\ncommand = "x"\r\n',
  "a table": '[mcp_servers.a]\ncommand = "x"\n[other]\nb = 1\n',
  "an inline table": 'mcp_servers = { a = { command = "x" } } # all\nb = 1\n',
  "an empty inline table": "mcp_servers = {}\n",
  "a table of inline tables": '[mcp_servers]\na = { command = "x" } # c\n',
  "dotted keys": 'mcp_servers.a.command = "x"\n',
  "a list of tables": '[[profiles]]\nname = "x"\n[mcp_servers.a]\ncommand = "y"\n',
  "the name in a text": 'text = """\n[mcp_servers.sales]\n"""\n',
};

const cases = (["json", "toml"] as const).flatMap((format) =>
  Object.entries(format === "json" ? JSON_FORMS : TOML_FORMS).flatMap(([form, text]) =>
    ["", "\ufeff"].map((mark) => ({
      format,
      form: mark === "" ? form : `${form}, behind a byte order mark`,
      text: mark + text,
    })),
  ),
);

const wantedIn = (format: "json" | "toml"): Wanted => {
  const member = format === "json" ? "mcpServers" : "mcp_servers";
  return { format, member, name: "sales", entry: ENTRY, questions: [] };
};

function install(text: string, wanted: Wanted): string {
  const merge = mergeConfig(text, wanted);
  if (merge.outcome !== "added") throw new Error(`It was not added but ${merge.outcome}.`);
  return merge.text;
}

/** Whether the characters of a text are all in another one, in their order. */
function isWithin(text: string, longer: string): boolean {
  let at = 0;
  for (const character of longer) if (character === text[at]) at += 1;
  return at === text.length;
}

it.each(cases)(
  "$format with $form is edited as it stands, and uninstalling gives it back to the byte",
  ({ format, text }) => {
    const wanted = wantedIn(format);
    const installed = install(text, wanted);
    expect(isWithin(text, installed)).toBe(true);
    const plain = installed.replace(/^\ufeff/, "");
    const config = format === "json" ? parseJson(plain, [], { allowTrailingComma: true }) : parseToml(plain);
    expect(config[wanted.member].sales).toEqual(ENTRY);
    expect(mergeConfig(installed, wanted).outcome).toBe("present");
    expect(removeFromConfig(installed, wanted)).toBe(text);
  },
);

it.each([
  "",
  '{\n  "inputs": [],\n  "mcpServers": {}\n}\n',
  '{\n  "inputs": [{ "id": "other", "type": "promptString" }]\n}\n',
  '{\n  // asked\n  "inputs": [\n    { "id": "other" }, // one\n  ],\n  "mcpServers": {\n    "a": {}\n  }\n}\n',
])("the question of a server comes and goes with it in %j", (text) => {
  const wanted = { ...wantedIn("json"), entry: ASKED, questions: [KEY_QUESTION] };
  const installed = install(text, wanted);
  expect(parseJson(installed, [], { allowTrailingComma: true }).inputs).toContainEqual(KEY_QUESTION);
  expect(removeFromConfig(installed, wanted)).toBe(text);
});

it("a question that another server asks, too, stays", () => {
  const wanted = { ...wantedIn("json"), entry: ASKED, questions: [KEY_QUESTION] };
  const both = install(install("", wanted), { ...wanted, name: "second" });
  const one = removeFromConfig(both, { ...wanted, name: "second" }) ?? "";
  expect(parseJson(one)).toEqual({ inputs: [KEY_QUESTION], mcpServers: { sales: ASKED } });
});

it("an entry that was edited by hand is removed all the same, and its neighbors stay", () => {
  const text =
    '{\n  "mcpServers": {\n    "sales": { "command": "mine" }, // by hand\n    "a": {"command":"x"}\n  }\n}\n';
  expect(removeFromConfig(text, wantedIn("json"))).toBe('{\n  "mcpServers": {\n    "a": {"command":"x"}\n  }\n}\n');
});

const folder = sharedFolder();

it("a link whose target is not there yet stays a link, over several links", async () => {
  const link = path.join(folder, "config.json");
  await mkdir(path.join(folder, "dotfiles"));
  await symlink("dotfiles/first.json", link);
  await symlink("later/second.json", path.join(folder, "dotfiles/first.json"));
  await writeConfigFile(link, "{}", { secret: true });
  expect(await readlink(link)).toBe("dotfiles/first.json");
  expect(await readFile(path.join(folder, "dotfiles/later/second.json"), "utf8")).toBe("{}");
});

it.each(["null", "[]", '"x"', "0", "false", "[{}]"])(
  "servers that are %s are left alone, which the rejection says",
  (value) => {
    const text = `{"mcpServers": ${value}}\n`;
    const reason = "`mcpServers` in the configuration is not an object. Fix it manually.";
    expect(() => mergeConfig(text, wantedIn("json"))).toThrow(reason);
    expect(() => removeFromConfig(text, wantedIn("json"))).toThrow(reason);
  },
);

it("a server whose name stands twice is removed twice, and its neighbors stay", () => {
  const text =
    '{\n  "mcpServers": {\n    "sales": { "command": "x" },\n    "a": {}, // a\n    "sales": { "command": "y" }\n  }\n}\n';
  expect(removeFromConfig(text, wantedIn("json"))).toBe('{\n  "mcpServers": {\n    "a": {} // a\n  }\n}\n');
});
