import { flagName } from "../text/flag-name.ts";

/** Options of the SDK whose flag has another name, or that come from the profile as well. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["apiKey", "the API key"],
  ["baseUrl", "the base URL"],
  ["allowInsecureHttp", "--insecure-http"],
  ["allowIncomplete", "--allow-incomplete"],
  ["timeoutMs", "--timeout"],
  ["maxRetries", "--retries"],
  ["maxItems", "--max-items"],
]);

/** Arguments and bodies: these names have no flag. */
const ARGUMENTS: ReadonlySet<string> = new Set(["id", "ids", "path", "query", "body", "headers"]);

/** The SDK's message, with its option names replaced by flags and settings. */
export function inFlags({ message, option }: { message: string; option?: string | undefined }): string {
  const text = message.replace(/`(\w+)`/g, (quoted, name: string) => {
    const known = NAMES.get(name);
    if (known !== undefined) return known;
    return name === option && !ARGUMENTS.has(name) ? flagName(name) : quoted;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
