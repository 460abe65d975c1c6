import { ASSETS } from "../assets/assets.ts";
import { ROLE_NAMES } from "../security/roles.ts";
import type { Session } from "../session/session-store.ts";
import { noticeBanner } from "./components.ts";
import { errorSummary, type FieldErrors } from "./forms.ts";
import { type Content, type Html, html } from "./html.ts";

/** Characters of a search. */
export const MOST_SEARCHED = 100;

/** A link of the navigation. */
export interface NavigationLink {
  path: string;
  label: string;
  /** Heading above the link. */
  group: string;
}

/** Frame around the content of a page. */
export interface Frame {
  title: string;
  /** Path of the page, which the navigation marks. */
  path: string;
  session: Session | undefined;
  /** What is wrong with a form of the page, by its fields. */
  errors: FieldErrors;
  /** What the last form has done. */
  notice: string | undefined;
  /** Pages that the reader may open. */
  navigation: readonly NavigationLink[];
}

/** A whole page: navigation beside the content, or the content alone for people who are not signed in. */
export function layout(frame: Frame, content: Content): Html {
  const problems = errorSummary(frame.errors);
  const main = html`${problems}${noticeBanner(frame.notice)}${content}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problems && "Error: "}${frame.title} · Sales Coaching</title>
<link rel="icon" href="${ASSETS.icon}">
<link rel="stylesheet" href="${ASSETS.style}">
<script type="module" src="${ASSETS.script}"></script>
</head>
<body>
${frame.session ? shell(frame, frame.session, main) : html`<main class="narrow" id="content"><p class="brand">Sales Coaching</p>${main}</main>`}
</body>
</html>`;
}

function shell(frame: Frame, { user, organization }: Session, content: Content): Html {
  const groups = [...new Set(frame.navigation.map(({ group }) => group))];
  return html`<a class="skip" href="#content">Skip to the content</a>
<div class="shell">
<header class="side">
<a class="brand" href="/">${organization.name}</a>
<form class="grow" action="/search"><input type="search" name="q" aria-label="Search everything said" placeholder="Search calls" maxlength="${MOST_SEARCHED}"></form>
<button class="button menu" type="button" popovertarget="pages">Menu</button>
<nav id="pages" aria-label="Pages" popover>
${groups.map(
  (group) => html`<p class="group">${group}</p>
<ul>${frame.navigation
    .filter((link) => link.group === group)
    .map((link) => html`<li><a href="${link.path}"${currentMark(frame.path, link.path)}>${link.label}</a></li>`)}</ul>`,
)}
<p class="group">You</p>
<p class="small mute">${user.name}, ${ROLE_NAMES[user.role]}</p>
<form method="post" action="/sign-out"><button class="link">Sign out</button></form>
</nav>
</header>
<main class="main" id="content">${content}</main>
</div>`;
}

/** The page itself, or the list that it belongs to. */
function currentMark(path: string, link: string): Html | "" {
  if (path === link) return html` aria-current="page"`;
  return link !== "/" && path.startsWith(`${link}/`) ? html` aria-current="true"` : "";
}
