/** JSON for reading and diffing: values that fit into 120 characters are on one line. */
export function compactJson(value: unknown, indent = ""): string {
  const line = onOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= 118) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((item) => compactJson(item, inner))
    : entriesOf(value).map(([name, member]) => `${JSON.stringify(name)}: ${compactJson(member, inner)}`);
  return `${open}\n${members.map((member) => inner + member).join(",\n")}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = entriesOf(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, member]) => member !== undefined);
