// npm run newcomer: runs the commands of README, docs/start.md and the recipes on a fresh clone: in a path with a space and an é, with an
// empty npm cache and home. Fails if a command fails, or is not run here.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = join(fileURLToPath(new URL(".", import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "svc newcomer é "));
const clone = join(folder, "svc sdk");
const prefix = join(folder, "global");
const { SERVICE_API_KEY: _key, SERVICE_API_URL: _url, ...own } = process.env;
const env = {
  ...own,
  HOME: join(folder, "home"),
  XDG_CONFIG_HOME: join(folder, "home/.config"),
  npm_config_cache: join(folder, "cache"),
  npm_config_prefix: prefix,
  npm_config_update_notifier: "false",
  PATH: `${process.platform === "win32" ? prefix : join(prefix, "bin")}${delimiter}${process.env.PATH}`,
};
/** Commands in the documents that take too long for here; CI runs them. */
const RUN_BY_CI = [/^npm test\b/];

mkdirSync(env.HOME, { recursive: true });
const done = [];
let server;
try {
  run("git", ["clone", "--quiet", ROOT, clone], { cwd: folder });
  run("npm", ["run", "demo"]);
  const { url, keys } = await start();
  writeFileSync(join(clone, "key.txt"), keys.admin);
  run("bash", ["examples/first-steps.sh"], { with: { SERVICE_API_URL: url } });
  const access = { SERVICE_API_URL: `${url}/api/v1`, SERVICE_API_KEY: keys.read };
  await tryProject(access);
  // As docs/recipes/sqlite.md says.
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 13))
    run("npm", ["install", "--global", "--ignore-scripts", "@photostructure/sqlite"]);
  run("bash", [join(clone, "examples/recipes.sh")], { cwd: makeFolder("recipes"), with: access });
  run("bash", [join(clone, "examples/command-line.sh")], {
    cwd: makeFolder("tour", "key.txt"),
    with: { SERVICE_API_URL: url },
  });
  run("npm", ["run", "site"]);
  checkThatAllIsRun();
  console.log(`${done.length} steps passed, 0 failed`);
} finally {
  server?.kill("SIGTERM");
  if (!process.exitCode) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** `npm start`, on a free port. */
async function start() {
  server = spawn(process.execPath, ["scripts/start.mjs", "--port", "0", "--json"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line);
  throw new Error("npm start ended before it listened.");
}

/** A separate project with the packed package and the README's first program. */
async function tryProject(access) {
  const cwd = makeFolder("my project");
  const { version } = JSON.parse(readFileSync(join(clone, "package.json"), "utf8"));
  writeFileSync(join(cwd, "package.json"), '{ "type": "module" }\n');
  run("npm", ["install", "--silent", join(clone, `svc-sdk-${version}.tgz`)], { cwd });
  const [, program = ""] =
    /#first-call -->\s+```ts\n([\s\S]*?)```/.exec(readFileSync(join(clone, "README.md"), "utf8")) ?? [];
  writeFileSync(join(cwd, "first-call.mjs"), program);
  const said = run(process.execPath, ["first-call.mjs"], { cwd, with: access });
  if (!/Team of \d+: \d+ reports/.test(said)) throw new Error(`The first call printed something else: ${said}`);
}

function makeFolder(name, ...files) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const file of files) cpSync(join(clone, file), join(path, file));
  return path;
}

/** Commands in README.md and docs/start.md: npm scripts that ran above, or lines of the scripts that did. */
function checkThatAllIsRun() {
  const scripts = ["first-steps.sh", "recipes.sh", "command-line.sh"].map((name) =>
    readFileSync(join(clone, "examples", name), "utf8"),
  );
  const ran = [...done, "npm start", ...scripts.join("\n").split("\n")].map((line) => line.trim());
  for (const file of ["README.md", "docs/start.md"])
    for (const [, block = ""] of readFileSync(join(clone, file), "utf8").matchAll(/```sh\n([\s\S]*?)```/g))
      for (const line of block.trim().split("\n"))
        if (
          !ran.includes(line.trim()) &&
          !ran.includes(line.replace(/ +#.*/, "").trim()) &&
          !RUN_BY_CI.some((pattern) => pattern.test(line))
        )
          throw new Error(`${file} names a command that no step runs: ${line}`);
}

function run(command, args, { cwd = clone, with: more = {} } = {}) {
  const line = [command, ...args].join(" ");
  const started = Date.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...env, ...more },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32" && command === "npm",
  });
  if (status !== 0) {
    process.exitCode = 1;
    throw new Error(
      `\`${line}\` in ${cwd} failed with ${error?.message ?? `exit code ${status}`}.\n${stdout}${stderr}`,
    );
  }
  done.push(line);
  console.log(`ok  ${line.replaceAll(folder, "…")}  (${((Date.now() - started) / 1_000).toFixed(1)} s)`);
  return stdout;
}
