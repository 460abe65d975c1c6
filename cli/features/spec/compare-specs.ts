import { apiCompare } from "api-smart-diff";

/** What a change means to a client that was made from the older document. */
export type ChangeKind = "breaking" | "compatible" | "wording";

/** One change of an API. */
export interface SpecChange {
  kind: ChangeKind;
  action: "add" | "remove" | "replace" | "rename";
  /** Operation and place in it: `GET /api/v1/reports`. */
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

/** The changes from one document to another, in operations alone: what a component changes shows where it is used. */
export function compareSpecs(before: unknown, after: unknown): SpecChange[] {
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
  // The library lets any type become text in an answer; a client that computes with it does not.
  if (last === "type" && action === "replace") return "breaking";
  // The SDK and the CLI take values that they do not know, in every answer.
  if (parent === "enum" && action === "add" && path.includes("responses")) return "compatible";
  return type === "breaking" ? "breaking" : "compatible";
}

const WORDS = { add: "added", remove: "removed", replace: "changed", rename: "renamed" } as const;

/** The library's own sentence where it is whole; else the place in the document. */
function describe({ action, path, description }: Difference): string {
  const said = description?.replace(/^\[\w+\]\s*/, "") ?? "";
  const place = path.slice(3).join("/");
  const isWhole = said !== "" && !/^(from|to|of|in)\b/.test(said);
  return `${WORDS[action]}: ${isWhole ? said : place || "operation"}`;
}

const escapePointer = (part: string | number): string => String(part).replace(/~/g, "~0").replace(/\//g, "~1");
