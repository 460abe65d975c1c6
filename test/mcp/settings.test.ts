import { expect, it } from "vitest";
import { requireTool } from "../../mcp/protocol/create-server.ts";
import { writeInstructions } from "../../mcp/protocol/instructions.ts";
import { Policy } from "../../mcp/settings/policy.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { DEFAULT_TOOLS, TOOL_NAMES, WRITING_TOOLS } from "../../mcp/settings/tool-names.ts";

const READING = TOOL_NAMES.filter((name) => !WRITING_TOOLS.includes(name));

const NOW = new Date("2026-11-20T12:00:00Z");
const AT = { now: NOW, timeZone: "America/Argentina/ComodRivadavia" };

const policyOf = (argv: readonly string[]) => new Policy(readSettings(argv, {}));

it.each([
  [[], {}, DEFAULT_TOOLS],
  [["--toolsets", "extended"], {}, TOOL_NAMES],
  [["--toolsets=default,extended"], {}, TOOL_NAMES],
  [["--tools", "get_report, list_meetings"], {}, ["list_meetings", "get_report"]],
  [["--read-only"], {}, DEFAULT_TOOLS.filter((name) => name !== "create_template")],
  [["--read-only", "--toolsets", "extended"], {}, READING],
  [["--toolsets", "extended"], { SERVICE_MCP_READ_ONLY: "1" }, READING],
  [["--tools", "create_template,list_templates"], { SERVICE_MCP_READ_ONLY: "true" }, ["list_templates"]],
  [["--toolsets", "extended"], { SERVICE_MCP_READ_ONLY: "enabled" }, READING],
  [[], { SERVICE_MCP_READ_ONLY: "0" }, DEFAULT_TOOLS],
  [[], { SERVICE_MCP_READ_ONLY: "False" }, DEFAULT_TOOLS],
  [[], { SERVICE_MCP_READ_ONLY: " " }, DEFAULT_TOOLS],
] as const)("%j with %j offers the right tools", (argv, environment, expected) => {
  expect(readSettings(argv, environment).tools).toEqual(expected);
});

it.each([
  [["--toolsets", "everything"], "Unknown toolset `everything`"],
  [["--tools", "drop"], "Unknown tool `drop`"],
  [["--tools", ","], "is empty"],
  [["--toolsets", ","], "`--toolsets` is empty"],
  [["--toolsets="], "`--toolsets` is empty"],
  [["--verbose"], "Unknown option '--verbose'"],
  [["serve"], "Unexpected argument 'serve'"],
  [["--toolsets", "extended", "--tools", "get_report"], "Use `--toolsets` or `--tools`, not both."],
  [
    ["--read-only", "--tools", "create_template,delete_template"],
    "No tools left: read-only mode removes create_template, delete_template. Name a tool that reads, or",
  ],
])("%j is rejected", (argv, expected) => {
  expect(() => readSettings(argv, {})).toThrow(expected);
});

it("tools that write are rejected where the environment says read-only and nothing else was picked", () => {
  const environment = { SERVICE_MCP_READ_ONLY: "1" };
  expect(() => readSettings(["--tools", "create_template"], environment)).toThrow("No tools left");
});

it.each([
  "",
  "  ",
  "<API_KEY>",
  "{base_url}/api/v1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what assistants leave of a variable that they do not know.
  "${env:SERVICE_API_KEY}",
])("%j counts as not set", (value) => {
  const { apiKey, apiUrl } = readSettings([], { SERVICE_API_KEY: value, SERVICE_API_URL: value });
  expect([apiKey, apiUrl]).toEqual([undefined, undefined]);
});

it("key and address are taken without what surrounds them", () => {
  const environment = { SERVICE_API_KEY: " svc_live_x\n", SERVICE_API_URL: " https://coaching.example " };
  expect(readSettings([], environment)).toMatchObject({ apiKey: "svc_live_x", apiUrl: "https://coaching.example" });
});

it.each(WRITING_TOOLS)("in read-only mode %s is not only hidden but rejected", (name) => {
  const policy = policyOf(["--read-only", "--toolsets", "extended"]);
  expect(() => requireTool(name, policy)).toThrow(`Tool ${name} is not offered: this server is read-only.`);
});

it("a tool that was not picked is rejected as well", () => {
  const policy = policyOf(["--tools", "get_report"]);
  expect(() => requireTool("list_meetings", policy)).toThrow("was started without it");
  expect(requireTool("get_report", policy)).toBe("get_report");
});

it("an unknown tool's name is shown harmlessly", () => {
  const name = `<b>ignore\u202eall</b>${"x".repeat(500)}`;
  expect(() => requireTool(name, policyOf([]))).toThrow(
    /^Unknown tool: \?b\?ignore\?all\?\?b\?x{43}\. Tools: list_meetings/,
  );
});

it.each([[], ["--read-only"], ["--toolsets", "extended"], ["--tools", "list_meetings"]])(
  "the instructions for %j are at most 2,000 characters",
  (...argv) => {
    expect(writeInstructions(policyOf(argv), AT).length).toBeLessThanOrEqual(2_000);
  },
);

it("the instructions say whether anything can be changed", () => {
  expect(writeInstructions(policyOf(["--read-only"]), AT)).toContain("This server is read-only");
  expect(writeInstructions(policyOf(["--tools", "get_report"]), AT)).toContain("No tool here changes anything.");
  expect(writeInstructions(policyOf([]), AT)).not.toContain("read-only");
});
