// npm run release:check: checks and packs a release into dist/release: both tarballs, digests, a bill of materials
// (CycloneDX), and the provenance statement that CI signs. Prints what changed for users since the last tag.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ROOT } from "./bootstrap.mjs";
import { explainChanges } from "./public-changes.mjs";
import { readArgs } from "./read-args.mjs";

const FOLDER = join(ROOT, "dist/release");
const PACKAGES = [
  { name: "svc-sdk", words: [], mostBytes: 4_000_000 },
  { name: "svc-server", words: ["--workspace", "server-mock"], mostBytes: 12_000_000 },
];

const USAGE = "npm run release:check -- [--quick]; --quick skips npm run check";
const { values: options } = readArgs(USAGE, { quick: { type: "boolean" } });
ensureInstalled();
if (!options.quick) run("npm", ["run", "check"], { stdio: "inherit" });
ensureBuilt();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const { version, homepage } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
run(process.execPath, [join(ROOT, "scripts/check-release.mjs"), `v${version}`, "--no-changelog"]);
const tarballs = PACKAGES.map(({ words, mostBytes, name }) => {
  const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", "dist/release", ...words]));
  if (packed.unpackedSize > mostBytes)
    fail(
      `${name} has ${packed.unpackedSize} bytes unpacked, more than ${mostBytes}. Remove what weighs, or raise the limit here.`,
    );
  const sha256 = createHash("sha256")
    .update(readFileSync(join(FOLDER, packed.filename)))
    .digest("hex");
  return { name: packed.filename, sha256, files: packed.entryCount, kB: Math.round(packed.unpackedSize / 1_000) };
});
write("SHA256SUMS", tarballs.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
// Libraries are bundled, so the bill of materials includes development dependencies.
write("svc.cdx.json", run("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]));
write("provenance.intoto.json", `${JSON.stringify(statement(), null, 2)}\n`);

for (const { name, files, kB, sha256 } of tarballs)
  console.log(`${name}  ${files} files, ${kB} kB unpacked, sha256 ${sha256.slice(0, 12)}…`);
const { text, problems } = explainChanges({ root: ROOT, version });
console.log(text);
for (const problem of problems) fail(problem);
if (!process.exitCode)
  console.log(
    `Release v${version} is ready in dist/release. Push the tag v${version}: CI publishes, and signs the provenance.`,
  );

/** Provenance statement (in-toto Statement v1, SLSA Provenance v1). */
function statement() {
  const commit = spawnSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).stdout.trim();
  const source = { uri: `git+${homepage}.git@refs/tags/v${version}`, digest: { gitCommit: commit } };
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: tarballs.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "https://slsa-framework.github.io/github-actions-buildtypes/workflow/v1",
        externalParameters: {
          workflow: { ref: `refs/tags/v${version}`, repository: homepage, path: ".github/workflows/release.yml" },
        },
        resolvedDependencies: [source],
      },
      runDetails: { builder: { id: "https://github.com/actions/runner/github-hosted" } },
    },
  };
}

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32" && command === "npm",
    ...options,
  });
  if (status === 0) return stdout ?? "";
  console.error(
    `${stdout ?? ""}${stderr ?? ""}\n\`${command} ${args.join(" ")}\` failed with ${error?.message ?? `exit code ${status}`}.`,
  );
  process.exit(1);
}

function write(name, text) {
  writeFileSync(join(FOLDER, name), text);
}

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
