import type * as z from "zod";
import { countText } from "../../core/words/count-text.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { didYouMean, findSimilar } from "../text/did-you-mean.ts";
import { toSentence } from "../text/format.ts";
import { coerce } from "./coerce.ts";
import { type JsonSchema, toJsonSchema, typesOf } from "./json-schema.ts";

const MAX_PROBLEMS = 8;

/**
 * Validates a call's arguments and fills in defaults.
 *
 * @throws ToolError that names every argument that does not fit
 */
export function parseInput<Schema extends z.ZodObject>(
  tool: string,
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const jsonSchema = toJsonSchema(schema);
  const properties = jsonSchema.properties ?? {};
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  const parsed = schema.safeParse(coerce(withoutNulls(given, properties), jsonSchema), { reportInput: true });
  if (parsed.success && unknown.length === 0) return parsed.data;
  const problems = [
    ...describeUnknown(unknown, Object.keys(properties)),
    ...(parsed.error?.issues ?? []).map((issue) => describeIssue(issue, jsonSchema)),
  ];
  const shown = problems.slice(0, MAX_PROBLEMS);
  const more = problems.length > shown.length ? ` ${countText(problems.length - shown.length, "more problem")}.` : "";
  throw invalidArguments(`${tool} was not called: ${shown.join(" ")}${more} Fix this and call again.`);
}

/** Drops nulls, except where the API gives null a meaning: models often send every optional argument. */
function withoutNulls(given: Readonly<Record<string, unknown>>, properties: Record<string, JsonSchema>) {
  const entries = Object.entries(given).filter(([name, value]) => {
    const takesNull = typesOf(properties[name] ?? {}).includes("null");
    return Object.hasOwn(properties, name) && (value !== null || takesNull);
  });
  return Object.fromEntries(entries);
}

const MAX_UNKNOWN = 5;

function describeUnknown(names: readonly string[], allowed: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_UNKNOWN);
  const more = names.length > shown.length ? `Nor ${countText(names.length - shown.length, "more argument")}. ` : "";
  const each = shown.map((name) => `There is no argument ${show(name)}.${didYouMean(name, allowed)}`);
  return [...each, more + (allowed.length > 0 ? `It takes ${allowed.join(", ")}.` : "It takes no arguments.")];
}

function describeIssue(issue: z.core.$ZodIssue, jsonSchema: JsonSchema): string {
  const path = issue.path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return toSentence(
    `\`${clip(cleanLine(path.slice(1)), 80)}\` ${describeProblem(issue)}${describeMembers(issue, jsonSchema)}`,
  );
}

/** ` of objects with …`, when a list of objects was expected. */
function describeMembers(issue: z.core.$ZodIssue, { properties = {} }: JsonSchema): string {
  const [name, ...deeper] = issue.path;
  if (issue.code !== "invalid_type" || deeper.length > 0) return "";
  const members = Object.keys(properties[String(name)]?.items?.properties ?? {});
  if (members.length === 0) return "";
  return `${issue.input === undefined ? ": a list" : ""} of objects with ${members.join(", ")}`;
}

function describeProblem(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "invalid_value": {
      const values = issue.values.map(String);
      const similar = typeof issue.input === "string" ? findSimilar(issue.input, values) : undefined;
      return `must be one of ${values.join(", ")}${similar === undefined ? "" : `; did you mean ${similar}?`}`;
    }
    case "too_small":
      return issue.origin === "array" ? `is too short: at least ${issue.minimum}` : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too long: at most ${issue.maximum}`
        : `must be at most ${issue.maximum}`;
    case "unrecognized_keys":
      return `has unknown members: ${issue.keys.map(show).join(", ")}`;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const show = (name: string): string => `\`${clip(cleanLine(name), 60)}\``;
