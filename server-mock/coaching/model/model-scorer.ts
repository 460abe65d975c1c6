import { randomBytes } from "node:crypto";
import type { Template } from "../../records/resources.ts";
import type { ScoringUsage } from "../../records/scoring-usage.ts";
import type { CallToScore } from "../call-to-score.ts";
import { findCited } from "../find-quote.ts";
import type { FoundInsight, Scorer, Scoring, ScoringContext } from "../scorer.ts";
import { ScoringError } from "../scoring-error.ts";
import { JUDGEMENT_SCHEMA, MOMENTS_SCHEMA, SUPPORT_SCHEMA } from "./answer-schema.ts";
import { ANSWER_TOKENS, ModelClient, type Question } from "./ask-model.ts";
import { type CheckedJudgement, checkJudgement, textsOf } from "./check-judgement.ts";
import { cutWindows, estimateTokens, lineTokens } from "./estimate-tokens.ts";
import { type ModelSettings, modelScorerName } from "./model-settings.ts";
import { judgementPrompt, momentsPrompt, type PromptSource, scoringPrompt, supportPrompt } from "./prompt.ts";
import { type Judgement, type Moment, readJudgement, readMoments, readSupport } from "./read-judgement.ts";

/** Dependencies of a model scorer besides its settings. */
export interface ModelScorerParts {
  fetch?: typeof globalThis.fetch;
  /** Draws the mark of the fence around a transcript. */
  drawTag?: () => string;
}

/** Two responses to a request, the first of them in the second request. */
const REPAIR_TOKENS = 1_500;
/** A call needs one request per part and one to score; more parts cost more than a report is worth. */
const MAX_WINDOWS = 12;
const MAX_MOMENTS = 60;
const UNSUPPORTED = "Not assessed: asked again, the model did not see the band in the words that it cites.";
/** A quote, and the few words that are said of it. */
const SUPPORT_TOKENS = 120;
/** Sentences that are asked about beside the criteria. */
const MOST_POINTS = 16;

/** Scores by a model. What it says counts only where the words that it cites are found. */
export function createModelScorer(settings: ModelSettings, parts: ModelScorerParts = {}): Scorer {
  const { fetch = globalThis.fetch, drawTag = () => randomBytes(8).toString("hex") } = parts;
  const client = new ModelClient(settings, fetch);
  return {
    name: modelScorerName(settings),
    prices: settings.prices,
    async score(call, template, { signal, usage }: ScoringContext): Promise<Scoring> {
      if (call.sides.source === "unknown")
        throw new ScoringError("It is not known which speakers are the sellers. Mark them as internal.", "final");
      const { measureFacts } = await import("../offline/measured-facts.ts");
      const measured = measureFacts(call);
      const source = { call, template, tag: freshTag(call, drawTag), measured: measured.sentences };
      const asking: Asking = { source, ask: (question) => client.ask({ ...question, signal, usage }) };
      const windows = windowsOf(source, settings);
      const judgement = await (windows.length === 1 ? judge(asking) : judgeByMoments(asking, windows));
      const checked = checkJudgement(judgement, { call, template, measured });
      const { points, ...held } = await supported(checked, asking);
      const { answeredBy } = client;
      return { ...held, ...textsOf(points), ...(answeredBy !== undefined && { answeredBy }) };
    },
  };
}

/** Estimates the requests and tokens that a call takes, before anything is sent. */
export function estimateScoring(call: CallToScore, template: Template, settings: ModelSettings): ScoringUsage {
  const source = { call, template, tag: "0".repeat(16), measured: [] };
  const windows = windowsOf(source, settings);
  const overhead = estimateTokens(
    judgementPrompt(source, [])
      .map(({ content }) => content)
      .join("\n"),
  );
  const said = windows.flat().reduce((sum, line) => sum + lineTokens(line), 0);
  const calls = windows.length === 1 ? 1 : windows.length + 1;
  const support = (template.grading_criteria.length + MOST_POINTS) * SUPPORT_TOKENS;
  return {
    calls: calls + 1,
    inputTokens: said + (calls + 1) * overhead + support,
    outputTokens: calls * ANSWER_TOKENS + support,
  };
}

