import type { Prompt } from "./prompt.ts";

/** Digest of what prospects say, for marketing. */
export const insightDigest: Prompt = {
  name: "insight_digest",
  title: "Insight digest",
  description: "Sorts what prospects said into themes that marketing can use, with quotes.",
  tools: ["get_insights"],
  arguments: [
    { name: "from", description: "Earliest date, or words such as this quarter", isDate: true },
    { name: "industry", description: "Part of the prospects' industry" },
  ],
  write: ({ from, industry }) => {
    const filters = [from ? `from "${from}"` : "", industry ? `industry "${industry}"` : ""].filter(
      (part) => part !== "",
    );
    const given = filters.length > 0 ? ` with ${filters.join(" and ")}` : "";
    return [
      `Write a digest of marketing insights${given}.`,
      `1. get_insights${given}${given === "" ? " with" : " and"} group_by phrase: what came up how often, with the best quote of each.`,
      "2. Sort the phrases into at most six themes, the most frequent first. For more quotes of a theme: get_insights with `search`.",
      "For each theme write: how often it came up and with whom, one or two literal quotes with company and date, and what marketing could do about it. Do not merge quotes, and do not invent numbers.",
    ].join("\n");
  },
};
