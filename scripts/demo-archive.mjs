import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

// node scripts/demo-archive.mjs unpack|pack FOLDER: unpacks the archive of demo data to NDJSON for editing, and packs it again.
const ARCHIVE = join(import.meta.dirname, "../server-mock/demo/archive");
const [action, folder = ""] = process.argv.slice(2);

if (action === "unpack")
  for (const name of readdirSync(ARCHIVE))
    writeFileSync(join(folder, name.replace(/\.br$/, "")), brotliDecompressSync(readFileSync(join(ARCHIVE, name))));
else if (action === "pack")
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jsonl")))
    writeFileSync(join(ARCHIVE, `${name}.br`), compress(readFileSync(join(folder, name))));
else throw new Error("Expected unpack FOLDER or pack FOLDER.");

function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