interface Asking {
  source: PromptSource;
  ask: <Value>(question: Omit<Question<Value>, "signal" | "usage">) => Promise<Value>;
}

function judge({ source, ask }: Asking, messages = judgementPrompt(source, source.call.lines)): Promise<Judgement> {
  const count = source.template.grading_criteria.length;
  return ask({ messages, schema: JUDGEMENT_SCHEMA, read: (text) => readJudgement(text, count) });
}

/** Moments first, scores on moments: a summary would be scored for what the summary says. */
async function judgeByMoments(
  asking: Asking,
  windows: readonly (typeof asking.source.call.lines)[],
): Promise<Judgement> {
  const { source, ask } = asking;
  const count = source.template.grading_criteria.length;
  const moments: Moment[] = [];
  const insights: FoundInsight[] = [];
  for (const lines of windows) {
    const messages = momentsPrompt(source, lines);
    const found = await ask({ messages, schema: MOMENTS_SCHEMA, read: (text) => readMoments(text, count) });
    insights.push(...found.insights);
    for (const moment of found.moments) {
      const quote = findCited(source.call, moment.citation);
      if (quote) moments.push({ ...moment, citation: { quote: quote.text, line: quote.line.index } });
    }
  }
  const judgement = await judge(asking, scoringPrompt(source, moments.slice(0, MAX_MOMENTS)));
  return { ...judgement, insights };
}

function windowsOf(source: PromptSource, { contextTokens }: ModelSettings): ReturnType<typeof cutWindows> {
  const instructions = judgementPrompt(source, []).map(({ content }) => estimateTokens(content));
  const overhead = instructions.reduce((sum, tokens) => sum + tokens, ANSWER_TOKENS + REPAIR_TOKENS);
  const windows = cutWindows(source.call.lines, Math.max(500, contextTokens - overhead));
  if (windows.length <= MAX_WINDOWS) return windows;
  throw new ScoringError(
    `The call is too long for the model: it takes ${windows.length} requests of ${contextTokens} tokens, and ${MAX_WINDOWS} are allowed. Raise SVC_MODEL_CONTEXT if the model has more.`,
    "final",
  );
}

/** Asks again with only the quotes: a band or a statement that they do not support is dropped. */
async function supported(
  { assessments, points, insights }: CheckedJudgement,
  { source, ask }: Asking,
): Promise<CheckedJudgement> {
  const bands = assessments.flatMap(({ criterion, band, feedback, citations }) => {
    const quotes = citations.flatMap((citation) => findCited(source.call, citation) ?? []);
    return band === null || quotes.length === 0 ? [] : [{ criterion, band, feedback, quotes }];
  });
  if (bands.length === 0) return { assessments, points: [], insights: [] };
  const named = insights.flatMap((insight) => {
    const quote = findCited(source.call, insight.citation, "prospect");
    return quote ? [{ insight, quote, text: `${insight.title}: ${insight.summary}` }] : [];
  });
  const statements = [...points, ...named];
  const asked = bands.map(({ criterion }) => criterion);
  const messages = supportPrompt(source, { bands, points: statements });
  const read = (text: string) => readSupport(text, asked, statements.length);
  const held = await ask({ messages, schema: SUPPORT_SCHEMA, read });
  return {
    assessments: assessments.map((one) =>
      asked.includes(one.criterion) && !held.criteria.has(one.criterion)
        ? { ...one, band: null, feedback: UNSUPPORTED, citations: [] }
        : one,
    ),
    points: points.filter((_, index) => held.statements.has(index)),
    insights: named.flatMap(({ insight }, index) => (held.statements.has(points.length + index) ? [insight] : [])),
  };
}

/** A delimiter that does not occur in the call. */
function freshTag({ meeting }: CallToScore, drawTag: () => string): string {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const tag = drawTag();
    if (!meeting.transcript?.includes(tag)) return tag;
  }
  throw new ScoringError(
    "The transcript contains every random mark that was tried to enclose it. Score the call again.",
    "unusable",
  );
}
