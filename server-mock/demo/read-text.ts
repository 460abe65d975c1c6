import { readFileSync } from "node:fs";

/** Names of the files in `text/`. */
export type TextName = "de" | "en" | "es" | "fr" | "ja" | "plans" | "scorecards" | "world";

/** Contents of a text file. The build replaces this module by one that holds the files (bundle/embed-texts.ts). */
export function readText(name: TextName): string {
  return readFileSync(new URL(`./text/${name}.txt`, import.meta.url), "utf8");
}
