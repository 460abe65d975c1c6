import { createScanner, type Node } from "jsonc-parser";

/** A member of an object, or, without a key, an item of a list. */
export interface JsonItem {
  key?: string;
  value: unknown;
}

/**
 * Adds an item at the end of an object or list. No other byte changes: comments, layout and trailing commas are preserved, and
 * a one-line container stays on one line.
 */
export function addItem(text: string, container: Node, item: JsonItem): string {
  const open = container.offset + 1;
  const close = container.offset + container.length - 1;
  const inner = text.slice(open, close);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const unit = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  const outer = indentAt(text, container.offset);
  const last = container.children?.at(-1);
  if (!last && inner.trim() === "" && !inner.includes("\n"))
    return `${text.slice(0, open)}${inner}${print(item)}${inner}${text.slice(close)}`;
  if (!last) {
    const printed = `${eol}${outer}${unit}${print(item, { eol, unit, indent: outer + unit })}`;
    return text.slice(0, open) + printed + text.slice(open);
  }
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  if (!inner.includes("\n")) {
    const printed = ` ${print(item)}`;
    return comma === undefined
      ? `${text.slice(0, end)},${printed}${text.slice(end)}`
      : `${text.slice(0, comma)}${printed},${text.slice(comma)}`;
  }
  const indent = indentAt(text, last.offset);
  const printed = `${eol}${indent}${print(item, { eol, unit, indent })}`;
  const at = lineEnd(text, comma ?? end);
  return comma === undefined
    ? `${text.slice(0, end)},${text.slice(end, at)}${printed}${text.slice(at)}`
    : `${text.slice(0, at)}${printed},${text.slice(at)}`;
}

/** The text without an item, in every form that it may have had before the item was added; most likely first. */
export function withoutItem(text: string, container: Node, index: number): string[] {
  const children = container.children ?? [];
  const [previous, child, next] = [children[index - 1], children[index], children[index + 1]];
  if (!child) return [text];
  const end = child.offset + child.length;
  const comma = commaAfter(text, end);
  if (!previous && next) return [text.slice(0, child.offset) + text.slice(next.offset)];
  if (!previous) {
    const open = container.offset + 1;
    const behind = comma ?? end;
    return [open, child.offset]
      .map((from) => text.slice(0, from) + text.slice(behind))
      .concat(
        // Only one of the two white spaces was there before.
        text.slice(0, child.offset) + text.slice(container.offset + container.length - 1),
      );
  }
  const start = previous.offset + previous.length;
  const behindComma = commaAfter(text, start) ?? start;
  const gap = text.slice(behindComma, child.offset).replace(/(?:\r?\n)?[ \t]*$/, "");
  const withComma = text.slice(0, behindComma) + gap;
  const bare = text.slice(0, start) + gap;
  return comma === undefined ? [bare + text.slice(end)] : [withComma + text.slice(comma), bare + text.slice(end)];
}

interface Layout {
  eol: string;
  unit: string;
  indent: string;
}

function print({ key, value }: JsonItem, layout?: Layout): string {
  const lines = layout && JSON.stringify(value, null, layout.unit).split("\n").join(`${layout.eol}${layout.indent}`);
  return `${key === undefined ? "" : `${JSON.stringify(key)}: `}${lines ?? JSON.stringify(value)}`;
}

/** The white space at the beginning of a position's line. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

/** The end of the line if only a comment follows, else the position itself. */
function lineEnd(text: string, offset: number): number {
  const rest = /^[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)?(?=\r?\n)/.exec(text.slice(offset));
  return offset + (rest?.[0].length ?? 0);
}

/** The position behind the comma that follows an item. */
function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  const at = scanner.getTokenOffset();
  return text[at] === "," ? at + 1 : undefined;
}
