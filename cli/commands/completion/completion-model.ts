import type { Argument, Command, Option } from "commander";
import type { CompletionFlag, CompletionNode, ValueSource } from "../../features/completion/completion-node.ts";

/** What the tree of commands does not say. */
export interface KnownValues {
  /** The settings that `svc config` knows, with their values. */
  settings: Readonly<Record<string, ValueSource>>;
  /** Methods and paths that `svc api` takes. */
  requests: readonly string[];
}

/** Every command of the tree, the root first. */
export function completionModel(root: Command, { settings, requests }: KnownValues): CompletionNode[] {
  const shared = root.options.filter((option) => option.long !== "--version").map((option) => flagOf(option, ""));
  const nodes = visit(root, "").map((node) =>
    node.path === "" ? node : { ...node, flags: [...node.flags, ...shared] },
  );
  return nodes.flatMap((node) => {
    if (node.path === "api") return [{ ...node, argument: { kind: "choices", choices: requests } }];
    if (!node.takesSetting) return [node];
    const names: CompletionNode = { ...node, argument: { kind: "choices", choices: Object.keys(settings) } };
    if (!node.takesValue) return [names];
    // After its name a setting is completed as a command is.
    return [
      names,
      ...Object.entries(settings).map(([name, argument]) => ({ ...node, path: `${node.path} ${name}`, argument })),
    ];
  });
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
    takesValue: command.registeredArguments[1]?.name() === "value",
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
  if (name === "zone") return { kind: "dynamic", query: ["zones"] };
  if (name === "person") return { kind: "dynamic", query: ["ids", "people"] };
  if (name === "names") return { kind: "dynamic", query: ["fields", path], takesWord: true };
  if (name === "id") return { kind: "dynamic", query: ["ids", path.split(" ")[0] ?? ""] };
  if (name === "true|false") return { kind: "choices", choices: ["true", "false"] };
  return { kind: "none" };
}
