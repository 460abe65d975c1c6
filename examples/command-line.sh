# A tour of svc. SERVICE_API_URL=https://… bash examples/command-line.sh, in a folder with the key in key.txt.
set -euo pipefail

svc auth login --base-url "$SERVICE_API_URL" --key-stdin < key.txt
cat > scorecard.json <<'JSON'
{ "name": "Discovery scorecard", "prompt_template": "Score the call and quote what decides.",
  "grading_criteria": [{ "name": "Discovery", "weight": 100, "description": "Asks before pitching." }] }
JSON

# #region tour
svc meetings view "$(svc meetings list --status completed --limit 1 --jq '.[0].id')"  # one meeting as a page
svc meetings search budget --from 30d --max-items 3          # what was said, with its time
svc team trend --from 60d                                    # scores by person and week
svc templates create -f scorecard.json
svc templates export templates                               # templates as files under review ...
svc templates apply templates --dry-run                      # ... and the plan that puts them back
svc reports list --min-score 80 --all --json > best.json
svc export insights -o insights.csv                          # every page; --resume after an interruption
svc report weekly --out md=report.md --gate 'avg_score>=50'  # exits with 10 when the gate breaks
# #endregion

# #region templates-as-code
svc templates export templates             # a YAML file each, and .svc-templates.json: commit both
svc templates apply templates --dry-run    # the plan
svc templates apply templates --yes        # for CI; --prune deletes what has no file
# #endregion
