// Checks that every file with the version agrees with the release's tag.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";
import { readArgs } from "./read-args.mjs";

const USAGE = "node scripts/check-release.mjs v1.2.3 [--no-changelog]";
const { values: options, positionals } = readArgs(USAGE, { "no-changelog": { type: "boolean" } }, true);
const [tag] = positionals;
const read = (path) => readFileSync(join(ROOT, path), "utf8");
const versionOf = (path) => JSON.parse(read(path)).version;
const version = versionOf("package.json");

const problems = [
  tag !== `v${version}` && `The tag is ${tag ?? "missing"}, package.json says ${version}.`,
  versionOf("server-mock/package.json") !== version && `server-mock/package.json does not say ${version}.`,
  !read("src/version.ts").includes(`"${version}"`) && `src/version.ts does not say ${version}.`,
  !options["no-changelog"] &&
    !read("CHANGELOG.md").includes(`## [${version}]`) &&
    `CHANGELOG.md has no section \`## [${version}]\`.`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Everything says ${version}.`);
