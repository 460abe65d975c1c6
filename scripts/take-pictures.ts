// npm run pictures [-- FOLDER]: pictures of the dashboard with the demo data. Every page, light and dark, wide and narrow, goes into
// FOLDER (a temporary one by default) for a review; the few that the docs show go into docs/pictures/.
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { seededIds } from "../server-mock/library/index.ts";
import { launchBrowser } from "../test/dashboard/support/browser.ts";
import { LOOKS } from "../test/dashboard/support/inspect-look.ts";
import { findPages, readHtml, serveDemo, signIn } from "../test/dashboard/support/served-demo.ts";
import type { StorageState } from "../test/dashboard/support/windows.ts";

/** Pages that the docs show, by their rows of the table. */
const SHOWN = [
  { row: "/", file: "overview.webp" },
  { row: "/meetings/:id", file: "report.webp" },
  { row: "/settings/api-keys", file: "api-keys.webp" },
] as const;
const SHOWN_FOLDER = join(import.meta.dirname, "..", "docs", "pictures");
const MOST_BYTES = 150_000;
/** A weekday, so that the demo data has a week to show; always the same, so that pictures differ where pages do. */
const NOW = new Date("2026-11-20T15:00:00.000Z");

interface Picture {
  url: string;
  scheme: "light" | "dark";
  width: number;
  isWhole: boolean;
}

async function takePictures(folder: string): Promise<void> {
  const [browser, demo] = await Promise.all([
    launchBrowser(),
    serveDemo({ now: () => NOW, ids: seededIds("pictures") }, { meetings: 400 }),
  ]);
  try {
    const state = await signIn(browser, demo);
    const paths = new Map([...(await findPages(demo.origin, state)), ["/sign-in", "/sign-in"]]);
    for (const [row, path] of paths) {
      const url = demo.origin + path;
      if (row.startsWith("/sign-in/") || (await readHtml(url, state)) === undefined) continue;
      for (const { scheme, width } of LOOKS) {
        const reader = row === "/sign-in" ? undefined : state;
        const picture = await takePicture(browser, { url, scheme, width, isWhole: true }, reader);
        const name = row === "/" ? "overview" : row.slice(1).replaceAll("/", "-").replaceAll(":", "");
        await writeFile(join(folder, `${name}.${scheme}.${width}.png`), picture);
      }
    }
    for (const { row, file } of SHOWN) {
      const url = demo.origin + (paths.get(row) ?? row);
      const picture = await toWebp(
        browser,
        await takePicture(browser, { url, scheme: "light", width: 1280, isWhole: false }, state),
      );
      if (picture.length > MOST_BYTES) throw new Error(`${file} has ${picture.length} bytes, more than ${MOST_BYTES}.`);
      await writeFile(join(SHOWN_FOLDER, file), picture);
    }
  } finally {
    await browser.close();
    await demo.close();
  }
}

async function takePicture(
  browser: Browser,
  { url, scheme, width, isWhole }: Picture,
  storageState: StorageState | undefined,
): Promise<Buffer> {
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width, height: 800 },
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.screenshot({ fullPage: isWhole });
  } finally {
    await context.close();
  }
}

/** Half the size of a PNG, by the browser itself. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.9);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

const folder = resolve(process.argv[2] ?? join(tmpdir(), "svc-pictures"));
await mkdir(folder, { recursive: true });
await mkdir(SHOWN_FOLDER, { recursive: true });
await takePictures(folder);
console.log(`Every page is in ${folder}, and the pictures of the docs are in docs/pictures.`);
