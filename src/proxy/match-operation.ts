import { OPERATIONS, type OperationId } from "../generated/operations.ts";
import { isPathSegment } from "../request/path.ts";

/** An operation that a proxy can serve: all that respond in the envelope. */
export type ProxyOperation = Exclude<OperationId, "getOpenApi">;

/** Lists all proxy operations. A function, so that bundlers drop it with the rest. */
export function listProxyOperations(): ProxyOperation[] {
  return (Object.keys(OPERATIONS) as OperationId[]).filter(
    (id): id is ProxyOperation => OPERATIONS[id].result !== "document",
  );
}

/** Operations at a path. */
export interface Route {
  /** By method; none where the API has no such path. */
  readonly byMethod: ReadonlyMap<string, ProxyOperation>;
  readonly identifiers: Readonly<Record<string, string>>;
}

const BASE = "/api/v1/";

/** Finds the operations at a path, whatever prefix the proxy is mounted under. */
export function matchOperation(pathname: string): Route {
  // The last one: no path of the API has another.
  const start = pathname.lastIndexOf(BASE);
  const segments = start < 0 ? [] : decode(pathname.slice(start + 1).split("/"));
  const byMethod = new Map<string, ProxyOperation>();
  const identifiers: Record<string, string> = {};
  for (const id of listProxyOperations()) {
    const { method, path } = OPERATIONS[id];
    const found = matchPath(path.slice(1).split("/"), segments);
    if (!found) continue;
    byMethod.set(method, id);
    Object.assign(identifiers, found);
  }
  return { byMethod, identifiers };
}

function matchPath(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index];
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name === undefined ? part !== segment : !isPathSegment(segment)) return undefined;
    if (name !== undefined) found[name] = segment as string;
  }
  return found;
}

// What cannot be decoded matches nothing.
const decode = (segments: readonly string[]): string[] =>
  segments.map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return "";
    }
  });
