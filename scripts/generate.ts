import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeBlocks } from "./docs/blocks.ts";
import { openRepository } from "./docs/repository.ts";
import { generateEnums } from "./generate/enums.ts";
import { GENERATED_BANNER, type GeneratedFile } from "./generate/generated-file.ts";
import { generateToolRegistry } from "./generate/mcp-registry.ts";
import { generateModels } from "./generate/models.ts";
import { generateOperations, generateParameters } from "./generate/operations.ts";
import { generateReportSchema } from "./generate/report-schema.ts";
import { generateResources } from "./generate/resources.ts";
import { generateResponseSchemas } from "./generate/response-schemas.ts";
import { readSchemaTypes } from "./generate/schema-types.ts";
import { generateServer, SERVER_FOLDER } from "./generate/server.ts";
import { generateValidators } from "./generate/server-validators.ts";
import { generateDocument, loadSpec } from "./generate/spec-document.ts";
import { readArgs } from "./read-args.mjs";

const ROOT = join(import.meta.dirname, "..");
const USAGE = `npm run generate -- [--check | --from SOURCE]

Writes every generated file from spec/openapi.yaml, and the copies in the docs.
  --check        write nothing, and fail if a file is stale
  --from SOURCE  generate only the client side, from a URL or file of /api/v1/openapi.json, with SERVICE_API_KEY if set`;
const { values: options } = readArgs(USAGE, { check: { type: "boolean" }, from: { type: "string" } });

const source = options.from ?? join(ROOT, "spec/openapi.yaml");
const document = await loadSpec(source, process.env["SERVICE_API_KEY"]);
const schema = await readSchemaTypes(document);
const files = [
  { path: "spec/generated/schema.ts", text: GENERATED_BANNER + schema.text },
  generateModels(document, schema.nodes),
  generateEnums(document),
  generateOperations(document),
  ...generateResources(document),
];
if (!options.from) files.push(generateDocument(document), generateServer(document), generateToolRegistry());
const untracked = [generateResponseSchemas(document), generateParameters(document)];
if (!options.from) untracked.push(generateReportSchema(ROOT), ...generateValidators(document, SERVER_FOLDER));
if (!options.check) await Promise.all([...untracked, ...files].map(write));

// References are generated from code that imports the files written above.
const references = options.from ? [] : await generateReferences();
if (options.check) await check([...files, ...references]);
else await Promise.all(references.map(write));

// Copies in the docs, some of them of files written above.
if (!options.check && !options.from)
  for (const file of writeBlocks(await openRepository(ROOT))) console.log(`wrote ${file}`);

async function generateReferences(): Promise<GeneratedFile[]> {
  const { generateCiAction } = await import("./generate/ci-action.ts");
  const { generateCliDocs } = await import("./generate/cli-docs.ts");
  const { generateCoachingDocs } = await import("./generate/coaching-docs.ts");
  const { generateDialectDocs } = await import("./generate/dialect-docs.ts");
  const { generateMcp } = await import("./generate/mcp-files.ts");
  const { generateCliReport } = await import("./generate/cli-report.ts");
  const { generatePublicReports } = await import("./generate/public-report.ts");
  const { generateSdkDocs } = await import("./generate/sdk-docs.ts");
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return [
    ...generateCiAction(version),
    await generateCliDocs(),
    await generateCoachingDocs(),
    ...(await generateMcp()),
    ...(await generateSdkDocs()),
    ...generatePublicReports(),
    await generateCliReport(),
    generateDialectDocs(),
  ];
}

async function write(file: GeneratedFile): Promise<void> {
  const path = join(ROOT, file.path);
  if ((await readIfThere(path)) === file.text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file.text);
  console.log(`wrote ${file.path}`);
}

async function check(expected: GeneratedFile[]): Promise<void> {
  const current = await Promise.all(expected.map((file) => readIfThere(join(ROOT, file.path))));
  const stale = expected.filter((file, index) => current[index] !== file.text);
  for (const file of stale) console.error(`${file.path} is stale. Run \`npm run generate\` and commit what it writes.`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${expected.length} generated files are fresh.`);
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
