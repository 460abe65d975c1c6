import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

const HERE = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);
const TYPESCRIPT = resolve("typescript/bin/tsc");
const NODE_TYPES = join(resolve("@types/node/package.json"), "../..");
const GENERATOR = "openapi-generator-cli==7.26.0";
const INSTALL = ["install", "--quiet", "--disable-pip-version-check", "--force-reinstall"];
const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2";

/**
 * Generated clients. `build` makes one from a spec in a folder, compiles it together with a program that makes the 14 calls,
 * and returns the command that runs this program. `needs` are programs without which there is no such client.
 */
export const CLIENTS = {
  "python (openapi-python-client)": { needs: ["python3"], build: buildOpenApiPythonClient },
  "python (openapi-generator)": { needs: ["python3", "java"], build: buildPython },
  "go (oapi-codegen)": { needs: ["go"], build: buildGo },
  "java (openapi-generator)": { needs: ["python3", "java", "javac", "mvn"], build: buildJava },
  "rust (openapi-generator)": { needs: ["python3", "java", "cargo"], build: buildRust },
  "typescript (openapi-generator)": { needs: ["python3", "java"], build: buildTypeScript },
};

async function buildOpenApiPythonClient({ spec, folder, tools }) {
  const python = await tools.python("openapi-python-client==0.29.1");
  const output = ["--output-path", folder, "--overwrite", "--fail-on-warning"];
  await tools.command(join(python, "openapi-python-client"), ["generate", "--path", spec, ...output], folder);
  return [join(python, "python"), join(HERE, "calls_openapi_python_client.py"), folder];
}

async function buildPython({ spec, folder, tools }) {
  const python = await generate("python", { spec, folder, tools });
  await tools.command(join(python, "pip"), [...INSTALL, folder], folder);
  return [join(python, "python"), join(HERE, "calls_openapi_generator.py"), folder];
}

async function buildGo({ spec, folder, tools }) {
  await mkdir(join(folder, "client"), { recursive: true });
  await copyFile(join(HERE, "calls.go"), join(folder, "calls.go"));
  await writeFile(join(folder, "go.mod"), "module example.com/calls\n\ngo 1.24\n");
  const output = ["-package", "client", "-generate", "types,client", "-o", "client/client.go"];
  await tools.command("go", ["run", OAPI_CODEGEN, ...output, spec], folder);
  await tools.command("go", ["mod", "tidy"], folder);
  await tools.command("go", ["vet", "./..."], folder);
  await tools.command("go", ["build", "-o", "calls", "."], folder);
  return [join(folder, "calls")];
}

async function buildJava({ spec, folder, tools }) {
  const packages = "invokerPackage=client,apiPackage=client.api,modelPackage=client.model";
  await generate("java", { spec, folder, tools }, "--library", "native", "--additional-properties", packages);
  await copyFile(join(HERE, "Calls.java"), join(folder, "src/main/java/Calls.java"));
  const classpath = ["dependency:build-classpath", "-Dmdep.outputFile=classpath.txt"];
  await tools.command("mvn", ["-q", "-B", "compile", ...classpath], folder);
  const libraries = (await readFile(join(folder, "classpath.txt"), "utf8")).trim();
  return ["java", "-cp", [join(folder, "target/classes"), libraries].join(delimiter), "Calls"];
}

async function buildRust({ spec, folder, tools }) {
  await generate("rust", { spec, folder, tools }, "--additional-properties", "packageName=client");
  await copyFile(join(HERE, "calls.rs"), join(folder, "src/main.rs"));
  // Without TLS, which the loopback interface does not need and which would want OpenSSL's headers.
  await tools.command("cargo", ["add", "--quiet", "tokio@1", "--features", "rt,macros"], folder);
  await tools.command("cargo", ["build", "--quiet", "--no-default-features"], folder);
  return [join(folder, "target/debug/client")];
}

async function buildTypeScript({ spec, folder, tools }) {
  await generate("typescript-fetch", { spec, folder: join(folder, "src"), tools });
  await copyFile(join(HERE, "calls.ts"), join(folder, "src/calls.ts"));
  const flags = ["--strict", "--target", "es2022", "--module", "commonjs", "--lib", "es2022,dom"];
  const output = ["--types", "node", "--typeRoots", NODE_TYPES, "--outDir", "dist"];
  await tools.command(process.execPath, [TYPESCRIPT, ...flags, ...output, "src/calls.ts"], folder);
  return [process.execPath, join(folder, "dist/calls.js")];
}

/** Runs openapi-generator, whose package for Python carries its Java program. */
async function generate(generator, { spec, folder, tools }, ...options) {
  await mkdir(folder, { recursive: true });
  const python = await tools.python(GENERATOR);
  const words = ["generate", "-i", spec, "-g", generator, "-o", folder, ...options];
  await tools.command(join(python, "openapi-generator-cli"), words, folder);
  return python;
}
