import { isRecord } from "../is-record.ts";
import { readItem } from "./envelope.ts";

/** A write that the service accepted. */
export interface Written {
  readonly input: { readonly path?: unknown; readonly body?: unknown };
  readonly body: unknown;
  /** The response's `Location`. */
  readonly location: string | null;
  /** Reads an object by its id. */
  readonly readBack: (id: string) => Promise<object>;
}

const WHOLE = ["id", "name", "prompt_template", "grading_criteria"];

/**
 * Reads the response to a successful write, which took effect whatever its body lacks: a deletion needs no body, and a template missing
 * from the response is read back by its id or `Location`, or else returned as it was sent.
 */
export async function readWritten(
  { method, path }: { readonly method: string; readonly path: string },
  written: Written,
): Promise<object> {
  const { input, body, location, readBack } = written;
  const item = readItem(body, path);
  if (method === "DELETE") return { deleted: true, ...item, ...(input.path as object) };
  if (item && WHOLE.every((name) => item[name] !== undefined)) return item;
  const id = readId(item, written) ?? (method === "POST" ? /([^/?#]+)\/?$/.exec(location ?? "")?.[1] : undefined);
  const sent = { ...(input.body as object), ...item };
  if (id === undefined) return sent;
  return { ...sent, id, ...(await readBack(id).catch(() => undefined)) };
}

function readId(item: Record<string, unknown> | undefined, { input, body }: Written): string | undefined {
  const { id } = { ...(isRecord(body) && { id: body["data"] }), ...item, ...(input.path as object) } as {
    id?: unknown;
  };
  const other = item?.["template_id"] ?? id;
  return typeof other === "string" || typeof other === "number" ? String(other) : undefined;
}
