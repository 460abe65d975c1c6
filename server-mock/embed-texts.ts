import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";

/** Replaces the module that reads the texts of the demo data by one that holds them: a bundle has no files beside it. */
export const embedTexts: Plugin = {
  name: "embed-texts",
  setup(build) {
    build.onLoad({ filter: /[\\/]demo[\\/]read-text\.ts$/ }, ({ path }) => {
      const folder = join(path, "../text");
      const names = readdirSync(folder);
      const texts = Object.fromEntries(
        names.map((name) => [basename(name, ".txt"), readFileSync(join(folder, name), "utf8")]),
      );
      return {
        contents: `const texts = ${JSON.stringify(texts)};\nexport const readText = (name) => texts[name];\n`,
        loader: "js",
        watchFiles: names.map((name) => join(folder, name)),
      };
    });
  },
};
