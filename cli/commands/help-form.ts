import { type Argument, type Command, Help, type Option } from "commander";

/** commander's heading for ungrouped options. */
const OWN_FLAGS = "Options:";

/** Layout of every help page, shared with `svc-server`. */
export const HELP_FORM = {
  showGlobalOptions: true,
  sortSubcommands: false,
  subcommandTerm: (command: Command): string => command.name(),
  commandUsage: usageOf,
  groupItems,
  visibleGlobalOptions,
  optionDescription: describeOption,
  argumentDescription: describeOption,
  styleTitle,
} satisfies Partial<Help>;

/** Description of a flag or an argument, with its choices before the default. */
export function describeOption(described: Option | Argument): string {
  const [, text = "", value = ""] = /^(.*?)(; default: .*)?$/s.exec(described.description) ?? [];
  const choices = described.argChoices ? ` (${described.argChoices.join(", ")})` : "";
  return `${text}${choices}${value}`;
}

/** Arguments before flags. */
function usageOf(this: Help, command: Command): string {
  return Help.prototype.commandUsage.call(this, command).replace(/ \[options\](.*)$/, "$1 [flags]");
}

/** Ungrouped items come last. */
function groupItems<Item extends Command | Option>(
  this: Help,
  unsorted: Item[],
  visible: Item[],
  groupOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = Help.prototype.groupItems.call(this, unsorted, visible, groupOf as never) as Map<string, Item[]>;
  const own = groups.get(OWN_FLAGS);
  if (own && groups.delete(OWN_FLAGS)) groups.set(OWN_FLAGS, own);
  return groups;
}

/** Omits global options that the command declares itself, as `svc mcp install` does. */
function visibleGlobalOptions(this: Help, command: Command): Option[] {
  const own = command.options.map(({ long }) => long);
  return Help.prototype.visibleGlobalOptions.call(this, command).filter(({ long }) => !own.includes(long));
}

/** Sentence case, and "Flags" for options. */
function styleTitle(title: string): string {
  const sentence = title.charAt(0) + title.slice(1).toLowerCase();
  return sentence.replace("options:", "flags:").replace("Options:", "Flags:");
}
