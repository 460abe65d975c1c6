import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { readArgs } from "./read-args.mjs";

// Unpacks the archive of demo data to NDJSON for editing, and packs it again.
const ARCHIVE = join(import.meta.dirname, "../server-mock/demo/archive");
const { positionals, reject } = readArgs("node scripts/demo-archive.mjs unpack|pack FOLDER", {}, true);
const [action, folder] = positionals;
if (folder === undefined) reject("The folder is missing.");

if (action === "unpack")
  for (const name of readdirSync(ARCHIVE))
    writeFileSync(join(folder, name.replace(/\.br$/, "")), brotliDecompressSync(readFileSync(join(ARCHIVE, name))));
else if (action === "pack")
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jsonl")))
    writeFileSync(join(ARCHIVE, `${name}.br`), compress(readFileSync(join(folder, name))));
else reject(`There is no action ${action}.`);

function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
