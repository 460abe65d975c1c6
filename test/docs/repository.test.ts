import { join } from "node:path";
import { expect, it } from "vitest";
import { openRepository } from "../../scripts/docs/repository.ts";

it("every script that the docs name exists", async () => {
  const repository = await openRepository(join(import.meta.dirname, "../.."));
  const scriptsOf = (file: string) => JSON.parse(repository.read(file)).scripts;
  const scripts = { root: scriptsOf("package.json"), server: scriptsOf("server-mock/package.json") };
  for (const file of repository.files) {
    if (!file.endsWith(".md") || file === "CHANGELOG.md") continue;
    for (const [, script = "", server] of repository.read(file).matchAll(/npm run\s([\w:-]+)( -w server-mock)?/g))
      expect(server ? scripts.server : scripts.root, file).toHaveProperty([script]);
  }
});
