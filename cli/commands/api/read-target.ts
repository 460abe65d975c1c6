import { UsageError } from "../../errors/cli-error.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Method, path and the query in the path. */
export interface Target {
  method: string;
  path: string;
  query: Record<string, string>;
}

/** Reads `GET /meetings`, or, like `gh api`, `/meetings` with or without `-X GET`. */
export function readTarget([first, second]: readonly (string | undefined)[], flag: string | undefined): Target {
  const given = second === undefined ? undefined : first;
  if (given !== undefined && flag !== undefined && parseMethod(flag) !== parseMethod(given))
    throw new UsageError(
      `The method is ${parseMethod(given)} as an argument and ${parseMethod(flag)} by -X.`,
      "Use one of them.",
    );
  const method = parseMethod(given ?? flag ?? "GET");
  return { method, ...parsePath(second ?? first ?? "") };
}

function parseMethod(text: string): string {
  const method = text.toUpperCase();
  if (METHODS.includes(method)) return method;
  throw new UsageError(`There is no method \`${text}\`.`, `Methods: ${METHODS.join(", ")}.`);
}

/** `meetings` is `/meetings`, as with `gh api`. A query in the path counts as fields. */
function parsePath(text: string): Omit<Target, "method"> {
  if (METHODS.includes(text.toUpperCase()))
    throw new UsageError(`There is no path after ${text.toUpperCase()}.`, "Name one, such as `svc api GET /meetings`.");
  if (text.includes("://"))
    throw new UsageError(
      `Expected a path such as /meetings, got \`${text}\`.`,
      "Leave out the address: it comes from the profile or --base-url.",
    );
  const [path = "", ...search] = text.split("?");
  const parameters = [...new URLSearchParams(search.join("?"))];
  const query = Object.fromEntries(parameters);
  if (Object.keys(query).length < parameters.length)
    throw new UsageError("The path has a query parameter twice.", "Name each of them once.");
  return { path: /^[\w-]/.test(path) && !path.includes(":") ? `/${path}` : path, query };
}
