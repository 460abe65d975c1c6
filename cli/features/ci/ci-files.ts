import { VERSION } from "../../version.ts";

/** CI systems that a job can be written for. */
export const CI_PROVIDERS = ["github", "gitlab"] as const;

/** One of {@link CI_PROVIDERS}. */
export type CiProvider = (typeof CI_PROVIDERS)[number];

/** Settings of the CI job. Every value has been checked to be plain text of its kind. */
export interface CiSettings {
  timeZone: string;
  /** Five fields, in UTC. */
  schedule: string;
  gates: readonly string[];
}

/** A file to write, its path relative to the repository. */
export interface CiFile {
  file: string;
  text: string;
}

/** File with the report's gates, so that a change of them is reviewed. */
const GATES_FILE = "coaching-gates.yaml";

/** Lenient gates, so that a new team's first run is unlikely to fail. */
export const DEFAULT_GATES: readonly string[] = [
  "average_score>=60",
  "average_score.delta>=-10",
  "warn:rep.average_score>=55",
  "warn:meetings.without_report<=3",
];

/** The files of a weekly report job. */
export const ciFiles = (provider: CiProvider, settings: CiSettings): CiFile[] => [
  provider === "github"
    ? { file: ".github/workflows/coaching-report.yml", text: githubWorkflow(settings) }
    : { file: ".gitlab/coaching-report.yml", text: gitlabJob(settings) },
  { file: GATES_FILE, text: gatesFile(settings.gates) },
];

/** Shell arguments of the report; `flags` are the time zone and the gates. */
const reportLine = (flags: string): string =>
  `svc report weekly --last week ${flags} --out html=coaching/week.html --out json=coaching/week.json --out junit=coaching/gates.xml --out slack=coaching/slack.json`;

/** Shell lines that make the report, post it if a webhook is set, and exit with the status of the gates. */
export const reportScript = (flags: string): readonly string[] => [
  "status=0",
  `${reportLine(flags)} || status=$?`,
  'if [ -n "$SLACK_WEBHOOK" ] && [ -f coaching/slack.json ]; then',
  '  curl --fail --silent --show-error -H "Content-Type: application/json" -d @coaching/slack.json "$SLACK_WEBHOOK"',
  "fi",
  "exit $status",
];

const scriptOf = ({ timeZone }: CiSettings, indent: string, flags = ""): string =>
  reportScript(`--tz ${timeZone} --gates ${GATES_FILE}${flags}`).join(`\n${indent}`);

const githubWorkflow = (
  settings: CiSettings,
): string => `# Written by \`svc ci init github\`. Last week's coaching, every week: a job summary, an HTML page, and gates.
name: Weekly coaching report

on:
  schedule:
    - cron: "${settings.schedule}" # UTC
  workflow_dispatch:

permissions:
  contents: read

env:
  SERVICE_API_URL: \${{ vars.SERVICE_API_URL }}
  SERVICE_API_KEY: \${{ secrets.SERVICE_API_KEY }} # a read key is enough

jobs:
  report:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Install
        run: npm install --global svc-sdk@${VERSION}
      - name: Report and gates
        env:
          SLACK_WEBHOOK: \${{ secrets.SLACK_WEBHOOK }} # optional: the report is posted, then the gates decide
        run: |
          ${scriptOf(settings, "          ", " --summary --annotations")}
      - name: Keep the report
        if: always()
        uses: actions/upload-artifact@v4
        with:
          name: coaching-report
          path: coaching/
`;

const gitlabJob = (
  settings: CiSettings,
): string => `# Written by \`svc ci init gitlab\`. Last week's coaching, whenever a schedule runs the pipeline: an HTML page, and gates as tests.
coaching-report:
  image: node:22
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
  script:
    - npm install --global svc-sdk@${VERSION}
    - |
      ${scriptOf(settings, "      ")}
  artifacts:
    when: always
    paths: [coaching/]
    reports:
      junit: coaching/gates.xml
`;

const gatesFile = (
  gates: readonly string[],
): string => `# Conditions of the weekly report. A broken one fails the job; \`warn:\` names it without failing.
gates:
${gates.map((gate) => `  - ${JSON.stringify(gate)}\n`).join("")}# Scores over fewer reports are too little data, which is not a pass: fail, warn or pass.
min_reports: 1
if_no_data: warn
`;

/** Explains the next steps. The key is entered in the CI's secret store, never as an argument. */
export const nextSteps = (provider: CiProvider, baseUrl: string | undefined, { schedule }: CiSettings): string => {
  const url = baseUrl ?? "https://…";
  return provider === "github"
    ? `Next: commit the files, then set the address and a read key:
  gh variable set SERVICE_API_URL --body ${url}
  gh secret set SERVICE_API_KEY
  gh secret set SLACK_WEBHOOK   (to post the report to a channel)
Try it with: gh workflow run coaching-report.yml`
    : `Next: add this to .gitlab-ci.yml, and commit:
  include:
    - local: .gitlab/coaching-report.yml
Then set SERVICE_API_URL (${url}) and SERVICE_API_KEY (a read key, masked),
and SLACK_WEBHOOK to post the report to a channel, under Settings, CI/CD, Variables,
and a schedule of "${schedule}" under Build, Pipeline schedules.`;
};
