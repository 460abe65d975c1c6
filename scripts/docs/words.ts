import type { Problem, Repository } from "./repository.ts";

/** A discouraged term as a pattern, and the field's term for it. */
interface Term {
  pattern: RegExp;
  instead: string;
  /** Allows the term in lines that match. */
  unless?: RegExp;
  /** Files in which the term has another meaning. */
  except?: RegExp;
}

/** Files about sales calls, and what models and people say in them. */
const CONVERSATIONS =
  /server-mock\/(?:test\/)?(?:coaching|demo)|server-mock\/test\/jobs\/|docs\/coaching\.md|docs\/decisions\/README|test\/mcp\/(?:manager|confirmation|injection)|test\/cli\/terminal|prompts\.lazy|docs\/mcp\.md|tools\/agents\//;

/** Terms that a pattern distinguishes from their other meanings; identifiers count, `camelCase` parts do not. */
const TERMS: Term[] = [
  { pattern: /\banew\b/i, instead: "again" },
  { pattern: /\bshall\b/i, instead: "must" },
  { pattern: /\bwhoever\b/i, instead: "a noun: the caller, the user, the operator" },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: "fix" },
  { pattern: /\bleav(?:e|es|ing) (?:it|them|one of them|that) away\b/i, instead: "remove it" },
  { pattern: /\b(?:walk(?:s|ed|ing)?|walkPages|isWalk)\b/i, instead: "iterate, paginate or pagination" },
  // "Connection refused" is what systems call ECONNREFUSED.
  {
    pattern: /\brefus(?:e|es|ed|ing|al|als)\b/i,
    instead: "reject, or error response",
    unless: /connection|ECONNREFUSED|DNS|"refused"/i,
  },
  { pattern: /\bheld to\b|\bholdToDescription\b/i, instead: "checked against, or validateResponse" },
  { pattern: /\blook(?:s|ed) at\b/i, instead: "read or check" },
  { pattern: /\bcontestants?\b/i, instead: "subject or client" },
  // A model that scores is a judge in the literature, too.
  {
    pattern: /\bjudg(?:e|es|ed|ing)\b/i,
    instead: "conformance suite, or evaluate",
    except: /server-mock\/(?:coaching|demo)\/|server-mock\/test\/coaching\//,
  },
  // People answer questions, on calls and at prompts, and so do models.
  {
    pattern: /\banswer(?:s|ed|ing)?\b|\banswer(?=[A-Z])|[a-z]Answer/,
    instead: "respond, or response; result of a tool",
    unless: /questions?\b|prompt|objection|\bmodel\b|what they answer|on the answers|on her answers|person can answer/i,
    except: CONVERSATIONS,
  },
  {
    pattern: /\b(?:tells|told)\b/i,
    instead: "report, say or show",
    unless: /\bapart\b|\bfrom\b|hard to tell/i,
    except: CONVERSATIONS,
  },
  { pattern: /\bcompanions?\b/i, instead: "sidecar files" },
  { pattern: /\b(?:octets?|tally|tallies|facets?)\b/i, instead: "range, rollup or dimension value" },
  { pattern: /\bAPI's document\b/i, instead: "API document" },
  { pattern: /\bcolour/i, instead: "color" },
  { pattern: /\blicences?\b/i, instead: "license" },
  { pattern: /\b(?:behaviour|honour|favour|neighbour)/i, instead: "the American spelling, -or" },
  { pattern: /\b(?:misspelt|catalogue|centre)\b/i, instead: "the American spelling" },
];

/** Trees whose comments, identifiers and texts are checked. */
const TREES = [
  "src/",
  "core/",
  "design/",
  "cli/",
  "mcp/",
  "spec/",
  "scripts/",
  "tools/",
  "examples/",
  "docs/",
  "test/contract/",
  "test/docs/",
  "test/scripts/",
  "test/package/",
  "test/core/",
  "test/design/",
  "server-mock/README.md",
];

/** Tests of the other trees, of which only the names are checked so far. */
const TEST = /^(?:server-mock\/)?test\/.*\.test\.ts$/;

const ROOMS_OF_THE_SERVER = /^server-mock\/(?!test\/|bundle\/)/;

/** A test's name: the text before its options or its function. */
const TEST_NAME = /^\s*(?:it|describe|\]).*?(["`])([^"`]+)\1, (?:async\b|[({])/;

/** Not checked: third-party texts, transcripts, former database schemas, files generated from checked ones, and this list. */
const EXEMPT =
  /package-lock\.json$|licenses\/|generated\/|\.golden\.|docs\/words(\.test)?\.ts$|coaching\/(?:offline\/(?:languages|words|insights)|evaluate\/other-sentences|model\/prompt)|store\/migrat/;

const TEXT = /\.(?:ts|mts|mjs|cjs|js|md|sh|ya?ml|toml|py|json|html|css|arazzo)$/;

/** An exported declaration whose comment begins with a question word, and so has no verb. */
const QUESTION = /\/\*\*\s*(?:\n\s*\* )?(What|Whether|How)\b[^\n]*\n(?:\s*\*[^\n]*\n)*export /g;

/** Finds discouraged terms in docs and sources. */
export function checkWords(repository: Repository): Problem[] {
  const files = [...repository.files].filter((file) => isChecked(file) && !EXEMPT.test(file));
  return files.flatMap((file) => {
    const content = repository.read(file);
    const terms = content
      .split("\n")
      .flatMap((text, index) => explain(file, text).map((message) => ({ file, line: index + 1, message })));
    return file.endsWith(".ts") && !/(?:^|\/)test\//.test(file) ? [...terms, ...questionsIn(file, content)] : terms;
  });
}

function questionsIn(file: string, content: string): Problem[] {
  return [...content.matchAll(QUESTION)].map(({ 1: word, index }) => ({
    file,
    line: content.slice(0, index).split("\n").length,
    message: `The comment begins with \`${word}\`. Use a noun phrase or a verb: "Reports whether", "Length of".`,
  }));
}

function isChecked(file: string): boolean {
  const isRootDocument = !file.includes("/") && file.endsWith(".md");
  return TEXT.test(file) && (isRootDocument || isWhole(file) || TEST.test(file));
}

const isWhole = (file: string) => TREES.some((tree) => file.startsWith(tree)) || ROOMS_OF_THE_SERVER.test(file);

function explain(file: string, line: string): string[] {
  const text = TEST.test(file) && !isWhole(file) ? (TEST_NAME.exec(line)?.[2] ?? "") : line;
  return TERMS.flatMap(({ pattern, instead, unless, except }) => {
    const [found] = pattern.exec(text) ?? [];
    return found && !unless?.test(text) && !except?.test(file)
      ? [`\`${found}\` is not the term of the field. Use ${instead}.`]
      : [];
  });
}
