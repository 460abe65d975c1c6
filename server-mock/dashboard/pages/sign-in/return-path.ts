const BASE = "http://dashboard.invalid";
const MAX_LENGTH = 512;

/** The page to open after signing in: a path of the dashboard, or else its first page. Nothing leads elsewhere. */
export function returnPath(wanted: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || wanted.length > MAX_LENGTH || !URL.canParse(wanted, BASE)) return "/";
  const { origin, pathname, search } = new URL(wanted, BASE);
  return origin === BASE && !pathname.startsWith("//") && pathname !== "/sign-in" ? pathname + search : "/";
}
