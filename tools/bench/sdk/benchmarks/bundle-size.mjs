import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Size of a page that makes one list call: bundled and minified for the browser, then gzip -9. */
export const bundleSize = {
  name: "bundle-size",
  title: "Small browser consumer, minified and gzipped",
  unit: "kB",
  rounds: { full: 1, quick: 1 },
  goal: { atMost: 12 },
  async inspect({ subject }) {
    // Imported here, since every subject's process loads this file and its memory is measured.
    const { build } = await import("esbuild");
    const bundle = await build({
      entryPoints: [fileURLToPath(new URL(`../consumers/${subject}.ts`, import.meta.url))],
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "browser",
      target: "es2022",
      external: ["node:*"],
      logLevel: "error",
    });
    return { bytes: gzipSync(bundle.outputFiles[0].contents, { level: 9 }).length };
  },
  value: ({ bytes }) => bytes / 1_000,
};
