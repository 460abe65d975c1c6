import { type Command, InvalidArgumentError, Option } from "commander";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { printJq } from "../../output/jq.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { escapeLine } from "../../text/escape.ts";
import { jsonDocument } from "../../text/json-document.ts";
import { newCommand } from "../new-command.ts";
import { readRawPages } from "./raw-pages.ts";
import { addRequestField, type RequestFields, readRequest } from "./read-request.ts";

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
      "Prints the response as received, envelope included. Fields become query parameters of GET, HEAD and DELETE, and members of the JSON body otherwise, where `key:=value` is JSON (a number, true, a list).",
    examples: [
      ["svc api GET /meetings -f status=failed -f limit=5", "a path below /api/v1"],
      ["svc api GET /reports --paginate --jq '.[].overall_score'", "every page as one array"],
      ["svc api PUT /templates/ID -f is_active:=false", "a JSON body from fields"],
      ["svc api POST /templates --input template.json", "a body from a file; - for standard input"],
    ],
  })
    .argument("<method>", METHODS.join(", "), parseMethod)
    .argument("<path>", "path, with or without /api/v1", parsePath)
    .addOption(new Option("-f, --field <key=value>", "a field; repeatable").argParser(addRequestField))
    .addOption(new Option("--input <file>", "read the JSON body from a file; - for standard input"))
    .addOption(
      new Option("--paginate", "fetch every page of a list into one JSON array").conflicts(["input", "include"]),
    )
    .addOption(new Option("-i, --include", "print status and headers before the body"))
    .addOption(new Option("--jq <expression>", "filter the response with jq"))
    .addOption(new Option("--json", "print errors as JSON too; responses always are"))
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
    throw new InvalidArgumentError(
      "Expected a path such as /meetings: the base URL comes from the profile or --base-url.",
    );
  return /^[\w-]/.test(text) && !text.includes(":") ? `/${text}` : text;
}

async function runApi(context: Context, target: { method: string; path: string }, flags: ApiFlags): Promise<void> {
  const request = await readRequest(context, target, flags);
  const client = await openClient(context, flags);
  if (flags.paginate) {
    const items = await readRawPages(context, client, { ...target, query: request.query ?? {} });
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
