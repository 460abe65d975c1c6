import type { Prompt } from "./prompt.ts";

/** What prospects say, for marketing. */
export const insightDigest: Prompt = {
  name: "insight_digest",
  title: "Insight digest",
  description: "Sorts what prospects said into themes that marketing can use, with quotes.",
  tools: ["get_insights"],
  arguments: [
    { name: "from", description: "Earliest date, YYYY-MM-DD" },
    { name: "industry", description: "Part of the prospects' industry" },
  ],
  write: ({ from, industry }) =>
    [
      `Write a digest of marketing insights${from ? ` since ${from}` : ""}${industry ? ` from the industry "${industry}"` : ""}.`,
      `1. get_insights${from ? ` with from ${from}` : ""}${industry ? `${from ? " and" : " with"} industry ${industry}` : ""}; use limit 100, and pages where has_more is true.`,
      "2. Group what comes back into at most six themes, the most frequent first.",
      "For each theme write: how often it came up and with whom, one or two literal quotes with company and date, and what marketing could do about it. Do not merge quotes, and do not invent numbers.",
    ].join("\n"),
};
