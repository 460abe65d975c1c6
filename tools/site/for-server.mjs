// node --import tsx tools/site/for-server.mjs: the site in one compressed file of svc-server's package, which serves it at /docs/guides/.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { buildSite } from "./build.mjs";

const TARGET = join(dirname(fileURLToPath(import.meta.url)), "../../server-mock/dist/site.json.br");
const folder = await mkdtemp(join(tmpdir(), "svc-site-"));
const { problems } = await buildSite(folder);
if (problems.length > 0) throw new Error(problems.join("\n"));
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const files = {};
for (const path of paths)
  files[relative(folder, path).replaceAll("\\", "/")] = await readFile(
    path,
    path.endsWith(".webp") ? "base64" : "utf8",
  );
await rm(folder, { recursive: true });
const text = JSON.stringify(files);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
await writeFile(TARGET, await promisify(brotliCompress)(text, { params }));
console.error(
  `The site is in ${relative(process.cwd(), TARGET)}: ${paths.length} files, ${(await stat(TARGET)).size} bytes.`,
);
