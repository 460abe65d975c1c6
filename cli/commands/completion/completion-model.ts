import type { Argument, Command, Option } from "commander";
import type { CompletionFlag, CompletionNode, ValueSource } from "../../features/completion/completion-node.ts";

/** Every command of the tree, the root first. `settings` are the names that `svc config` knows. */
export function completionModel(root: Command, settings: readonly string[]): CompletionNode[] {
  const shared = root.options.filter((option) => option.long !== "--version").map((option) => flagOf(option, ""));
  const nodes = visit(root, "").map((node) =>
    node.path === "" ? node : { ...node, flags: [...node.flags, ...shared] },
  );
  return nodes.map((node) =>
    node.takesSetting ? { ...node, argument: { kind: "choices", choices: settings } } : node,
  );
}

function visit(command: Command, path: string): CompletionNode[] {
  const children = command.commands.filter((child) => !isHidden(child));
  const help = { names: ["--help", "-h"], summary: "show help", value: undefined };
  const node: CompletionNode = {
    path,
    commands: children.map((child) => ({ name: child.name(), summary: child.summary() })),
    flags: [...command.options.filter((option) => !option.hidden).map((option) => flagOf(option, path)), help],
    argument: sourceOf(command.registeredArguments[0], path),
    takesSetting: command.registeredArguments[0]?.name() === "setting",
  };
  return [node, ...children.flatMap((child) => visit(child, path === "" ? child.name() : `${path} ${child.name()}`))];
}

/** commander does not expose it. */
const isHidden = (command: Command): boolean => command.name().startsWith("__");

const flagOf = (option: Option, path: string): CompletionFlag => ({
  names: [option.long, option.short].filter((name): name is string => Boolean(name)),
  summary: option.description,
  value: option.required ? flagValue(option, path) : undefined,
});

function flagValue({ argChoices, flags }: Option, path: string): ValueSource {
  if (argChoices) return { kind: "choices", choices: argChoices };
  return namedSource(/<([^>]+)>/.exec(flags)?.[1] ?? "", path);
}

function sourceOf(argument: Argument | undefined, path: string): ValueSource {
  if (!argument) return { kind: "none" };
  if (argument.argChoices) return { kind: "choices", choices: argument.argChoices };
  return namedSource(argument.name(), path);
}

/** Source of a value by its name: `<file>`, `<profile>`, `<id>` of its command group. */
function namedSource(name: string, path: string): ValueSource {
  if (name === "file" || name === "directory") return { kind: "files" };
  if (name === "profile") return { kind: "dynamic", query: ["profiles"] };
  if (name === "person") return { kind: "dynamic", query: ["ids", "people"] };
  if (name === "id") return { kind: "dynamic", query: ["ids", path.split(" ")[0] ?? ""] };
  if (name === "true|false") return { kind: "choices", choices: ["true", "false"] };
  return { kind: "none" };
}
