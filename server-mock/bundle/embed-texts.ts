import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { RolldownPlugin } from "rolldown";

/** Replaces the module that reads the texts of the demo data by one that holds them: a bundle has no files beside it. */
export const embedTexts: RolldownPlugin = {
  name: "embed-texts",
  load: {
    filter: { id: /[\\/]demo[\\/]read-text\.ts$/ },
    handler(path) {
      const folder = join(path, "../text");
      const names = readdirSync(folder);
      const texts = Object.fromEntries(
        names.map((name) => [basename(name, ".txt"), readFileSync(join(folder, name), "utf8")]),
      );
      return `const texts = ${JSON.stringify(texts)};\nexport const readText = (name) => texts[name];\n`;
    },
  },
};
