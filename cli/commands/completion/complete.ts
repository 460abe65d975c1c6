import { Command } from "commander";
import { escapeLine } from "../../../core/text/escape.ts";
import type { Context } from "../../context/context.ts";
import type { LoadTree } from "../command-entry.ts";
import { candidatesFor } from "./candidates.ts";

/**
 * `svc __complete --word=WORD -- WORDS...`: what fits as WORD after WORDS, a value, a tab and a label on each line; `:files` for
 * names of files. Never fails, never asks the network.
 */
export const newCompleteCommand = (context: Context, loadTree: LoadTree): Command =>
  new Command("__complete")
    .requiredOption("--word <word>")
    .argument("[words...]")
    .action(async (words: string[], { word }: { word: string }) => {
      const candidates = await candidatesFor(context, await loadTree(words), words, word);
      await context.stdout.write(
        candidates.map(([value, label]) => `${[value, label].filter(Boolean).map(escapeLine).join("\t")}\n`).join(""),
      );
    });
