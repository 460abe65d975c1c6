/** Examples by command: command lines without the program's name, and what they do. */
export const EXAMPLES: Readonly<Record<string, readonly [commandLine: string, what: string][]>> = {
  "": [
    ["start --seed demo", "try it: demo data in memory, keys, and a link to the dashboard"],
    ["init --db svc.db --organization Acme", "a database file; prints the first key, once"],
  ],
  start: [
    ["start --seed demo", "demo data in memory; prints keys and a sign-in link"],
    ["start --db svc.db --log", "a database in a file, and a line for each request"],
    ["start --db svc.db --public-url https://coaching.example.com --trust-proxy loopback", "behind a proxy with TLS"],
  ],
  init: [["init --db svc.db --organization Acme", "creates the file, and prints the first key, once"]],
  seed: [["seed --db demo.db --meetings 50", "50 meetings in a new file"]],
  import: [
    ["import calls.json --dry-run", "checks everything and stores nothing"],
    ["import call.vtt --started-at 2026-11-03T14:00:00Z", "one call"],
    ["import call.vtt --explain", "the format and who is who; stores nothing"],
    [
      'import call.vtt --started-at 2026-11-03T14:00:00Z --who "Ed Low=ben@acme.example"',
      "Ed is Ben, also in later files",
    ],
  ],
  worker: [["worker --concurrency 2", "beside servers that were started with --no-worker"]],
  "coach run": [
    ["coach run --since 7d --estimate", "what reports of the last week's meetings would cost"],
    ["coach run --since 7d", "their reports"],
  ],
  "coach eval": [["coach eval --backend offline --meetings 20", "the offline scorer, on few calls"]],
  "coach backtest": [
    [
      'coach backtest --organization "Fernhollow Systems" "Discovery scorecard" --calls 50 --against "Customer conversation"',
      "what would change if one template replaced the other",
    ],
  ],
  speakers: [
    ["speakers 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "who speaks in a meeting"],
    [
      'speakers 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --who "Speaker 1=ana@acme.example"',
      "Speaker 1 is Ana, in the transcript and the reports",
    ],
  ],
  "trackers list": [["trackers list", "all trackers by topic"]],
  "trackers export": [["trackers export --starter", "the starter set, to begin with"]],
  "trackers import": [["trackers import trackers.json", "replaces all trackers"]],
  dashboard: [["dashboard --user ana@acme.example", "a link for Ana"]],
  "users add": [['users add --name "Kim Park" --email kim@acme.example', "a member"]],
  "users list": [["users list --json", "for a program"]],
  "users set-role": [["users set-role ben@acme.example admin", "Ben may now manage keys and members"]],
  "users deactivate": [["users deactivate ben@acme.example", "Ben has left the team"]],
  "users activate": [["users activate ben@acme.example", "Ben is back"]],
  "organizations list": [["organizations list", "with plan, subscription status and retention"]],
  "organizations create": [["organizations create Globex --plan enterprise", "a second organization"]],
  "organizations set": [
    ["organizations set Acme --status suspended", "API access ends with the next request"],
    ["organizations set Acme --retain 365d", "meetings are kept for a year"],
  ],
  "keys create": [["keys create --permissions read --name CI --expires 90d", "a key for a CI job"]],
  "keys list": [["keys list", "prefix, permissions and state of each key"]],
  "keys rotate": [
    ["keys rotate 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --overlap 7d", "the old key works for another week"],
  ],
  "keys revoke": [["keys revoke 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "after a key has leaked"]],
  audit: [["audit --limit 20", "the latest 20 actions"]],
  erase: [
    ["erase --email ben@acme.example --dry-run", "what would be erased"],
    ['erase --email ben@acme.example --name "Benny Lund"', "also under another name of Ben"],
    ['erase --name "Ed Low" --words Eddie', "a person without an address, and a nickname"],
  ],
  retention: [
    ["retention --dry-run", "what would be deleted"],
    ["retention", "now, and without traces in a SQLite file"],
  ],
  migrate: [
    ["migrate --db svc.db --plan", "what an upgrade does to the database, and whom it blocks"],
    ["migrate --db svc.db", "after an upgrade, before the servers start"],
    ["migrate --db svc.db --contract", "once no earlier version runs"],
  ],
  backup: [["backup copy.db", "the database that DATABASE_URL names"]],
};
