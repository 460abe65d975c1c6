import { type Node, type ParseError, parse, parseTree } from "jsonc-parser";
import { isRecord } from "../../core/formats/is-record.ts";
import { UsageError } from "../errors/usage-error.ts";
import { addItem, withoutItem } from "./edit-json.ts";
import { KEY_QUESTION, type Question, type ServerEntry } from "./server-entry.ts";

/** The servers of a JSON configuration, by name. @throws UsageError when it is not what such a configuration looks like */
export function readJsonServers(text: string, member: string): Record<string, unknown> {
  const { [member]: servers = {} } = readConfig(text);
  if (isRecord(servers)) return servers;
  throw new UsageError(`\`${member}\` in the configuration is not an object. Fix it manually.`);
}

/** Adds a server and its prompts; everything else is preserved, to the byte. */
export function addJsonServer(
  current: string,
  member: string,
  { name, entry, questions }: { name: string; entry: ServerEntry; questions: readonly Question[] },
): string {
  const { env, ...rest } = entry;
  return addServer(current, member, { name, value: Object.keys(env).length > 0 ? entry : rest, questions });
}

/** On two lines, so that a server is added on separate lines. */
const NEW_FILE = "{\n}\n";

interface Server {
  name: string;
  value: unknown;
  questions: readonly Question[];
}

function addServer(current: string, member: string, { name, value, questions }: Server): string {
  const text = current.trim() === "" ? NEW_FILE : current;
  const servers = memberOf(treeOf(text), member);
  const withEntry = servers
    ? addItem(text, servers, { key: name, value })
    : addItem(text, treeOf(text), { key: member, value: { [name]: value } });
  return questions.reduce(addQuestion, withEntry);
}

/** Removes a server, even if its name occurs several times. */
export function removeJsonServer(text: string, member: string, name: string): string {
  const without = removeLast(text, member, name);
  return name in readJsonServers(without, member) ? removeJsonServer(without, member, name) : without;
}

/**
 * Removes a server, and the prompt for its key if no other server uses it. Restores the text from before the server was added, if adding it
 * again would give the current text.
 */
function removeLast(text: string, member: string, name: string): string {
  const value = readJsonServers(text, member)[name];
  const isAsked = Object.entries(readJsonServers(text, member)).some(
    ([other, server]) => other !== name && JSON.stringify(server).includes(`\${input:${KEY_QUESTION.id}}`),
  );
  const questions = isAsked ? [] : questionsOf(text).filter(({ id }) => id === KEY_QUESTION.id);
  const withoutQuestions = questions.length > 0 ? withoutQuestion(text) : [];
  const candidates = (from: string): string[] => withoutMember(from, [member, name]);
  const restored =
    withoutQuestions
      .flatMap(candidates)
      .find((candidate) => addServer(candidate, member, { name, value, questions }) === text) ??
    candidates(text).find((candidate) => addServer(candidate, member, { name, value, questions: [] }) === text);
  // A prompt that was there before is kept.
  if (restored !== undefined) return restored;
  const [without = text] = candidates(withoutQuestions[0] ?? text).slice(-1);
  return without;
}

/** The text without a member of an object in the root, and without that object if it is then empty. */
function withoutMember(text: string, [member, name]: readonly [string, string]): string[] {
  const root = treeOf(text);
  const servers = memberOf(root, member);
  if (!servers) return [text];
  const inside = withoutItem(text, servers, indexOf(servers, name));
  if ((servers.children?.length ?? 0) > 1) return inside;
  return [...withoutItem(text, root, indexOf(root, member)), ...inside].map((one) => (one === NEW_FILE ? "" : one));
}

function withoutQuestion(text: string): string[] {
  const root = treeOf(text);
  const inputs = memberOf(root, "inputs");
  const index = questionsOf(text).findIndex(({ id }) => id === KEY_QUESTION.id);
  if (!inputs || index < 0) return [];
  const inside = withoutItem(text, inputs, index);
  return (inputs.children?.length ?? 0) > 1 ? inside : [...withoutItem(text, root, indexOf(root, "inputs")), ...inside];
}

const indexOf = ({ children = [] }: Node, key: string): number =>
  children.findLastIndex(({ children: [name] = [] }) => name?.value === key);

/** A member's value. The last of several with one name is the one that counts. */
const memberOf = (container: Node, key: string): Node | undefined =>
  container.children?.[indexOf(container, key)]?.children?.[1];

const OPTIONS = { allowTrailingComma: true };

function treeOf(text: string): Node {
  const root = parseTree(text, [], OPTIONS);
  if (!root) throw new UsageError("The configuration is empty. Use --dry-run and add the entry manually.");
  return root;
}

function readConfig(text: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const config: unknown = parse(text.trim() === "" ? "{}" : text, errors, OPTIONS);
  if (errors.length === 0 && isRecord(config)) return config;
  throw new UsageError(
    "The configuration is not valid JSON, so it was left alone. Fix it, or use --dry-run and add the entry manually.",
  );
}

/** The prompts (`inputs`) of a configuration, in order; those of others may have any form. */
function questionsOf(text: string): Question[] {
  const { inputs = [] } = readConfig(text);
  if (!Array.isArray(inputs)) throw new UsageError("`inputs` in the configuration is not a list. Fix it manually.");
  return inputs.map((input) => (isRecord(input) ? input : {}) as unknown as Question);
}

function addQuestion(text: string, question: Question): string {
  if (questionsOf(text).some(({ id }) => id === question.id)) return text;
  const inputs = memberOf(treeOf(text), "inputs");
  return inputs
    ? addItem(text, inputs, { value: question })
    : addItem(text, treeOf(text), { key: "inputs", value: [question] });
}
