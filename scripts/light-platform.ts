import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const LIGHT = fileURLToPath(new URL("../src/request/light-platform.ts", import.meta.url));
const OPENAPI_FETCH = /openapi-fetch[\\/]dist[\\/]index\.mjs$/;

/** Makes openapi-fetch, and nothing else in a bundle, import the SDK's own `Headers`. */
function withLightPlatform(source: string): string {
  return `import { FormData, Headers } from ${JSON.stringify(LIGHT)};\n${source}`;
}

/** esbuild plugin for the builds. */
export const lightPlatform: Plugin = {
  name: "light-platform",
  setup(build) {
    build.onLoad({ filter: OPENAPI_FETCH }, async ({ path }) => ({
      contents: withLightPlatform(await readFile(path, "utf8")),
    }));
  },
};

/** Vite plugin, so that tests run the same code as the build. */
export const lightPlatformInTests = {
  name: "light-platform",
  transform: (source: string, id: string) => (OPENAPI_FETCH.test(id) ? withLightPlatform(source) : undefined),
};
