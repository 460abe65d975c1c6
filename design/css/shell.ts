/** Header of a page: title and actions. */
export const HEAD_CSS = `
.head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: start; justify-content: space-between; margin-bottom: 1.25rem; > :has(p) { flex: 1 1 20rem; } p { margin: .125rem 0 0; } }
`;

/** Layout of a document: one column with header and footer. */
export const SHEET_CSS = `
.sheet { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
${HEAD_CSS}
.foot { margin-top: 3rem; color: var(--mute); font-size: var(--small); }
`;

/**
 * Layout of an application: navigation at the side of a wide window, behind a button at the top of a narrow one. The transparent outline of
 * the current page is visible with forced colors.
 */
export const SHELL_CSS = `
.skip { position: absolute; padding: .5rem; background: var(--page); &:not(:focus) { left: -99rem; } }
.shell { display: grid; grid-template-columns: 13rem minmax(0, 1fr); min-height: 100vh; }
.side {
  padding: 1rem .75rem; background: var(--panel); border-right: 1px solid var(--line);
  nav { all: unset; position: sticky; top: 1rem; display: block; }
  ul { margin: 0; }
  .menu { display: none; }
  .group { padding-block: 1rem .25rem; font-size: .75rem; }
  a { display: block; padding: .25rem .5rem; border-radius: var(--round); color: inherit; text-decoration: none; }
  p, form { margin: 0; padding: 0 .5rem; }
  a:hover { background: var(--line); }
  a[aria-current] { background: var(--accent-soft); color: var(--accent); outline: 2px solid transparent; }
}
.brand { font-weight: 600; }
.main { padding: 1.5rem 2rem 4rem; max-width: 76rem; }
.narrow { max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
@media (max-width: 52rem) {
  .shell { display: block; }
  .side { display: flex; gap: .5rem; align-items: center; padding: .5rem; border: 0; }
  .side .menu { display: block; }
  .side nav { position: fixed; inset: 3.25rem .5rem auto; max-height: 80vh; padding: .5rem; background: var(--page); border: 1px solid var(--edge); border-radius: var(--round); overflow: auto; &:not(:popover-open) { display: none; } ul { columns: 2; } }
  .main { padding: 1rem; }
}
`;
