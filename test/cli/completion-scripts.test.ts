import { expect, it } from "vitest";
import { sessionName } from "../../cli/client/session.ts";
import { completionModel } from "../../cli/commands/completion/completion-model.ts";
import { bashScript } from "../../cli/features/completion/bash.ts";
import { type CompletionNode, valueFlags } from "../../cli/features/completion/completion-node.ts";
import { fishScript } from "../../cli/features/completion/fish.ts";
import { powershellScript } from "../../cli/features/completion/powershell.ts";
import { zshScript } from "../../cli/features/completion/zsh.ts";
import { commandTree } from "./support/command-tree.ts";
import { memoryRecent, runCli } from "./support/run-cli.ts";

const HELP = { names: ["--help", "-h"], summary: "show help", value: undefined };
const node = (path: string, parts: Partial<CompletionNode>): CompletionNode => ({
  ...{ path, commands: [], flags: [HELP], argument: { kind: "none" }, takesSetting: false, takesValue: false },
  ...parts,
});

/** Every kind of value, and texts that a shell would read in its own way. */
const MODEL: CompletionNode[] = [
  node("", { commands: [{ name: "list", summary: "List: what's there" }] }),
  node("list", {
    argument: { kind: "dynamic", query: ["ids", "it's"] },
    flags: [
      { names: ["--status", "-s"], summary: "State: it's one", value: { kind: "choices", choices: ["a", "it's"] } },
      { names: ["--file"], summary: "File", value: { kind: "files" } },
      {
        names: ["--fields"],
        summary: "Fields",
        value: { kind: "dynamic", query: ["fields", "list"], takesWord: true },
      },
      { names: ["--limit"], summary: "Limit", value: { kind: "none" } },
      HELP,
    ],
  }),
  node("apply", { argument: { kind: "files" } }),
  node("shell", { argument: { kind: "choices", choices: ["bash", "zsh"] } }),
];

it.each([
  ["bash", bashScript],
  ["zsh", zshScript],
  ["fish", fishScript],
  ["powershell", powershellScript],
])("The script for %s is what its golden file says", async (shell, write) => {
  await expect(write(MODEL)).toMatchFileSnapshot(`golden/completion.${shell}.golden.txt`);
});

it("Flags that take a value are named once", () => {
  expect(valueFlags([...MODEL, ...MODEL])).toEqual(["--status", "-s", "--file", "--fields", "--limit"]);
});

const SETTINGS = { tz: { kind: "dynamic", query: ["zones"] }, output: { kind: "choices", choices: ["json"] } } as const;

it("The model knows every command, and where its values come from", async () => {
  const model = completionModel(await commandTree(), { settings: SETTINGS, requests: ["GET", "/meetings"] });
  const find = (path: string) => model.find((found) => found.path === path);
  const flag = (path: string, name: string) => find(path)?.flags.find(({ names }) => names.includes(name));
  expect(find("")?.commands.map(({ name }) => name)).toContain("meetings");
  expect(find("")?.commands.map(({ name }) => name)).not.toContain("__complete");
  expect(find("meetings")?.commands.map(({ name }) => name)).toContain("search");
  expect(find("meetings get")?.argument).toEqual({ kind: "dynamic", query: ["ids", "meetings"] });
  expect(find("reports get")?.argument).toEqual({ kind: "dynamic", query: ["ids", "reports"] });
  expect(find("profile use")?.argument).toEqual({ kind: "dynamic", query: ["profiles"] });
  expect(find("api")?.argument).toEqual({ kind: "choices", choices: ["GET", "/meetings"] });
  expect(find("completion")?.argument).toEqual({ kind: "choices", choices: ["bash", "zsh", "fish", "powershell"] });
  expect(find("team stats")?.argument).toEqual({ kind: "none" });
  expect(find("templates apply")?.argument).toEqual({ kind: "files" });
  expect(find("config get")?.argument).toEqual({ kind: "choices", choices: ["tz", "output"] });
  expect(find("config set")?.argument).toEqual({ kind: "choices", choices: ["tz", "output"] });
  expect(find("config set tz")?.argument).toEqual(SETTINGS.tz);
  expect(find("config set output")?.argument).toEqual(SETTINGS.output);
  expect(find("config get tz")).toBeUndefined();
  expect(flag("meetings list", "--status")?.value).toMatchObject({ kind: "choices" });
  expect(flag("meetings list", "--user")?.value).toEqual({ kind: "dynamic", query: ["ids", "people"] });
  expect(flag("meetings list", "--tz")?.value).toEqual({ kind: "dynamic", query: ["zones"] });
  expect(flag("meetings list", "--fields")?.value).toEqual({
    ...{ kind: "dynamic", query: ["fields", "meetings list"], takesWord: true },
  });
  expect(flag("meetings list", "--profile")?.value).toEqual({ kind: "dynamic", query: ["profiles"] });
  expect(flag("meetings list", "--limit")?.value).toEqual({ kind: "none" });
  expect(flag("meetings list", "--all")).toMatchObject({ value: undefined });
  expect(flag("templates list", "--is-active")?.value).toEqual({ kind: "choices", choices: ["true", "false"] });
  expect(flag("export meetings", "--output")?.value).toEqual({ kind: "files" });
  expect(flag("meetings list", "-o")?.names).toEqual(["--output", "-o"]);
  expect(flag("meetings list", "--help")?.names).toEqual(["--help", "-h"]);
  expect(flag("", "--version")).toBeDefined();
  expect(flag("meetings list", "--version")).toBeUndefined();
});

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

it("What the shells ask for is printed, a value and its label on each line", async () => {
  const recent = memoryRecent();
  const session = await sessionName("https://x.example", "svc_live_one");
  await recent.remember(`${session} meetings`, [{ id: ID, label: "Call\twith\nAna" }]);
  await recent.remember(`${session} people`, [{ id: ID, label: "Ana Ruiz", read_at: "2026-11-21T11:00:00.000Z" }]);
  const config = {
    current_profile: "default",
    profiles: { default: { base_url: "https://x.example", api_key: "svc_live_one" }, staging: {} },
  };
  const ask = async (line: string) => (await runCli(["__complete", ...line.split(" ")], { recent, config })).stdout;
  expect(await ask("profiles")).toBe("default\thttps://x.example\nstaging\t\n");
  expect(await ask("ids meetings")).toBe(`${ID}\tCall\\twith\\nAna\n`);
  expect(await ask("ids reports")).toBe("");
  expect(await ask("zones")).toMatch(/^Africa\/Abidjan\t\n/);
  const fields = await runCli(["__complete", "fields", "meetings list", "--", "id,ti"], { recent, config });
  expect(fields.stdout).toContain("id,title\t\n");
  expect(fields.stdout).not.toContain("id,id\t");
  expect(await ask("nonsense")).toBe("");
});
