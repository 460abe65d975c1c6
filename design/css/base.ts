/** Elements without a class: text, links, tables, code, focus. */
export const BASE_CSS = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: .875rem/1.5 var(--sans); font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
h1, h2, h3 { margin: 0; font-weight: 600; line-height: 1.25; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1em; margin: 1.25rem 0 .25rem; }
p { margin: 0 0 .5rem; max-width: 68ch; text-wrap: pretty; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:target { scroll-margin-top: 25vh; background: var(--accent-soft); }
ul, ol { margin: 0 0 .5rem; padding-left: 1.25rem; }
dl, dd { margin: 0; }
code, pre { font: .8125rem/1.5 var(--mono); overflow-wrap: anywhere; }
pre { margin: .5rem 0; padding: .75rem; background: var(--panel); white-space: pre-wrap; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4375rem .75rem .4375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: inherit; }
th:last-child, td:last-child { padding-right: 0; }
dt, thead th, td::before, .key { color: var(--mute); font-size: var(--small); }
thead th, td code, time, .num, .badge { white-space: nowrap; }
summary, .button, .link { cursor: pointer; }
summary { margin-block: .375rem; }
`;
