import { ROUTES } from "../../../server-mock/dashboard/routes.ts";

const PATTERNS = ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[0-9a-f-]{36}")}$`),
}));

/** Paths beside the dashboard that pages may link to. */
const BESIDE = /^\/(?:docs|api\/v1\/openapi\.json)$|^\/assets\//;

/** Links and forms of a page that lead nowhere: to no row of the table of routes, to no file, or to no part of the page. */
export function findDeadLinks(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/<(a|form|link|script|image|img|use)\b[^>]*?\s(?:href|action|src)="([^"]*)"[^>]*>/g)];
  return links
    .filter(([tag, name, target = ""]) => {
      if (/^[a-z]+:/i.test(target)) return false;
      if (target.startsWith("#")) return !ids.has(target.slice(1));
      const [path = ""] = target.split(/[?#]/);
      const method = name === "form" && /\smethod="post"/i.test(tag) ? "POST" : "GET";
      return !BESIDE.test(path) && !PATTERNS.some((row) => row.method === method && row.pattern.test(path));
    })
    .map(([tag]) => `dead link: ${tag.slice(0, 160)}`);
}
