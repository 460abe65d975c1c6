// Explains what changed for users since the last tag, by the files of spec/public/, and checks that the version allows it.
import { spawnSync } from "node:child_process";

/**
 * @param {{ root: string, version: string }} of the repository, and the version to be released
 * @returns {{ text: string, problems: string[] }}
 */
export function explainChanges({ root, version }) {
  const git = (...words) => spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const { status, stdout } = git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD");
  if (status !== 0) return { text: "There is no release before: everything is new for users.", problems: [] };
  const tag = stdout.trim();
  const lines = git("diff", "--unified=0", tag, "--", "spec/public").stdout.split("\n");
  const added = lines.filter((line) => /^\+[^+]/.test(line));
  const gone = lines.filter((line) => /^-[^-]/.test(line));
  const text = [
    `Since ${tag}: ${added.length} lines of the public API added, ${gone.length} gone or changed.`,
    ...gone,
  ].join("\n");
  const isAllowed = gone.length === 0 || mayBreak(tag.slice(1), version);
  const problem = `${version} changes what users have in ${tag}. Release a ${version.startsWith("0.") ? "minor" : "major"} version, and write docs/migration.md.`;
  return { text, problems: isAllowed ? [] : [problem] };
}

/** @param {string} before @param {string} version @returns {boolean} whether the new version may break users (semver) */
export function mayBreak(before, version) {
  const [[oldMajor, oldMinor], [major, minor]] = [before, version].map((text) => text.split(".").map(Number));
  return major > oldMajor || (oldMajor === 0 && major === 0 && minor > oldMinor);
}
