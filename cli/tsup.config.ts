import { defineConfig } from "tsup";
import { bundleOptions } from "./bundle/bundle-options.ts";

export default defineConfig(bundleOptions("dist/cli"));
