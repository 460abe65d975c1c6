// A page of the site: navigation, search, contents. Everything but the search works without a script, at any address and from a folder.
import { SECTIONS } from "./pages.mjs";

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * @param {{ url: string, title: string, content: string, headings?: { id: string, html: string }[] }} page
 */
export function drawPage({ url, title, content, headings = [] }) {
  const up = "../".repeat(url.split("/").length - 1) || "./";
  const contents = headings.length > 2 ? drawContents(headings) : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}${url === "" ? "" : " – svc-sdk"}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}site.css">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<div class="shell">
<header class="side">
<p class="brand"><a href="${up}">svc-sdk</a></p>
<form role="search" action="${up}search/" method="get">
<label class="hide" for="search">Search</label>
<input id="search" name="q" type="search" placeholder="Search" autocomplete="off">
</form>
<button class="button menu" type="button" popovertarget="pages">Menu</button>
<nav id="pages" aria-label="Pages" popover>
${SECTIONS.map((section) => drawSection(section, url, up)).join("\n")}
</nav>
</header>
<main class="main" id="content" tabindex="-1">
${contents}<article>
${content}</article>
</main>
</div>
</body>
</html>
`;
}

function drawSection({ title, pages }, current, up) {
  const items = pages.map((page) => {
    const mark = page.url === current ? ' aria-current="page"' : "";
    return `<li><a href="${up}${page.url}"${mark}>${escapeText(page.title)}</a></li>`;
  });
  return `<h2>${title}</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function drawContents(headings) {
  const items = headings.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>`).join("\n");
  return `<details class="contents"><summary>On this page</summary>\n<ul>\n${items}\n</ul></details>\n`;
}

/** The search page. Its script fills the list; without scripts it links to the contents. */
export function drawSearchPage() {
  return drawPage({
    url: "search/",
    title: "Search",
    content: `<h1>Search</h1>
<p id="found" role="status"></p>
<ol id="results" class="plain"></ol>
<noscript><p>The search needs a script. All pages are in the navigation, and the <a href="../">overview</a> says what is where.</p></noscript>
<script type="module" src="../search.js"></script>
`,
  });
}
