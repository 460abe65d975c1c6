import { type Command, InvalidArgumentError, Option } from "commander";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { printJq } from "../../output/jq.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { escapeLine } from "../../text/escape.ts";
import { jsonDocument } from "../../text/json-document.ts";
import { newCommand } from "../new-command.ts";
import { addRequestField, type RequestFields, readRequest } from "./read-request.ts";
import { walkRawPages } from "./walk-raw-pages.ts";

/** Flags of `svc api`. */
export interface ApiFlags extends GlobalFlags {
  field?: RequestFields;
  input?: string;
  paginate?: boolean;
  include?: boolean;
  jq?: string;
  json?: boolean;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** `svc api`. */
export const newApiCommand = (context: Context): Command =>
  newCommand("api", {
    summary: "Call any path of the API with the stored key",
    details:
      "The answer is printed as it came, envelope included. Fields are query parameters of GET, HEAD and DELETE, and members of the\nJSON body otherwise, where `key:=value` gives JSON (a number, true, a list).",
    examples: [
      ["svc api GET /meetings -f status=failed -f limit=5", "a path below /api/v1"],
      ["svc api GET /reports --paginate --jq '.[].overall_score'", "every page as one array"],
      ["svc api PUT /templates/ID -f is_active:=false", "a JSON body from fields"],
      ["svc api POST /templates --input template.json", "a body from a file; - for standard input"],
    ],
  })
    .argument("<method>", METHODS.join(", "), parseMethod)
    .argument("<path>", "path, with or without /api/v1", parsePath)
    .addOption(new Option("-f, --field <key=value>", "a field; repeat the flag for more").argParser(addRequestField))
    .addOption(new Option("--input <file>", "file with the JSON body; - for standard input"))
    .addOption(
      new Option("--paginate", "every page of a list, as one JSON array of its items").conflicts(["input", "include"]),
    )
    .addOption(new Option("-i, --include", "print status and headers before the body"))
    .addOption(new Option("--jq <expression>", "filter the answer with jq"))
    .addOption(new Option("--json", "errors as JSON, too; answers always are"))
    .action(async (method: string, path: string, _flags: unknown, self: Command) =>
      runApi(context, { method, path }, self.optsWithGlobals<ApiFlags>()),
    );

function parseMethod(text: string): string {
  const method = text.toUpperCase();
  if (METHODS.includes(method)) return method;
  throw new InvalidArgumentError(`Expected one of ${METHODS.join(", ")}.`);
}

/** `meetings` is `/meetings`, as `gh api` has it. */
function parsePath(text: string): string {
  if (text.includes("://"))
    throw new InvalidArgumentError("Expected a path, such as /meetings: the address is the profile's, or --base-url.");
  return /^[\w-]/.test(text) && !text.includes(":") ? `/${text}` : text;
}

async function runApi(context: Context, target: { method: string; path: string }, flags: ApiFlags): Promise<void> {
  const request = await readRequest(context, target, flags);
  const client = await openClient(context, flags);
  if (flags.paginate) {
    const items = await walkRawPages(context, client, { ...target, query: request.query ?? {} });
    return printBody(context, items, flags);
  }
  const call = client.request(target.method, target.path, { ...request, signal: context.signal });
  const { data, response } = await withSpinner(context, "Waiting", call.withResponse());
  if (flags.include) await context.stdout.write(headText(response));
  await printBody(context, data, flags);
}

async function printBody(context: Context, body: unknown, { jq }: ApiFlags): Promise<void> {
  if (body === undefined) return;
  if (jq !== undefined) return printJq(context, body, jq);
  await context.stdout.write(jsonDocument(body));
}

const headText = ({ status, headers }: { status: number; headers: Iterable<[string, string]> }): string =>
  `HTTP ${status}\n${[...headers].map(([name, value]) => `${name}: ${escapeLine(value)}\n`).join("")}\n`;
