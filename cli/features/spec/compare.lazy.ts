import { isDeepStrictEqual } from "node:util";
import { apiCompare } from "api-smart-diff";

/** Effect of a change on a client built from the older spec. */
export type ChangeKind = "breaking" | "compatible" | "wording";

/** One change of an API. */
export interface SpecChange {
  kind: ChangeKind;
  action: "add" | "remove" | "replace" | "rename";
  /** The operation: `GET /api/v1/reports`. */
  operation: string;
  /** JSON pointer into the document. */
  pointer: string;
  description: string;
}

interface Difference {
  action: SpecChange["action"];
  type: string;
  path: readonly (string | number)[];
  description?: string | undefined;
}

/** Changes between two specs, by operation: a changed component shows up where it is used. */
export function compareSpecs(before: unknown, after: unknown): SpecChange[] {
  // Fast path for the usual case: the library would resolve every reference.
  if (isDeepStrictEqual(before, after)) return [];
  const differences = apiCompare(before, after).diffs as readonly Difference[];
  return differences
    .filter(({ path }) => path[0] === "paths")
    .map((difference) => ({
      kind: kindOf(difference),
      action: difference.action,
      operation: `${String(difference.path[2] ?? "").toUpperCase()} ${difference.path[1]}`.trim(),
      pointer: difference.path.map(escapePointer).join("/"),
      description: describe(difference),
    }));
}

function kindOf({ type, action, path }: Difference): ChangeKind {
  if (type === "annotation") return "wording";
  const [last, parent] = [path.at(-1), path.at(-2)];
  // The library allows any type to become text in a response; a client that computes with it does not.
  if (last === "type" && action === "replace") return "breaking";
  // The SDK and the CLI accept unknown values in every response.
  if (parent === "enum" && action === "add" && path.includes("responses")) return "compatible";
  return type === "breaking" ? "breaking" : "compatible";
}

const WORDS = { add: "added", remove: "removed", replace: "changed", rename: "renamed" } as const;

/** The library's own sentence where it is complete; else the location in the spec. */
function describe({ action, path, description }: Difference): string {
  const said = description?.replace(/^\[\w+\]\s*/, "") ?? "";
  const place = path.slice(3).join("/");
  const isWhole = said !== "" && !/^(from|to|of|in)\b/.test(said);
  return `${WORDS[action]}: ${isWhole ? said : place || "operation"}`;
}

const escapePointer = (part: string | number): string => String(part).replace(/~/g, "~0").replace(/\//g, "~1");
