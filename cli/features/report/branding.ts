import { readFile, stat } from "node:fs/promises";
import type { Branding } from "../../../core/report/branding.ts";
import { formatCount } from "../../../core/words/count-text.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { unreadable } from "../../files/read-text.ts";

/** Flags of {@link Branding}. */
export interface BrandingFlags {
  title?: string;
  logo?: string;
  link?: string;
}

const LONGEST_TITLE = 100;
const LONGEST_LINK = 200;
const LARGEST_LOGO_BYTES = 200_000;

/** Checks the flags before anything is fetched, and reads the logo. */
export async function readBranding({ title, logo, link }: BrandingFlags): Promise<Branding> {
  const given = title?.trim();
  if (given === "" || (given?.length ?? 0) > LONGEST_TITLE)
    throw new UsageError(`Expected --title to have 1 to ${LONGEST_TITLE} characters.`, "Write --title 'Sales, North'.");
  return {
    title: given ?? "Coaching report",
    logo: logo === undefined ? undefined : await readLogo(logo),
    link: link === undefined ? undefined : checkLink(link),
  };
}

function checkLink(link: string): string {
  const isAddress =
    link.length <= LONGEST_LINK && URL.canParse(link) && /^https?:\/\//i.test(link) && !/[\s"'<>\\]/.test(link);
  if (isAddress && link.includes("{id}") && !new URL(link.replaceAll("{id}", "0")).username) return link;
  throw new UsageError(
    `Expected --link to be an https address that contains {id}, of at most ${LONGEST_LINK} characters, got \`${link}\`.`,
    "Write --link 'https://coaching.example.com/meetings/{id}'; {id} stands for the id of a meeting.",
  );
}

/** The picture as a `data:` URI, its type detected from its bytes, since the extension may be wrong. */
async function readLogo(file: string): Promise<string> {
  const bytes = await readSmallFile(file);
  const type = pictureType(bytes);
  if (type === undefined)
    throw new UsageError(`Expected ${file} to be a PNG, JPEG or SVG picture.`, "Convert it, and try again.");
  return `data:${type};base64,${bytes.toString("base64")}`;
}

async function readSmallFile(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size <= LARGEST_LOGO_BYTES) return await readFile(file);
    throw new UsageError(
      `Expected ${file} to have at most 200 kB, got ${formatCount(Math.ceil(size / 1000))} kB.`,
      "The logo is shown 32 pixels high: save it smaller.",
    );
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw unreadable(file, error);
  }
}

function pictureType(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "image/png";
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "image/jpeg";
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(text)
    ? "image/svg+xml"
    : undefined;
}
