// npm run pictures: screenshots of the dashboard with demo data: every page, light and dark, wide and narrow, into a folder
// for review; those that the docs show into docs/pictures/.
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { seededIds } from "../server-mock/library/index.ts";
import { launchBrowser } from "../test/dashboard/support/browser.ts";
import { LOOKS } from "../test/dashboard/support/inspect-look.ts";
import { findPages, readHtml, type ServedDemo, serveDemo, signIn } from "../test/dashboard/support/served-demo.ts";
import type { StorageState } from "../test/dashboard/support/windows.ts";
import { readArgs } from "./read-args.mjs";

/** Pages that the docs show, by their rows in the page table. */
const SHOWN = [
  { row: "/", file: "overview.webp" },
  { row: "/reports/:id", file: "report.webp" },
  { row: "/settings/api-keys", file: "api-keys.webp" },
] as const;
const SHOWN_FOLDER = join(import.meta.dirname, "..", "docs", "pictures");
/** Lines of a command's output that a picture shows. */
const MOST_LINES = 6;
/** The built command line. */
const PROGRAM = join(import.meta.dirname, "..", "dist/cli/svc.cjs");
/** HTML of a terminal, to be filled with the program's output. */
const TERMINAL =
  '<body style="margin:0"><pre style="margin:0;padding:20px;font:14px/1.5 monospace;color:#e8ebf0;background:#101216"></pre>';
const MOST_BYTES = 150_000;
/** Fixed, so that pictures only change with pages; a weekday, so that the demo data has a week to show. */
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
    await takeSurfaces(browser, demo, folder);
  } finally {
    await browser.close();
    await demo.close();
  }
}

/** Takes pictures of the command line and the weekly report, made by the built program from the same data. */
async function takeSurfaces(browser: Browser, demo: ServedDemo, folder: string): Promise<void> {
  const report = join(folder, "week.html");
  const svc = async (...args: string[]) => {
    const env = {
      ...process.env,
      SVC_CONFIG_DIR: join(folder, "none"),
      SERVICE_API_URL: `${demo.origin}/api/v1`,
      SERVICE_API_KEY: demo.server.keys.read,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env });
    return `$ svc ${args.join(" ").replace(/ -o table| --now \S+/g, "")}\n${stdout.split("\n").slice(0, MOST_LINES).join("\n")}\n`;
  };
  const texts = [
    await svc("people", "--from", "90d", "--fields", "name,meetings,reports,average_score", "-o", "table"),
    await svc(
      "meetings",
      "list",
      "--status",
      "completed",
      "--limit",
      "4",
      "--fields",
      "title,started_at,status",
      "-o",
      "table",
    ),
  ];
  await svc("report", "weekly", "--last", "7d", "--now", NOW.toISOString(), "--out", `html=${report}`);
  const page = await browser.newPage({ viewport: { width: 1000, height: 380 }, colorScheme: "dark" });
  await page.setContent(TERMINAL);
  await page.evaluate((text) => document.querySelector("pre")?.append(text), texts.join("\n").trimEnd());
  await save("terminal.webp", await page.locator("pre").screenshot());
  await page.setViewportSize({ width: 1000, height: 760 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setContent(await readFile(report, "utf8"));
  await save("weekly-report.webp", await page.screenshot());
  await page.close();

  async function save(file: string, png: Buffer): Promise<void> {
    const picture = await toWebp(browser, png);
    if (picture.length > MOST_BYTES) throw new Error(`${file} has ${picture.length} bytes, more than ${MOST_BYTES}.`);
    await writeFile(join(SHOWN_FOLDER, file), picture);
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

/** Converts to WebP in the browser, half the size of PNG. */
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

const { positionals } = readArgs("npm run pictures -- [FOLDER]", {}, true);
const folder = resolve(positionals[0] ?? join(tmpdir(), "svc-pictures"));
await mkdir(folder, { recursive: true });
await mkdir(SHOWN_FOLDER, { recursive: true });
await takePictures(folder);
console.log(`Every page is in ${folder}, and the pictures of the docs are in docs/pictures.`);
