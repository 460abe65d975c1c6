import { foldText } from "../text/fold.ts";
import { stemsOf } from "../text/words.ts";

/** A weakness of a template that limits what its scores mean. */
export interface LintFinding {
  /** `error`: scores cannot mean what they should. `warning`: they may not. */
  severity: "error" | "warning";
  rule: "duplicate" | "overlap" | "vague" | "unmeasurable" | "compound" | "weights";
  /** Name of the criterion; null for the template. */
  criterion: string | null;
  message: string;
}

/** Fields of a criterion that are checked. */
interface Criterion {
  name: string;
  description?: string | null | undefined;
  weight: number;
}

const FEWEST_WORDS = 4;
const MOST_PARTS = 3;
const OVERLAP = 0.6;
const DOMINANT = 0.6;
/** Words that everybody interprets differently: English, German, Spanish, French, Japanese. */
const VAGUE =
  /\b(?:good|great|well|nice|properly|appropriate(?:ly)?|professional(?:ly|ism)?|effective(?:ly)?|strong|gut|angemessen|professionell|bien|adecuad[oa]|profesional|approprie|professionnel)\b|\u9069\u5207|\u826f\u3044|\u3057\u3063\u304b\u308a/;
/** Words for what a transcript cannot show. */
const UNSEEN =
  /\b(?:tone of voice|body language|eye contact|smil(?:e|es|ing)|energy|energetic|enthusias\w*|confiden(?:t|ce)|posture|warm(?:th)?|feels?|attitude|stimme|korpersprache|blickkontakt|lachel\w*|ausstrahlung|voz|lenguaje corporal|contacto visual|sonrisa|actitud|voix|langage corporel|regard|sourire)\b|\u58f0\u306e\u30c8\u30fc\u30f3|\u8868\u60c5|\u614b\u5ea6|\u8eab\u632f\u308a/;

/** Finds criteria that are vague, duplicated, invisible in a transcript, or weighted so heavily that one decides alone. */
export function lintTemplate({ grading_criteria }: { grading_criteria: readonly Criterion[] }): LintFinding[] {
  const criteria: readonly Criterion[] = Array.isArray(grading_criteria) ? grading_criteria : [];
  return [...criteria.flatMap(lintCriterion), ...lintPairs(criteria), ...lintWeights(criteria)];
}

function lintCriterion({ name, description }: Criterion): LintFinding[] {
  const findings: LintFinding[] = [];
  const add = (rule: LintFinding["rule"], message: string) =>
    findings.push({ severity: "warning", rule, criterion: name, message });
  const text = typeof description === "string" ? description : "";
  const folded = foldText(`${name} ${text}`);
  const said = foldText(text);
  const isShort = said.split(" ").length < FEWEST_WORDS && [...said].length < 12;
  if (isShort) add("vague", "The description does not say what to look for. Name what the seller does.");
  const vague = VAGUE.exec(folded)?.[0];
  if (vague && !isShort) add("vague", `"${vague}" means something else to everybody. Say what can be seen.`);
  const unseen = UNSEEN.exec(folded)?.[0];
  if (unseen) add("unmeasurable", `A transcript does not show "${unseen}". Name words that would.`);
  if (text.split(/[,;\u3001]| and | und | y | et /).length > MOST_PARTS + 1)
    add("compound", "Several things are scored at once. Make them criteria of their own.");
  return findings;
}

function lintPairs(criteria: readonly Criterion[]): LintFinding[] {
  const findings: LintFinding[] = [];
  const words = criteria.map(({ name, description }) => new Set(stemsOf(`${name} ${description ?? ""}`)));
  for (const [index, { name }] of criteria.entries())
    for (let before = 0; before < index; before += 1) {
      const other = criteria[before]?.name ?? "";
      if (foldText(other) === foldText(name))
        findings.push({
          severity: "error",
          rule: "duplicate",
          criterion: name,
          message: "Two criteria have this name. Rename one.",
        });
      else if (shared(words[before], words[index]) >= OVERLAP)
        findings.push({
          severity: "warning",
          rule: "overlap",
          criterion: name,
          message: `It says nearly the same as "${other}", which then counts twice.`,
        });
    }
  return findings;
}

/** Share of common words, of the shorter text. */
function shared(one = new Set<string>(), other = new Set<string>()): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(3, Math.min(one.size, other.size));
}

function lintWeights(criteria: readonly Criterion[]): LintFinding[] {
  const findings: LintFinding[] = [];
  const total = criteria.reduce((sum, { weight }) => sum + Number(weight), 0);
  const add = (severity: LintFinding["severity"], criterion: string | null, message: string) =>
    findings.push({ severity, rule: "weights", criterion, message });
  if (criteria.length === 0) add("error", null, "The template has no criteria.");
  else if (total === 0) add("error", null, "All weights are 0, so that no criterion counts.");
  else if (total !== 100)
    add("warning", null, `The weights add up to ${total}. They are divided by their sum; 100 is easier to read.`);
  for (const { name, weight } of criteria) {
    if (weight === 0 && total > 0) add("warning", name, "It has the weight 0 and does not count.");
    if (criteria.length > 1 && weight / total > DOMINANT)
      add("warning", name, `It decides ${Math.round((weight / total) * 100)} % of the score.`);
  }
  return findings;
}
