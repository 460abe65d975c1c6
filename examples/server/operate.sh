# What an operator does beside the server of run.sh: bash examples/server/operate.sh, in the same folder.
set -euo pipefail

cat > calls.json <<'JSON'
[{ "title": "Discovery", "started_at": "2026-11-02T09:30:00Z", "transcript": "[00:00:01] Ana: Good morning." }]
JSON
printf 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ana>Good morning.\n' > call.vtt

# #region keys
export DATABASE_URL=svc.db                                            # stands in for --db
svc-server keys create --name Reporting --permissions read            # prints the key, once
svc-server keys list                                                  # ids, beginnings, permissions, state, last use
svc-server keys revoke "$(svc-server keys list | awk '/Reporting/ { print $1 }')"
# #endregion

# #region data
svc-server import calls.json                                          # or .ndjson: meetings with transcripts, and reports
svc-server import call.vtt --started-at 2026-11-03T14:00:00Z          # one meeting
svc-server seed --meetings 200 --seed load                            # demo data, always the same for the same seed
# #endregion

# #region backup
svc-server backup copy.db                                             # while servers use the database
cp svc.db.pepper copy.db.pepper                                       # without it no key works
# #endregion
