import { createHash } from "node:crypto";
import { ENHANCEMENTS } from "./enhancements.ts";
import { PASSKEYS } from "./passkeys.ts";
import { STYLE } from "./style.ts";

/** The mark of the dashboard: a rising line of scores. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#2556c8"/><path d="M3 11l3-3 2.5 2L13 5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** A file of the dashboard, held in memory. */
interface Asset {
  type: string;
  text: string;
}

const HASH_LENGTH = 12;
const FOREVER = "public, max-age=31536000, immutable";
const byPath = new Map<string, Asset>();

/** Paths of the files, which change with their content. */
export const ASSETS = {
  style: add("dashboard.css", { type: "text/css; charset=utf-8", text: STYLE }),
  passkeys: add("passkeys.js", { type: "text/javascript; charset=utf-8", text: PASSKEYS }),
  script: add("dashboard.js", { type: "text/javascript; charset=utf-8", text: ENHANCEMENTS }),
  icon: add("icon.svg", { type: "image/svg+xml", text: ICON }),
} as const;

/** The file at a path. */
export function assetResponse(path: string): Response | undefined {
  const asset = byPath.get(path);
  if (!asset) return undefined;
  return new Response(asset.text, {
    headers: {
      "Content-Type": asset.type,
      "Cache-Control": FOREVER,
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function add(name: string, asset: Asset): string {
  const hash = createHash("sha256")
    .update(asset.text)
    .digest("base64url")
    .replaceAll(/[-_]/g, "")
    .slice(0, HASH_LENGTH);
  const [stem, extension] = name.split(".");
  const path = `/assets/${stem}.${hash}.${extension}`;
  byPath.set(path, asset);
  return path;
}
