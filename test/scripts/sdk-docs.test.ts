import ts from "typescript";
import { expect, it } from "vitest";
import { optionTable } from "../../scripts/generate/sdk-docs/option-tables.ts";
import { find, type PublicApi, readPublicApi } from "../../scripts/generate/sdk-docs/public-api.ts";
import { methodTable, resourceSections } from "../../scripts/generate/sdk-docs/resource-sections.ts";

/** What a source of one file exports. */
function readSource(text: string): PublicApi {
  const options = { noLib: true, types: [] };
  const program = ts.createProgram(["/src/api.ts"], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (file, version) => (file === "/src/api.ts" ? ts.createSourceFile(file, text, version) : undefined),
    fileExists: (file) => file === "/src/api.ts",
  });
  return readPublicApi(program, ["/src/api.ts"], "/");
}

it.each([
  ["an interface", "export interface Options {}", "Options"],
  ["a class", "export class Client {}", "Client"],
  ["a function", "export function call(): void {}", "call"],
  ["a constant", "export const NAMES = [];", "NAMES"],
  ["a type", "export type Name = string;", "Name"],
  ["an option", "/** Options. */\nexport interface Options {\n  limit?: number;\n}", "Options.limit"],
  ["a hook", "/** Hooks. */\nexport interface Hooks {\n  onCall?(): void;\n}", "Hooks.onCall"],
  ["a method", "/** A client. */\nexport class Client {\n  call(): void {}\n}", "Client.call"],
  ["a getter", "/** A client. */\nexport class Client {\n  get name(): string { return '' }\n}", "Client.name"],
  ["what has tags alone", "/** @throws Error */\nexport function call(): void {}", "call"],
])("%s without a description is an error that names it and its file", (_, source, name) => {
  expect(() => readSource(source)).toThrow(`${name} has no description. Add TSDoc in src/api.ts`);
});

it("everything that has no description is named at once", () => {
  const source = "export interface A {\n  one: string;\n  two: string;\n}";
  expect(() => readSource(source)).toThrow(/^A has .*\nA\.one has .*\nA\.two has .*$/);
});

it("what users cannot reach needs no description", () => {
  const source = `
    interface Inner { a: string }
    /** A client. */
    export class Client {
      #key = "";
      private b = 1;
      /** @internal */
      c = 2;
      constructor() {}
    }`;
  expect(find(readSource(source), "Client").members).toEqual([]);
});

it("a member that overrides another has its description where it has none itself", () => {
  const source = `
    /** Base. */
    export class Base {
      /** What it is called. */
      get name(): string { return "" }
    }
    /** Derived. */
    export class Derived extends Base {
      override get name(): string { return "" }
    }`;
  expect(find(readSource(source), "Derived").members).toMatchObject([{ description: "What it is called." }]);
});

it.each([
  ["Longest time. Default 30,000.", "| `timeoutMs` | `number` | 30,000 | Longest time. |"],
  ["Longest time. Default 30,000 (half a minute).", "| 30,000 (half a minute) | Longest time. |"],
])("the default of an option has a column of its own: %s", (description, row) => {
  const api = readSource(
    `/** Options. */\nexport interface Options {\n  /** ${description} */\n  timeoutMs?: number;\n}`,
  );
  expect(optionTable(api, ["Options"])).toContain(row);
});

it.each([
  ["Longest time. Default 20,000.", "20,000"],
  ["Longest time.", "none"],
])("a description that does not state the code's default is an error: %s", (description, said) => {
  const api = readSource(
    `/** Options. */\nexport interface Options {\n  /** ${description} */\n  timeoutMs?: number;\n}`,
  );
  expect(() => optionTable(api, ["Options"])).toThrow(
    `Options.timeoutMs has the default 30,000, and its TSDoc says ${said}.`,
  );
});

const resourceWith = (description: string): PublicApi =>
  readSource(`
    declare const http: { call(id: string): void };
    /** Meetings. */
    export class Meetings {
      /** ${description} */
      get(id: string): void { return http.call("getMeeting") }
    }`);

it("a method's row has the operation that its code calls", () => {
  const api = resourceWith("One meeting. `GET /api/v1/meetings/{id}`, permission `read`.");
  expect(methodTable(find(api, "Meetings"))).toContain(
    "| `get(id: string): void` | `GET /api/v1/meetings/{id}`, read | One meeting. |",
  );
});

it("a method whose description names another operation is an error", () => {
  const api = resourceWith("One meeting. `GET /api/v1/meetings`, permission `read`.");
  expect(() => methodTable(find(api, "Meetings"))).toThrow(
    "The TSDoc of get does not name `GET /api/v1/meetings/{id}`, permission `read`.",
  );
});

it("a resource whose class is not exported is an error that says where to export it", () => {
  const source = `
    class CallsResource {}
    /** The client. */
    export class SvcClient {
      /** Calls. */
      readonly calls: CallsResource = new CallsResource();
    }`;
  expect(() => resourceSections(readSource(source))).toThrow(
    "svc.calls is a CallsResource, which is not exported. Export it in src/index.ts.",
  );
});
