import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../../core/formats/json.ts";
import type { RecentItem, RecentItems } from "../context/context.ts";
import { PRIVATE, writeAtomic } from "../files/write-atomic.ts";

const KEPT_PER_LIST = 100;

/** The cache: one file in the directory, readable by its owner only; nothing is stored without a directory. */
export function createRecentItems(directory: string | undefined): RecentItems {
  if (directory === undefined)
    return { read: async () => [], remember: async () => undefined, forget: async () => undefined };
  const file = path.join(directory, "recent.json");
  const write = async (all: Record<string, readonly RecentItem[]>): Promise<void> => {
    await writeAtomic(file, JSON.stringify(all), PRIVATE).catch(() => undefined);
  };
  return {
    read: async (key) => (await readAll(file))[key] ?? [],
    async remember(key, items, most = KEPT_PER_LIST) {
      const all = await readAll(file);
      const fresh = new Set(items.map(({ id }) => id));
      const older = (all[key] ?? []).filter(({ id }) => !fresh.has(id));
      await write({ ...all, [key]: [...items, ...older].slice(0, most) });
    },
    async forget(prefix) {
      const all = Object.entries(await readAll(file));
      const kept = all.filter(([key]) => !key.startsWith(prefix));
      if (kept.length < all.length) await write(Object.fromEntries(kept));
    },
  };
}

async function readAll(file: string): Promise<Record<string, RecentItem[]>> {
  const value = parseJson(await readFile(file, "utf8").catch(() => ""));
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, items]) => [key, Array.isArray(items) ? items.filter(isItem) : []]),
  );
}

const isItem = (value: unknown): value is RecentItem =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "label" in value &&
  typeof value.label === "string";
