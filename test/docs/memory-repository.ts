import type { Repository } from "../../scripts/docs/repository.ts";

/** A repository that consists of `contents`, by path. What is written can be read again. */
export function memoryRepository(contents: Record<string, string>): Repository {
  const files = new Map(Object.entries(contents));
  return {
    files: new Set(files.keys()),
    read: (path) => files.get(path) ?? "",
    write: (path, text) => void files.set(path, text),
  };
}
