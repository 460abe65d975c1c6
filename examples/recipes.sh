# Commands of the recipes. bash examples/recipes.sh, in a folder of its own, signed in (svc auth login).
set -euo pipefail

# #region export
svc export meetings --out meetings.ndjson --last 30d             # one meeting per line
svc export meetings --out meetings.ndjson --last 30d --resume    # after an interruption: continues
# #endregion

# #region sqlite
svc sync --to coaching.sqlite    # everything the first time, then only what is new or changed
svc reports list --copy coaching.sqlite --min-score 80
# #endregion

# #region doctor
svc doctor    # checks key, address, proxy, certificates and permissions, and says what to do
# #endregion

# #region gate
svc report weekly --last 7d --gate 'average_score>=60' --out html=week.html --out slack=slack.json
# #endregion
