/** A criterion of a template; templates may use one name for different things, so a name alone does not identify it. */
export interface Criterion {
  /** Key made of template and name. */
  key: string;
  /** Empty if the service returns none. */
  name: string;
  /** ID of the template, else its name; empty if the service returns neither. */
  template: string;
  /** Empty if the service returns none. */
  templateName: string;
}

/** Template that a report was scored against, as services return it. */
interface TemplateFields {
  template_id?: unknown;
  template_name?: unknown;
}

/** A criterion of a report as services return it. */
interface CriterionFields {
  name?: unknown;
  score?: unknown;
}

/** A criterion's score in one report; `item` is the report's entry. */
export interface ScoredCriterion<Item> extends Criterion {
  score: unknown;
  item: Item;
}

/** Keys of criteria by template and name, so that one key of thousands of reports is made once. */
export type CriterionKeys = Map<string, Map<string, string>>;

/** Reads the criteria of a report; empty if it has no such list. */
export function criteriaOf<Item extends CriterionFields>(
  report: TemplateFields & { criteria_scores?: readonly Item[] | null | undefined },
  keys: CriterionKeys = new Map(),
): ScoredCriterion<Item>[] {
  if (!Array.isArray(report.criteria_scores)) return [];
  const templateName = textOf(report.template_name);
  const template = textOf(report.template_id) || templateName;
  const known = keys.get(template) ?? new Map<string, string>();
  keys.set(template, known);
  return report.criteria_scores
    .filter((item: Item | null) => item !== null && typeof item === "object")
    .map((item: Item) => {
      const name = textOf(item.name);
      const key = known.get(name) ?? JSON.stringify([template, name]);
      known.set(name, key);
      return { key, name, template, templateName, score: item.score, item };
    });
}

/** Creates a function that labels criteria: by name, with the template if another template's criterion has the same name. */
export function criterionLabels(criteria: Iterable<Criterion>): (criterion: Criterion) => string {
  const all = [...new Map([...criteria].map((criterion) => [criterion.key, criterion])).values()];
  const countOf = (field: (criterion: Criterion) => string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const criterion of all) counts.set(field(criterion), (counts.get(field(criterion)) ?? 0) + 1);
    return counts;
  };
  const withTemplate = ({ name, templateName, template }: Criterion): string =>
    `${name} (${templateName || template || NO_TEMPLATE})`;
  const [names, labels] = [countOf(({ name }) => name), countOf(withTemplate)];
  return (criterion) => {
    if ((names.get(criterion.name) ?? 0) < 2) return criterion.name;
    const label = withTemplate(criterion);
    return (labels.get(label) ?? 0) < 2 ? label : `${criterion.name} (${criterion.templateName} ${criterion.template})`;
  };
}

const NO_TEMPLATE = "no template";

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
