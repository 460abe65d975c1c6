import { readText, type TextName } from "./read-text.ts";

/** Sections of a text file by heading; a section starts with `# heading`. */
export type Sections = (heading: string) => string;

const cache = new Map<TextName, Sections>();

/** Reads a text file once per process. */
export function sectionsOf(name: TextName): Sections {
  const known = cache.get(name);
  if (known) return known;
  const sections = parseSections(name);
  cache.set(name, sections);
  return sections;
}

function parseSections(name: TextName): Sections {
  const texts = new Map(
    readText(name)
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf("\n");
        return [section.slice(0, end).trim(), section.slice(end + 1)] as const;
      }),
  );
  return (heading) => {
    const text = texts.get(heading);
    if (text === undefined) throw new ReferenceError(`Expected a section "${heading}" in ${name}.txt, got none`);
    return text;
  };
}

/** Rows of a table: one a line, with ` | ` between the cells. */
export function rowsOf(section: string): string[][] {
  return section
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(" | "));
}
