// npm run test:package: the packed packages in projects of their own, as users meet them. Ends in `N passed, N failed`.
import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CHROMIUM } from "../../test/support/chromium.ts";
import { runCommand } from "../../test/support/run-command.ts";
import { bundlePage, servePage } from "../runtimes/browser.ts";
import { BIN, NEWER_NODES, runProgram, startService } from "../runtimes/programs.ts";
import { bundleWithVite } from "./bundle-with-vite.ts";
import { tryCommandLine, tryReferenceServer, tryToolServer } from "./installed-programs.ts";
import { copyRepository, packCopy } from "./pack.ts";
import { createProject, listInstalled } from "./project.ts";
import { tryLibrary, USER_PACKAGES, weigh } from "./server-library.ts";

const HERE = import.meta.dirname;
const NODES = { [`${process.versions.node} (this one)`]: process.execPath, ...NEWER_NODES };

const folder = await mkdtemp(join(tmpdir(), "svc-package-"));
let passed = 0;
let failed = 0;
try {
  await checkAll();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checkAll(): Promise<void> {
  const [here, elsewhere] = [join(folder, "here"), join(folder, "in/another/place")];
  await copyRepository(here);
  await cp(here, elsewhere, { recursive: true, verbatimSymlinks: true });
  const first = await packCopy(here);
  const second = await packCopy(elsewhere);
  await check("two packs of the same files are the same, byte for byte", () => {
    for (const name of ["svc-sdk", "svc-server"] as const)
      assert.equal(first[name].sha256, second[name].sha256, `${name} differs`);
  });
  await checkManifests(first["svc-sdk"].path, "strict");
  await checkManifests(first["svc-server"].path, "esm-only");

  const project = await createProject(join(folder, "consumer"), first["svc-sdk"].path);
  await check("an installation is one package", async () =>
    assert.deepEqual(await listInstalled(project), ["svc-sdk"]),
  );
  await check("TypeScript 5.0, 5.9 and 7.0 compile a consumer, each by nodenext and bundler", () =>
    runCommand(process.execPath, [join(HERE, "../types/run.mjs"), join(project, "node_modules/svc-sdk")], {
      cwd: folder,
    }),
  );
  await checkNodes(project);
  await checkBrowser(project);

  const alone = await createProject(join(folder, "alone"), first["svc-server"].path);
  await check("svc-server alone, as Node 22 needs it, is small", () => weigh(alone));
  const host = await createProject(join(folder, "host"), first["svc-server"].path, ...USER_PACKAGES);
  await check("svc-server starts from its own package and serves the demo data", () => tryReferenceServer(host));
  await check("tests that use svc-server as a library compile with strict types and run", () => tryLibrary(host));
}

async function checkManifests(tarball: string, profile: "strict" | "esm-only"): Promise<void> {
  const tool = (name: string, args: string[]) => runCommand(join(BIN, ".bin", name), args, { cwd: folder });
  await check(`publint finds nothing in ${basename(tarball)}`, () => tool("publint", ["run", "--strict", tarball]));
  await check(`attw finds no wrong types in ${basename(tarball)}`, () => tool("attw", ["--profile", profile, tarball]));
}

async function checkNodes(project: string): Promise<void> {
  const service = await startService([]);
  for (const [version, node] of Object.entries(NODES)) {
    await check(`Node ${version}: ESM and CommonJS do the scenario`, () =>
      runProgram(node, ["on-node.mjs"], JSON.stringify(service.settings), project),
    );
    await check(`Node ${version}: svc and svc-mcp run`, async () => {
      await tryCommandLine(node, project, service.settings);
      await tryToolServer(node, project, service.settings);
    });
  }
  await service.close();
}

async function checkBrowser(project: string): Promise<void> {
  for (const [name, bundle] of [["esbuild", bundlePage] as const, ["Vite", bundleWithVite] as const]) {
    await check(`${name}: a page does the scenario in Chromium, across origins`, async () => {
      const page = await servePage(await bundle(project));
      const service = await startService([page.origin]);
      try {
        // Without a browser the bundle is all there is to check.
        if (CHROMIUM) await page.run(JSON.stringify(service.settings));
        else console.log("     (bundled only: this machine has no Chromium)");
      } finally {
        page.close();
        await service.close();
      }
    });
  }
}

async function check(name: string, work: () => unknown): Promise<void> {
  try {
    await work();
    passed += 1;
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error instanceof Error ? error.message : error}`);
  }
}
