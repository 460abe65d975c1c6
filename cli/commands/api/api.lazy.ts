import { jsonDocument } from "../../../core/formats/json.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { createJsonFormatter } from "../../output/json.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { defineCommand } from "../define-command.ts";
import { listAt } from "./list-paths.ts";
import { readKnownPages, readRawPages } from "./raw-pages.ts";
import { addHeader, addRequestField, addTypedField, type RequestFlags, readRequest } from "./read-request.ts";
import { readTarget } from "./read-target.ts";

/** Flags of `svc api`. */
interface ApiFlags extends GlobalFlags, RequestFlags {
  method?: string;
  paginate?: boolean;
  include?: boolean;
  jq?: string;
}

/** `svc api`. */
export const newApiCommand = defineCommand({
  name: "api",
  details:
    "Prints the response as received, envelope included. --paginate prints the rows of all pages; the API's own lists are read like `svc … list --all`. The default method is GET. Fields become query parameters of GET, HEAD and DELETE, and members of the JSON body otherwise. `-f key:=value` and `-F key=value` send JSON (a number, true, null) instead of text.",
  examples: [
    ["svc api '/meetings?status=failed&limit=5'", "a path below /api/v1"],
    ["svc api GET /meetings -f status=failed -f limit=5", "the same with fields"],
    ["svc api /reports --paginate --jq '.[].overall_score'", "every page; jq gets the rows as one array"],
    ["svc api PUT /templates/ID -F is_active=false", "a JSON body from fields"],
    ["svc api POST /templates --input template.json", "a body from a file; - for standard input"],
  ],
  args: [
    ["<method|path>", "GET, HEAD, POST, PUT, PATCH or DELETE, or the path of a GET"],
    ["[path]", "path, with or without /api/v1 and a query"],
  ],
  flags: [
    ["-X, --method <method>", "the method, as for curl and gh"],
    ["-f, --field <key=value>", "a field; repeatable", { parse: addRequestField }],
    [
      "-F, --typed-field <key=value>",
      "a field; whole numbers, true, false and null as JSON, @file for a file's text",
      { parse: addTypedField },
    ],
    ["-H, --header <name:value>", "a request header; repeatable", { parse: addHeader }],
    ["--input <file>", "read the JSON body from a file; - for standard input"],
    ["--paginate", "fetch every page of a list into one JSON array", { conflicts: ["input", "include"] }],
    ["-i, --include", "print status and headers before the body"],
    ["--jq <expression>", "filter the response with jq"],
    ["--json", "print errors as JSON too; responses always are"],
  ],
  extend: (command) => command.usage("[method] <path> [flags]"),
  run: runApi,
});

async function runApi(context: Context, flags: ApiFlags, first: string, second: string | undefined): Promise<void> {
  const target = readTarget([first, second], flags.method);
  const request = await readRequest(context, target, flags);
  // A raw request goes to the service, even if the profile names a copy.
  const client = await openClient(context, { ...flags, copy: flags.copy ?? false });
  if (flags.paginate) {
    const list = { ...target, ...request };
    const operation = target.method === "GET" ? listAt(list) : undefined;
    const pages = operation
      ? readKnownPages(context, client, { ...list, operation })
      : readRawPages(context, client, list);
    return printPages(context, pages, flags);
  }
  const call = client.request(target.method, target.path, { ...request, signal: context.signal });
  const { data, response } = await withSpinner(context, "Waiting", call.withResponse());
  if (flags.include) await context.stdout.write(headText(response));
  if (data === undefined) return;
  if (flags.jq !== undefined) {
    const { printJq } = await import("../../output/jq.lazy.ts");
    return printJq(context, data, flags.jq);
  }
  await context.stdout.write(jsonDocument(data));
}

async function printPages(context: Context, pages: AsyncIterable<readonly unknown[]>, { jq }: ApiFlags): Promise<void> {
  if (jq !== undefined) {
    const { printJqPages } = await import("../../output/jq.lazy.ts");
    return printJqPages(context, pages, { expression: jq, isStream: false });
  }
  const formatter = createJsonFormatter({ fields: undefined });
  for await (const items of pages) await context.stdout.write(formatter.page(items));
  await context.stdout.write(formatter.end());
}

const headText = ({ status, headers }: { status: number; headers: Iterable<[string, string]> }): string =>
  `HTTP ${status}\n${[...headers].map(([name, value]) => `${name}: ${escapeLine(value)}\n`).join("")}\n`;
