/**
 * Characters that can control a terminal: C0 and C1 controls, DEL, bidirectional controls, line and paragraph separators, lone
 * surrogates and tag characters. Tab and line feed are the caller's decision, depending on the format.
 */
const DANGEROUS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** The flags of England, Scotland and Wales are the only legitimate use of tag characters. */
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/gu;

/** Removes these characters. */
export const withoutControls = (text: string): string => text.replace(DANGEROUS, "");

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, "0")}`;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
};

const escapeOutsideFlags = (text: string): string => {
  if (!text.includes("\u{e007f}")) return text.replace(DANGEROUS, visible);
  let escaped = "";
  let end = 0;
  for (const flag of text.matchAll(FLAG)) {
    escaped += text.slice(end, flag.index).replace(DANGEROUS, visible) + flag[0];
    end = flag.index + flag[0].length;
  }
  return escaped + text.slice(end).replace(DANGEROUS, visible);
};

/** Escapes controls visibly in a text of several lines; line feeds and tabs stay. */
export const escapeText = (text: string): string => escapeOutsideFlags(text.replace(/\r\n/g, "\n"));

/** Escapes text for one line: like {@link escapeText}, with line feeds and tabs visible too. */
export const escapeLine = (text: string): string => escapeText(text).replace(/\n/g, "\\n").replace(/\t/g, "\\t");

/**
 * Neutralizes lines that a GitHub Actions log would execute (`::error::`, `##[group]`). Only for text printed under
 * GitHub Actions; elsewhere they are ordinary text.
 */
export const defuseWorkflowCommands = (text: string): string =>
  text.replace(/^(\s*):(?=:)/gm, "$1\\x3a").replace(/##(?=\[)/g, "#\\x23");
