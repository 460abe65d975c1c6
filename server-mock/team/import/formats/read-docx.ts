import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";

/** A day of speech has 2 MB of markup; a document that unpacks to more than this is not a transcript. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
const DOCUMENT = "word/document.xml";
const BREAKS: Readonly<Record<string, string>> = { "w:p": "\n", "w:br": "\n", "w:cr": "\n", "w:tab": "\t" };

/** Reads the text of a Word document, one line per paragraph and line break; or reports why it cannot. */
export function readDocx(content: Uint8Array): { text: string } | { problem: string } {
  let size = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name !== DOCUMENT) return false;
        size = Math.max(size, originalSize);
        return originalSize <= MAX_DOCUMENT_BYTES;
      },
    });
  } catch {
    return { problem: "it is not a readable Word document. Save it again as .docx or as .txt." };
  }
  if (size > MAX_DOCUMENT_BYTES)
    return { problem: "its text unpacks to more than 64 MiB, which no transcript does. Save its text as .txt." };
  const document = files[DOCUMENT];
  const text = document && textOf(strFromU8(document));
  return text === undefined
    ? { problem: "it is an archive, but not a Word document. Unpack it, and import the files in it." }
    : { text };
}

/** Text of `word/document.xml`: https://learn.microsoft.com/openspecs/office_standards/ms-docx. Undefined if it is damaged. */
function textOf(xml: string): string | undefined {
  const parts: string[] = [];
  let isText = false;
  /** Alternate content repeats the text for programs that cannot draw the first form. */
  let fallbacks = 0;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "mc:Fallback") fallbacks += 1;
    isText = name === "w:t" && fallbacks === 0;
    if (name !== "w:p") parts.push(BREAKS[name] ?? "");
  });
  parser.on("text", (text) => {
    if (isText) parts.push(text);
  });
  parser.on("closetag", ({ name }) => {
    if (name === "mc:Fallback") fallbacks -= 1;
    isText = false;
    if (name === "w:p") parts.push(BREAKS[name] ?? "");
  });
  try {
    parser.write(xml).close();
    return parts.join("");
  } catch {
    return undefined;
  }
}
