import { defineConfig } from "tsup";
import { bundleOptions } from "./bundle/bundle-options.ts";

// biome-ignore lint/style/noDefaultExport: tsup reads the default export
export default defineConfig(bundleOptions("dist/cli"));
