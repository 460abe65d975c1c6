import type { SearchFlags } from "../../features/search/run-search.ts";
import { addFlagGroup } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import { parseCount } from "../../text/parsers.ts";
import { defineCommand } from "../define-command.ts";

/** `svc meetings search`. */
export const newMeetingsSearchCommand = defineCommand({
  name: "search",
  summary: "Search what was said in meetings",
  details:
    "Words are alternatives; words in quotation marks must follow each other. Case, accents and endings do not matter: pricing finds prices. Every transcript is read (one call each, and one for every 100 meetings), newest meeting first, and hits are printed as they are found, so bound the search with --from or --max-items.",
  examples: [
    ["svc meetings search budget --from 30d", "who spoke of budgets in the last 30 days, and when"],
    [
      'svc meetings search "next step" --user "Ana Ruiz" --max-items 10',
      "ten places where Ana's calls name a next step",
    ],
    ["svc meetings search budget --from 30d -C 2", "with two lines before and after"],
    ["svc meetings search discount --speaker kim -o csv > discounts.csv", "what Kim said about discounts"],
  ],
  args: [["<words...>", "words to look for"]],
  extend: (command) =>
    addFlagGroup(addFiltersOf(command, "listMeetings"), "Search:", [
      ["--speaker <name>", "only what this person said, by a part of the name"],
      ["-C, --context <lines>", "lines to show before and after a hit", { parse: parseCount(0, 20) }],
      ["--max-items <count>", "stop after this many hits", { parse: parseCount(1) }],
      concurrencyFlag("transcripts to read at the same time"),
    ]),
  prints: "data",
  async run(context, flags: SearchFlags, words: string[]) {
    const { runSearch } = await import("../../features/reading/reading.lazy.ts");
    await runSearch(context, words, flags);
  },
});
