import { EXIT_CODES } from "../errors/exit-codes.ts";

const exitCodes = (): string =>
  `Exit codes of svc. They are stable: scripts may rely on them.\n\n${Object.values(EXIT_CODES)
    .map(({ code, meaning }) => `  ${String(code).padStart(3)}  ${meaning}`)
    .join("\n")}\n`;

const ENVIRONMENT = `Environment variables that svc reads. A flag overrides a variable, a variable
overrides the profile.

  SERVICE_API_KEY       API key
  SERVICE_API_URL       base URL of the API, with or without /api/v1
  SVC_PROFILE           profile to use
  SVC_CONFIG_DIR        directory of the configuration file
  SVC_PAGER, PAGER      program for long output; empty or "cat" for none
  VISUAL, EDITOR        program for \`svc templates edit\`
  NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM=dumb
                        color, or none; FORCE_COLOR=1 for the 16 colors of
                        the terminal's theme
  LC_ALL, LC_CTYPE, LANG
                        charset of the terminal: if not UTF-8, as with C,
                        it gets ASCII; files and pipes are always UTF-8
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY
                        proxies
  NODE_EXTRA_CA_CERTS   file with additional trusted certificates

A profile named by --profile overrides SERVICE_API_KEY and SERVICE_API_URL.
`;

const FORMATTING = `How svc prints data.

  -o table    for reading: fits the terminal, colors, relative times;
              the default on a terminal
  -o tsv      one line per item; the default elsewhere, there without a header;
              as with jq's @tsv, \\t, \\n, \\r and \\\\ are a tab, line feed,
              carriage return and backslash
  -o csv      RFC 4180; cells that a spreadsheet would execute as a
              formula start with one ' more than the data
  -o json     the API's data as one document, also with --all
  -o ndjson   one JSON object per line
  -o yaml     YAML
  -o md       a Markdown table

  --fields id,title,scenario.name   only these fields, in this order
  --jq '.[] | .id'                  jq on the JSON; strings without quotes

jq gets what --json prints: with --all the whole list as one array, up to 32 MB
of JSON. With -o ndjson it gets one item after the other, however long the list
is, as in:

  svc meetings list --all -o ndjson --jq .title
  svc reports list --all -o ndjson --jq '[., inputs] | length'

Data goes to standard output, everything else to standard error. In a pipe or
a file every format but the table holds the service's texts as they are, so that
they read back equal; UTF-8 alone cannot hold half a surrogate pair, which JSON
and YAML write as an escape and the others as U+FFFD. At a terminal, and in a
table, control and bidirectional characters are shown escaped.
`;

/** The text of each help topic. */
export const TOPICS = { "exit-codes": exitCodes(), environment: ENVIRONMENT, formatting: FORMATTING };
