import { expect } from "vitest";
import type { ToolResult } from "./environment.ts";

/** A word that stays the same whatever is cleaned away around it. */
export const CANARY = "canary7f3a";

/** A printable character that a reader cannot see, or one that moves others about. */
export const UNSEEN =
  /(?![\n\t])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\p{Surrogate}|[\u2028\u2029]/u;

/** What stands outside the fences of a text. */
export function outsideFences(text: string): string {
  return text.replace(/<untrusted-data (\w+)>\n[\s\S]*?\n<\/untrusted-data \1>/g, "");
}

/** The canary is in the result, in both of its forms, and nowhere but where recorded text belongs. */
export function expectContained({ isError, text, structured }: ToolResult): void {
  expect(isError, text).toBe(false);
  expect(text).toContain(CANARY);
  expect(text).not.toMatch(UNSEEN);
  expect(outsideFences(text)).not.toContain(CANARY);
  expect(outsideFences(text)).not.toContain("untrusted-data");
  const { untrusted, ...members } = structured;
  expect(JSON.stringify(members)).toContain(CANARY);
  for (const [name, value] of Object.entries(members)) {
    if ((untrusted as string[]).includes(name)) continue;
    expect(JSON.stringify(value), name).not.toContain(CANARY);
  }
  expect(JSON.stringify(structured)).not.toMatch(UNSEEN);
}
