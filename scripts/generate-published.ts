import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generateManPage } from "./generate/cli-man-page.ts";
import { generateThirdPartyNotices } from "./generate/third-party-notices.ts";

// tsx scripts/generate-published.ts: writes the man page and the licenses of bundled code. Part of `npm run build`.
const ROOT = join(import.meta.dirname, "..");

for (const { path, text } of [await generateManPage(), ...(await generateThirdPartyNotices())]) {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
