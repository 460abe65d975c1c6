/** The page's style: light and dark by the reader's setting, black on white in print. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #ffffff; --card: #f6f7f9; --ink: #1b1f24; --quiet: #5b6470; --line: #dfe3e8; --accent: #2f5fd0; --soft: #d7e1f8; --good: #1a7f4b; --bad: #c0322b; --warn: #96650a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --card: #1d2127; --ink: #e8ebef; --quiet: #9da7b3; --line: #333a43; --accent: #7fa6ff; --soft: #2a3b60; --good: #52c98a; --bad: #ff8078; --warn: #e2b24d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.15rem; }
h3 { margin: 1.25rem 0 .25rem; font-size: .95rem; }
p { margin: .25rem 0; }
.quiet { color: var(--quiet); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.tiles li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
.tiles b { display: block; font-size: 1.75rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tiles span { display: block; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; }
th { color: var(--quiet); font-weight: 600; font-size: .85rem; white-space: nowrap; }
th.number, td.number { text-align: right; white-space: nowrap; }
td.name { min-width: 8rem; overflow-wrap: anywhere; } .tag { white-space: nowrap; }
td.number + td:not(.number), th.number + th:not(.number) { padding-left: 1rem; }
svg { display: block; overflow: visible; }
.area { fill: var(--soft); } .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.dot { fill: var(--accent); } .track { fill: var(--line); } .bar { fill: var(--accent); } .before { fill: var(--ink); }
.grid { stroke: var(--line); stroke-width: 1; } svg text { fill: var(--quiet); font-size: 11px; font-family: inherit; }
.chart { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; }
.chart svg { width: 100%; min-width: 34rem; height: auto; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .75rem; margin: 1rem 0 0; }
.facts div { border-left: 3px solid var(--line); padding-left: .75rem; }
.facts dt { color: var(--quiet); font-size: .85rem; } .facts dd { margin: 0; overflow-wrap: anywhere; }
ul.plain { margin: .25rem 0; padding-left: 1.1rem; } ul.plain li { margin: .2rem 0; overflow-wrap: anywhere; }
code { font: .85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .5rem; font-size: .85rem; }
footer h2 { margin-top: 1rem; font-size: 1rem; }
@page { margin: 15mm; }
@media print { :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --accent: #2f5fd0; --soft: #e4eaf8; --good: #11613a; --bad: #a3211b; --warn: #7a5200; } body { font-size: 10.5pt; } main { max-width: none; padding: 0; } h2, h3 { break-after: avoid; } tr, li, .chart, .facts div { break-inside: avoid; } .scroll { overflow: visible; } svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } .chart { overflow: visible; } .tiles { grid-template-columns: repeat(4, 1fr); } }
`;
