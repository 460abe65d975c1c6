import type { InsightType, Sentiment } from "../types.ts";
import { compilePhrase, type Phrase } from "./spintax.ts";

/** What an insight says about the line of a script that gave it away. */
export interface Note {
  type: InsightType;
  sentiment: Sentiment;
  title: Phrase;
  summary: Phrase;
  tags: readonly string[];
}

export type Notes = ReadonlyMap<string, Note>;

const insightTypes = new Map<string, InsightType>(
  (
    [
      "pain_point",
      "objection",
      "competitor_mention",
      "feature_request",
      "buying_signal",
      "use_case",
      "pricing",
      "quote",
    ] as const
  ).map((type) => [type, type]),
);

const sentiments = new Map<string, Sentiment>([
  ["+", "positive"],
  ["-", "negative"],
  ["=", "neutral"],
  ["~", "mixed"],
]);

/** Reads tables of notes: a line is `key | type | sentiment | title | summary | tags`. */
export function parseNotes(...tables: readonly string[]): Notes {
  const rows = tables.flatMap((table) => table.split("\n")).filter((row) => row !== "");
  return new Map(rows.map(parseNote));
}

function parseNote(row: string): [key: string, note: Note] {
  const [key, typeName = "", sign = "", title, summary, tags] = row.split(" | ");
  const type = insightTypes.get(typeName);
  const sentiment = sentiments.get(sign);
  if (key === undefined || type === undefined || sentiment === undefined || tags === undefined)
    throw new SyntaxError(`Expected a row of six cells, got "${row}"`);
  return [
    key,
    {
      type,
      sentiment,
      title: compilePhrase(title ?? ""),
      summary: compilePhrase(summary ?? ""),
      tags: tags.split(" "),
    },
  ];
}
