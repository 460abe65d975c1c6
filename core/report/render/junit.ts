import { escapeXml } from "../../formats/xml.ts";
import type { GateResult } from "../../gates/gate-verdict.ts";
import type { WeeklyReport } from "../weekly-report.ts";

/** Renders gates as JUnit XML, one test case each, for CI systems to list. Without gates, one case that passes. */
export function renderJunit(report: WeeklyReport): string {
  const results = report.gates?.results ?? [];
  const cases = results.length === 0 ? [bareCase()] : results.map(testCase);
  const failures = results.filter(({ outcome }) => outcome === "failed").length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svc report weekly" ${counts}>`,
    `  <testsuite name="gates" ${counts} timestamp="${report.generated_at.replace(/\.\d+Z$/, "")}">`,
    "    <properties>",
    `      <property name="period.from" value="${report.period.from}"/>`,
    `      <property name="period.to" value="${report.period.to}"/>`,
    `      <property name="average_score" value="${report.reports.average_score ?? ""}"/>`,
    `      <property name="reports" value="${report.reports.count}"/>`,
    "    </properties>",
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

const bareCase = (): string => '    <testcase classname="svc.gates" name="the report was made" time="0"/>';

function testCase({ gate, subject, outcome, message, level }: GateResult): string {
  const name = escapeXml(subject === null ? gate : `${gate} (${subject})`);
  const open = `    <testcase classname="svc.gates.${level}" name="${name}" time="0"`;
  const said = escapeXml(message);
  if (outcome === "failed")
    return `${open}>\n      <failure type="gate" message="${said}">${name}: ${said}</failure>\n    </testcase>`;
  const note = outcome === "warned" ? `warning: ${said}` : said;
  return `${open}>\n      <system-out>${note}</system-out>\n    </testcase>`;
}
