import assert from "node:assert/strict";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type ClientOptions, SvcClient } from "../src/index.ts";

// #region export
/** Writes every insight since `from` to `path`, one JSON object per line, in constant memory. */
export async function exportInsights(svc: SvcClient, from: Date, path: string): Promise<void> {
  await pipeline(async function* () {
    for await (const insight of svc.insights.list({ date_from: from })) yield `${JSON.stringify(insight)}\n`;
  }, createWriteStream(path));
}
// #endregion

/** Exports all insights to a file in a temporary folder, and reads it again. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);
  const folder = await mkdtemp(join(tmpdir(), "svc-export-"));
  try {
    const path = join(folder, "insights.ndjson");
    await exportInsights(svc, new Date("2020-01-01"), path);

    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    const ids = lines.map((line): unknown => JSON.parse(line).id);
    const { meta } = await svc.insights.list();
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(ids.length, meta?.total);
    return { ids };
  } finally {
    await rm(folder, { recursive: true });
  }
}
