import type { ListOptions } from "../../../src/index.ts";
import { type Script, scriptedService } from "./scripted-service.ts";

/** Reads a list to its end. */
export async function readPages(
  script: Script,
  query: { limit?: number; page?: number } = {},
  options: ListOptions = {},
) {
  const service = scriptedService(script);
  const items = await service.svc.templates.list(query, options).toArray();
  return { ids: items.map(({ id }) => id), requests: service.requests.length, service };
}
