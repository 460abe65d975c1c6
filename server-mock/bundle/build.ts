import { rm } from "node:fs/promises";
import { join } from "node:path";
import { bundleServer } from "./bundle-server.ts";

// tsx server-mock/bundle/build.ts: bundles svc-server into dist/.
const folder = join(import.meta.dirname, "../dist");

await rm(folder, { recursive: true, force: true });
await bundleServer(folder);
