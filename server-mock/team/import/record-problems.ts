import { findProblems } from "../../api/validate/problems.ts";
import * as validators from "../../generated/response-validators.js";
import type { ErrorDetail } from "../../records/resources.ts";

const SINGLE = {
  template: validators.getTemplate200,
  meeting: validators.getMeeting200,
  report: validators.getReport200,
};
const LISTED = { insight: validators.listInsights200, session: validators.listRoleplaySessions200 };
const PAGE = { page: 1, limit: 1, total: 1, total_pages: 1, has_more: false };

/** Finds what an object has that the spec's schema of responses does not allow. Paths begin in the object. */
export function findRecordProblems(kind: keyof typeof SINGLE | keyof typeof LISTED, value: object): ErrorDetail[] {
  const problems =
    kind in SINGLE
      ? findProblems(SINGLE[kind as keyof typeof SINGLE], { data: value, error: null, meta: null }, "body")
      : findProblems(LISTED[kind as keyof typeof LISTED], { data: [value], error: null, meta: PAGE }, "body");
  return problems.map((problem) => ({ ...problem, path: problem.path.replace(/^data(?:\[0\])?\.?/, "") }));
}
