import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { SearchFlags } from "../../features/search/run-search.ts";
import { addFilterFlags, concurrencyOption } from "../../flags/list-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { parseCount } from "../../text/parsers.ts";
import { newCommand } from "../new-command.ts";

/** `svc meetings search`. */
export function newMeetingsSearchCommand(context: Context): Command {
  const command = newCommand("search", {
    summary: "Search what was said in meetings",
    details: `Words are alternatives; words in quotation marks must follow each other. Case, accents and endings do not matter: pricing finds prices. Every transcript is read (one call each, and one for every 100 meetings), newest meeting first, and hits are printed as they are found, so bound the search with --from or --max-items.`,
    examples: [
      ["svc meetings search budget --from 30d", "who spoke of budgets in the last 30 days, and when"],
      [
        'svc meetings search "next step" --user "Ana Ruiz" --max-items 10',
        "ten places where Ana's calls name a next step",
      ],
      ["svc meetings search budget --from 30d -C 2", "with two lines before and after"],
      ["svc meetings search discount --speaker kim -o csv > discounts.csv", "what Kim said about discounts"],
    ],
  }).argument("<words...>", "words to look for");
  const filters = parametersOf("listMeetings").filter(({ name }) => name !== "page" && name !== "limit");
  addFilterFlags(command, filters)
    .optionsGroup("Search:")
    .addOption(new Option("--speaker <name>", "only what this person said, by a part of the name"))
    .addOption(new Option("-C, --context <lines>", "lines to show before and after a hit").argParser(parseCount(0, 20)))
    .addOption(new Option("--max-items <count>", "stop after this many hits").argParser(parseCount(1)))
    .addOption(concurrencyOption("transcripts to read at the same time"))
    .optionsGroup("Options:");
  return addOutputFlags(command).action(async (words: string[], _flags: unknown, self: Command) => {
    const { runSearch } = await import("../../features/reading/reading.lazy.ts");
    await runSearch(context, words, self.optsWithGlobals<SearchFlags>());
  });
}
