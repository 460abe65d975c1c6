/** Components, by class: docs/decisions/0057 lists the markup of each. */
export const COMPONENTS_CSS = `
.small { font-size: var(--small); }
.num { text-align: right; padding-right: 1.5rem; }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.row, .line, .filters { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; max-width: none; }
.line { flex-wrap: nowrap; justify-content: space-between; > :last-child { flex: none; } }
.grow { flex: 1 1 12rem; }
.plain, .tiles, .side ul, legend { padding: 0; list-style: none; }
.split, .facts, .three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 22rem)), 1fr)); gap: 1.5rem 2.5rem; align-items: start; > * { min-width: 0; } }
:is(div, .split > *, .three > *) > h2:first-child { margin-top: 0; }
.facts { --least: 11rem; gap: .75rem 1.5rem; margin-bottom: 1rem; }
.three { gap: 1rem; h3 { margin-top: 0; } }
.scroll { position: relative; overflow-x: auto; }
@media screen and (max-width: 40rem) {
  .stack {
    thead, td:empty { display: none; }
    tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .375rem 0; border-bottom: 1px solid var(--line); }
    td { padding: 0; border: 0; max-width: none; &:first-child { width: 100%; } &:has(svg) { order: 1; width: 100%; } }
    td::before { content: attr(data-head) " "; }
  }
}
pre, .card, .tiles, .empty, .button, input, select, textarea { border: 1px solid var(--line); border-radius: var(--round); }
.card { padding: .75rem 1rem; }
.tiles {
  display: flex; flex-wrap: wrap; margin: 0 0 1.5rem; overflow: hidden;
  > * { flex: 1 1 9rem; padding: .75rem 1rem; box-shadow: -1px -1px var(--line); }
  > * > * { display: block; font-size: var(--small); }
  > * > b { font-size: 1.625rem; font-weight: 600; line-height: 1.25; }
}
.badge, .banner { background: var(--accent-soft); color: var(--accent); &.good { background: var(--good-soft); } &.warn { background: var(--warn-soft); } &.bad { background: var(--bad-soft); } }
.badge { display: inline-block; padding: 0 .4375rem; border-radius: 1rem; font-size: .75rem; &.mute { background: var(--panel); } }
.mute, .group, .pages, .head p { color: var(--mute); }
.good { color: var(--good); }
.warn { color: var(--warn); }
.bad { color: var(--bad); }
.banner { margin: 0 0 1rem; padding: .5rem 1rem; border-left: 3px solid; p { margin: 0; } }
.empty { padding: 2rem; border-style: dashed; text-align: center; p { margin: .25rem auto .75rem; } }
.quote { margin: .375rem 0; padding-left: .75rem; border-left: 2px solid var(--accent); }
label, legend { display: block; margin-bottom: .125rem; font-size: var(--small); font-weight: 500; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0; }
.field { margin-bottom: .875rem; max-width: 32rem; > p { margin: .25rem 0; } }
input, select, textarea, .button { min-height: 2.25rem; padding: .3125rem .5rem; background: var(--page); border-color: var(--edge); color: inherit; font: inherit; }
input, select, textarea { width: 100%; }
[type=checkbox] { width: auto; min-height: 0; margin: .25rem 0; flex: none; }
textarea { resize: vertical; }
[aria-invalid=true], .button.danger { border-color: var(--bad); }
.check { display: flex; gap: .5rem; align-items: start; font-weight: 400; }
.filters { align-items: end; margin-bottom: 1rem; > * { flex: 1 1 9rem; max-width: 16rem; margin: 0; } > .button { flex: none; } > :first-child:nth-last-child(2) { max-width: 32rem; } }
.button { display: inline-block; padding-inline: .75rem; font-weight: 500; line-height: 1.375rem; text-decoration: none; &:hover { background: var(--panel); } }
.button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.danger { color: var(--bad); }
.link { padding: 0; border: 0; background: none; color: var(--accent); font: inherit; text-decoration: underline; }
.pages { margin-top: .75rem; }
`;
