import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const source = createRequire(import.meta.url).resolve("jq-web/jq.wasm");

/** Writes jq's WebAssembly next to its chunk, where the bundled `jq.cjs` looks for it. */
export async function writeJqWasm(outDir: string): Promise<void> {
  const compressed = brotliCompressSync(withoutDebugSections(await readFile(source)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  await writeFile(path.join(outDir, "lazy/jq.wasm.br"), compressed);
}

/** A WebAssembly module without its custom sections (names, DWARF): id 0, then the size as LEB128. */
function withoutDebugSections(module: Buffer): Buffer {
  const kept = [module.subarray(0, 8)];
  let position = 8;
  while (position < module.length) {
    const start = position;
    const id = module[position];
    position += 1;
    let size = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = module[position] ?? 0;
      position += 1;
      size |= (byte & 0x7f) << shift;
      more = (byte & 0x80) !== 0;
    }
    position += size;
    if (id !== 0) kept.push(module.subarray(start, position));
  }
  return Buffer.concat(kept);
}
