/** One row of a file, or why it cannot be read. */
export interface ImportRow {
  /** As the person who looks into the file counts: `line 3`, `meetings[2]`. */
  location: string;
  kind: "meeting" | "report";
  value: Record<string, unknown>;
}

/** What was found in a file. */
export interface ImportFile {
  rows: ImportRow[];
  problems: string[];
}

/** Reads `{"meetings": [], "reports": []}`, a list of meetings, or one object per line with its `kind`. */
export function readRows(text: string, format: "json" | "ndjson"): ImportFile {
  return format === "json" ? readJson(text) : readLines(text);
}

function readJson(text: string): ImportFile {
  const parsed = parse(text);
  if (parsed === undefined) return { rows: [], problems: ["The file is not valid JSON."] };
  if (Array.isArray(parsed))
    return collect(parsed.map((value, index) => ({ location: `[${index}]`, kind: "meeting", value })));
  if (!isObject(parsed))
    return { rows: [], problems: ['Expected a list of meetings, or {"meetings": [...], "reports": [...]}.'] };
  const unknown = Object.keys(parsed).filter((name) => name !== "meetings" && name !== "reports");
  const { rows, problems } = collect([
    ...listed(parsed, "meetings", "meeting"),
    ...listed(parsed, "reports", "report"),
  ]);
  return {
    rows,
    problems: [
      ...unknown.map((name) => `\`${name}\` is unknown; known are \`meetings\` and \`reports\`.`),
      ...problems,
    ],
  };
}

function listed(parsed: Record<string, unknown>, name: string, kind: string): Candidate[] {
  const list = parsed[name] ?? [];
  if (!Array.isArray(list)) return [{ location: name, kind, value: list }];
  return list.map((value: unknown, index) => ({ location: `${name}[${index}]`, kind, value }));
}

function readLines(text: string): ImportFile {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, location: `line ${index + 1}` }));
  const candidates = lines
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, location }): Candidate => {
      const value = parse(line);
      if (!isObject(value)) return { location, kind: "meeting", value };
      const { kind = "meeting", ...fields } = value;
      return { location, kind, value: fields };
    });
  return collect(candidates);
}

interface Candidate {
  location: string;
  kind: unknown;
  value: unknown;
}

function collect(candidates: Candidate[]): ImportFile {
  const file: ImportFile = { rows: [], problems: [] };
  for (const { location, kind, value } of candidates) {
    if (!isObject(value)) file.problems.push(`${location}: expected a JSON object.`);
    else if (kind !== "meeting" && kind !== "report")
      file.problems.push(`${location}: \`kind\` must be "meeting" or "report".`);
    else file.rows.push({ location, kind, value });
  }
  return file;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
