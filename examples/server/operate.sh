# What an operator does beside the server of run.sh: bash examples/server/operate.sh, in the same folder.
set -euo pipefail

cat > calls.json <<'JSON'
[{ "title": "Discovery", "started_at": "2026-11-02T09:30:00Z", "transcript": "[00:00:01] Ana: Good morning." }]
JSON
printf 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ana>Good morning.\n' > call.vtt
printf 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Jonas Lindqvist>What made you take this call today?\n\n00:05.000 --> 00:12.000\n<v Ana Ruiz>We lose three deals a quarter, since nobody has the time to follow up on them.\n' > coached.vtt

# #region keys
export DATABASE_URL=svc.db                                            # stands in for --db
svc-server keys create --name Reporting --permissions read            # prints the key, once
svc-server keys list                                                  # ids, prefixes, permissions, state, last use
svc-server keys revoke "$(svc-server keys list | awk '/Reporting/ { print $1 }')"
# #endregion

# #region data
svc-server import calls.json --dry-run                                # or .ndjson; checks everything and stores nothing
svc-server import calls.json                                          # what is stored already stays as it is
svc-server import call.vtt --started-at 2026-11-03T14:00:00Z          # one call; a folder imports every file in it
svc-server seed --meetings 200 --seed load                            # demo data, always the same for the same seed
# #endregion

# #region backup
svc-server backup copy.db --rehearse                                  # while servers use it; then starts on a copy of the copy
cp svc.db.pepper copy.db.pepper                                       # without it no key works
# #endregion

# #region team
export DATABASE_URL=team.db
svc-server init --organization Acme --admin-name "Zoe Boss" --admin-email zoe@acme.example
svc-server users add --name "Ana Ruiz" --email ana@acme.example --role admin
svc-server users add --name "Ben Lund" --email ben@acme.example
svc-server users deactivate ben@acme.example                          # meetings and reports stay
svc-server organizations set Acme --status suspended                  # 403 subscription_required from the next request on
svc-server organizations set Acme --status active --retain 365d       # the same keys work again
svc-server retention --dry-run                                        # what would be deleted; start and worker do it once a day
svc-server erase --email ben@acme.example --dry-run                   # counts first
svc-server audit                                                      # who did what, newest first
# #endregion

# #region dashboard
export DATABASE_URL=team.db
svc-server dashboard --user zoe@acme.example                          # a link that signs Zoe in, once, within 5 minutes
# #endregion

# #region coaching
export DATABASE_URL=coached.db
svc-server init --organization Acme --admin-name "Jonas Lindqvist"    # with a template that needs no model
svc-server import coached.vtt --started-at 2026-11-03T14:00:00Z       # a running server scores it within a second
svc-server coach run                                                  # or now, without a server
# #endregion
