// npm run site [-- FOLDER]: the documentation as pages with one search, in tools/site/dist. Needs no network to build or to read: any
// static file server works, under any path. Fails on a broken link or anchor.
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import Eleventy from "@11ty/eleventy";
import { build as bundle } from "esbuild";
import { openRepository } from "../../scripts/docs/repository.ts";
import { findDeadLinks } from "./dead-links.mjs";
import { indexPages } from "./index-pages.mjs";
import { drawPage, drawSearchPage } from "./layout.mjs";
import { linkResolver, teach } from "./markdown.mjs";
import { listPages } from "./pages.mjs";
import { SITE_STYLE } from "./site-style.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../..");

/**
 * Builds the site into `folder`, which is replaced.
 *
 * @param {string} folder
 * @returns {Promise<{ pages: number, problems: string[] }>} what leads nowhere, as `page  problem`
 */
export async function buildSite(folder) {
  const repository = await openRepository(ROOT);
  const pages = listPages(repository.files).map((page) => ({ ...page, text: repository.read(page.file) }));
  const urls = new Map(pages.map(({ file, url }) => [file, url]));
  const { homepage } = JSON.parse(repository.read("package.json"));
  const pictures = new Set();
  await rm(folder, { recursive: true, force: true });

  await renderPages(pages, { folder, resolve: linkResolver(urls, homepage.replace(/#.*$/, ""), pictures) });
  await mkdir(join(folder, "search"), { recursive: true });
  await writeFile(join(folder, "search/index.html"), drawSearchPage());
  await writeFile(join(folder, "search.json"), indexPages(pages.map((page) => ({ ...page, title: titleOf(page) }))));
  await writeFile(join(folder, "site.css"), SITE_STYLE);
  await bundle({
    entryPoints: [join(HERE, "browser/search-page.mjs")],
    outfile: join(folder, "search.js"),
    ...{ bundle: true, minify: true, format: "esm", logLevel: "error" },
  });
  await mkdir(join(folder, "pictures"), { recursive: true });
  for (const picture of pictures) await copyFile(join(ROOT, picture), join(folder, "pictures", basename(picture)));
  return { pages: pages.length + 1, problems: await findDeadLinks(folder) };
}

async function renderPages(pages, { folder, resolve }) {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  // The pages are virtual templates; Eleventy needs a folder nevertheless.
  const eleventy = new Eleventy(relative(process.cwd(), join(HERE, "browser")), relative(process.cwd(), folder), {
    quietMode: true,
    config(configuration) {
      configuration.setTemplateFormats(["md"]);
      configuration.amendLibrary("md", (markdown) => teach(markdown, { resolve }));
      for (const { file, url, text } of pages)
        configuration.addTemplate(`${url}index.md`, text, {
          file,
          permalink: `${url}index.html`,
          templateEngineOverride: "md",
        });
      configuration.addTransform("page", function (content) {
        const url = this.page.url.slice(1);
        const page = byUrl.get(url);
        return drawPage({ url, title: titleOf(page), content, headings: headingsOf(content) });
      });
    },
  });
  await eleventy.write();
}

/** The title of the navigation, or the page's own heading. */
const titleOf = ({ title, text }) => title ?? /^# (.+)$/m.exec(text)?.[1].replaceAll("`", "") ?? "";

const headingsOf = (html) =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id, text]) => ({
    id,
    html: text.replaceAll(/<\/?a\b[^>]*>/g, ""),
  }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? join(HERE, "dist");
  const { pages, problems } = await buildSite(folder);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${pages} pages are in ${folder}. Every link of theirs leads somewhere. Serve the folder, for example by \`npx serve\`.`,
    );
}
