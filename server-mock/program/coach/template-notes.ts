import { type LintFinding, lintTemplate } from "../../../core/templates/lint-template.ts";
import { measurableText } from "../../coaching/measurable-criteria.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { Template } from "../../records/resources.ts";

/** Notes on a template's weaknesses: the findings of `svc templates lint`, and what the scorer cannot assess. */
export function templateNotes(template: Template, { scorer }: { scorer: string }): string[] {
  const measurable = scorer === OFFLINE_SCORER.name ? measurableText(template) : undefined;
  return [...lintTemplate(template).map(noteOf), ...(measurable ? [measurable] : [])];
}

const noteOf = ({ severity, criterion, message }: LintFinding): string =>
  `${severity}: ${criterion === null ? "" : `${criterion}: `}${message}`;
