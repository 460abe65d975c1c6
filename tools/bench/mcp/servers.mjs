import { readFileSync } from "node:fs";
import { join } from "node:path";

export const HERE = import.meta.dirname;
export const ROOT = join(HERE, "../../..");

const NOTION_ENV = { OPENAPI_MCP_HEADERS: '{"Authorization":"Bearer none","Notion-Version":"2022-06-28"}' };

/** Servers to measure: this one first, and two published ones. */
export const SERVERS = {
  "svc-mcp": { args: [join(ROOT, "dist/mcp/svc-mcp.cjs")], env: {} },
  "server-filesystem": { args: [binOf("@modelcontextprotocol/server-filesystem"), HERE], env: {} },
  notion: { args: [binOf("@notionhq/notion-mcp-server")], env: NOTION_ENV },
};

/** The script of a package's command; of its only one, if none is named. */
export function binOf(name, { modules = join(ROOT, "tools/node_modules"), command = undefined } = {}) {
  const folder = join(modules, name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : command ? bin[command] : Object.values(bin)[0]);
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Median and worst of times in milliseconds. */
export const medianAndWorst = (times) => `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`;
