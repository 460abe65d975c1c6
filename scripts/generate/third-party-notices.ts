import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type Options } from "tsup";
import { bundleServer } from "../../server-mock/bundle/bundle-server.ts";
import type { GeneratedFile } from "./generated-file.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Licenses of packages that do not include their own. */
const LICENSES = join(import.meta.dirname, "licenses");

interface Publication {
  /** The package's folder. */
  folder: string;
  /** Builds into a folder, and returns the paths of all files that ended up in the bundles. */
  listInputs: (outDir: string) => Promise<string[]>;
}

const TSUP_CONFIGS = ["tsup.config.ts", "cli/tsup.config.ts", "mcp/tsup.config.ts"];
const PUBLICATIONS: Publication[] = [
  { folder: ".", listInputs: listInputsOfTsup },
  { folder: "server-mock", listInputs: bundleServer },
];

/** License notice of a bundled package. */
interface Notice {
  /** Name and version. */
  title: string;
  license: string;
  text: string;
}

/** `THIRD_PARTY_NOTICES.md` of each published package: the licenses of whatever its bundles contain. */
export async function generateThirdPartyNotices(): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const publication of PUBLICATIONS) {
    const folders = await listBundledPackages(publication);
    const notices = (await Promise.all(folders.map(readNotices))).flat();
    files.push({ path: join(publication.folder, "THIRD_PARTY_NOTICES.md"), text: writeNotices(notices) });
  }
  return files;
}

/** Folders of the packages with at least one byte in a bundle. */
async function listBundledPackages({ listInputs }: Publication): Promise<string[]> {
  const outDir = await mkdtemp(join(tmpdir(), "svc-notices-"));
  try {
    const inputs = await listInputs(outDir);
    const folders = inputs.flatMap((input) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(input))?.[0] ?? []);
    return [...new Set(folders)].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Builds tsup's bundles to read esbuild's metafile. */
async function listInputsOfTsup(outDir: string): Promise<string[]> {
  const account: Options = { outDir, metafile: true, dts: false, clean: false, silent: true, config: false };
  const inputs: string[] = [];
  for (const config of TSUP_CONFIGS) {
    const { default: options }: { default: Options | Options[] } = await import(join(ROOT, config));
    for (const bundle of [options].flat()) {
      await build({ ...fromRoot(bundle), ...account, onSuccess: async () => undefined });
      inputs.push(...(await takeAccounts(outDir)));
    }
  }
  return inputs;
}

/** Entries in a configuration are relative to the root. */
function fromRoot(bundle: Options): Options {
  const entries = Object.entries(bundle.entry ?? {});
  return { ...bundle, entry: Object.fromEntries(entries.map(([name, path]) => [name, join(ROOT, path)])) };
}

/** Reads and removes the metafile of the last build. */
async function takeAccounts(outDir: string): Promise<string[]> {
  const names = (await readdir(outDir)).filter((name) => name.startsWith("metafile-"));
  const paths = names.map((name) => join(outDir, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  await Promise.all(paths.map((path) => rm(path)));
  return texts.flatMap((text) => contributingInputs(JSON.parse(text)));
}

interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

function contributingInputs({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      // Strips a plugin's namespace from the path.
      bytesInOutput > 0 ? [path.replace(/^[\w-]+:/, "")] : [],
    ),
  );
}

async function readNotices(folder: string): Promise<Notice[]> {
  const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const own = (await readdir(folder)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).sort();
  const addition = `${nameOf(folder).replace("@", "").replace("/", "-")}.txt`;
  const added = (await readdir(LICENSES)).filter((name) => name === addition);
  const paths = [...own.map((name) => join(folder, name)), ...added.map((name) => join(LICENSES, name))];
  if (paths.length === 0)
    throw new Error(`${nameOf(folder)} ships without its license. Put the text into ${join(LICENSES, addition)}.`);
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return texts.map((text) => ({ title: `${nameOf(folder)} ${version}`, license: license, text: normalize(text) }));
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("/node_modules/") + "/node_modules/".length);
}

function normalize(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();
}

function writeNotices(notices: Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const notice of notices) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const sections = [...byText].map(([text, group]) => {
    const packages = group.map(({ title, license }) => `- ${title} (${license})`);
    return `${packages.join("\n")}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`;
  });
  return `# Third-party notices

The published files contain code of the packages below, under their licenses. Written by \`npm run build\` from what the bundles contain.

${sections.join("\n")}`;
}
