import type { ToolContext } from "../context/tool.ts";

/** Reads an object from the store, or from the service and then caches it, for a number of milliseconds. */
export async function readObject<Value>(
  key: string,
  maxAgeMs: number | ((value: Value) => number),
  { store, proof }: Pick<ToolContext, "store" | "proof">,
  read: () => PromiseLike<Value>,
): Promise<Value> {
  const known = store.find(key) as { value: Value } | undefined;
  if (known) {
    await proof.require();
    return known.value;
  }
  const value = await read();
  proof.accept();
  store.keep(key, { value }, typeof maxAgeMs === "number" ? maxAgeMs : maxAgeMs(value));
  return value;
}
