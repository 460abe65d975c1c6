import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const LIGHT = fileURLToPath(new URL("../src/request/light-platform.ts", import.meta.url));
const OPENAPI_FETCH = /openapi-fetch[\\/]dist[\\/]index\.mjs$/;

/** openapi-fetch with the SDK's own `Headers`: as if its source imported them. Nothing else in a bundle is touched. */
function withLightPlatform(source: string): string {
  return `import { FormData, Headers } from ${JSON.stringify(LIGHT)};\n${source}`;
}

/** For the builds. */
export const lightPlatform: Plugin = {
  name: "light-platform",
  setup(build) {
    build.onLoad({ filter: OPENAPI_FETCH }, async ({ path }) => ({
      contents: withLightPlatform(await readFile(path, "utf8")),
    }));
  },
};

/** For the tests, which then run what is built. Given to Vite. */
export const lightPlatformInTests = {
  name: "light-platform",
  transform: (source: string, id: string) => (OPENAPI_FETCH.test(id) ? withLightPlatform(source) : undefined),
};
