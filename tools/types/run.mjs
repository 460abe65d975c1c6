// npm run test:types: compiles consumer.ts against the package with every TypeScript that consumers may have, and every way in which they
// resolve modules, and lints dropped-calls.ts. `node run.mjs FOLDER` takes an unpacked package instead of the built one of this
// repository.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { lintDroppedCalls } from "./lint-dropped-calls.mjs";

const HERE = import.meta.dirname;
const PACKAGE = resolve(process.argv[2] ?? ROOT);
const MODULES = join(HERE, "../node_modules");
const COMPILERS = ["typescript-5.0", "typescript-5.9", "typescript-7.0"];
const WORK = join(ROOT, ".cache/consumers");

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // The package's own declarations are compiled too.
  skipLibCheck: false,
  noEmit: true,
  target: "ES2022",
  types: [],
};
const NODENEXT = { module: "NodeNext", moduleResolution: "NodeNext" };
const WITH_DOM = { lib: ["ES2022", "DOM"] };
const SETTINGS = [
  { name: "ESM, nodenext", type: "module", options: { ...WITH_DOM, ...NODENEXT } },
  { name: "CommonJS, nodenext", type: "commonjs", options: { ...WITH_DOM, ...NODENEXT } },
  { name: "bundler", type: "module", options: { ...WITH_DOM, module: "ESNext", moduleResolution: "Bundler" } },
  {
    name: "Node's types without DOM",
    type: "module",
    options: { lib: ["ES2022"], types: ["node"], ...NODENEXT, skipLibCheck: true },
  },
];

if (!existsSync(join(PACKAGE, "dist/sdk/index.d.ts")))
  throw new Error(`There is no dist/ in ${PACKAGE} to compile against. Run \`npm run build\` first.`);

let failed = 0;
for (const compiler of COMPILERS) for (const setting of SETTINGS) failed += compile(compiler, setting) ? 0 : 1;
failed += (await lint()) ? 0 : 1;
console.log(`${COMPILERS.length * SETTINGS.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function compile(compiler, { name, type, options }) {
  const folder = writeProject(`${compiler}-${name.replaceAll(/\W+/g, "-")}`, "consumer.ts", { type, options });
  const { status, stdout } = spawnSync(process.execPath, [join(MODULES, compiler, "bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${compiler}, ${name}`);
  if (status !== 0) console.log(stdout);
  return status === 0;
}

async function lint() {
  const problems = await lintDroppedCalls(writeProject("typescript-eslint", "dropped-calls.ts", SETTINGS[0]));
  console.log(`${problems.length === 0 ? "ok  " : "FAIL"} typescript-eslint, no-floating-promises`);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

/** A project that depends on the package, with one source of this folder. Returns its folder. */
function writeProject(name, source, { type, options }) {
  const folder = join(WORK, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  symlinkSync(PACKAGE, join(folder, "node_modules/svc-sdk"));
  for (const dependency of ["@types/node", "undici-types"])
    symlinkSync(join(ROOT, "node_modules", dependency), join(folder, "node_modules", dependency));
  writeFileSync(
    join(folder, source),
    readFileSync(join(HERE, source), "utf8").replaceAll(/"\.\.\/\.\.\/src\/(\w+)\.ts"/g, (_, entry) =>
      entry === "index" ? '"svc-sdk"' : `"svc-sdk/${entry}"`,
    ),
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include: [source] }),
  );
  return folder;
}
