import { appStylesheet } from "../../../design/css/stylesheet.ts";

/** What the settings and the forms need beyond the components. */
const SETTINGS_CSS = `
[hidden] { display: none !important; }
fieldset.row { align-items: end; label { margin: 0; } }
`;

/** What single pages need: names of one long word that push nothing out of sight, a transcript that stays in sight while a quote leads to its line, and room between insights. */
const PAGE_CSS = `
.brand, .head, .beside, .line, .button { overflow-wrap: anywhere; }
td { max-width: 14rem; }
.beside { display: flex; gap: 1rem; align-items: center; margin-bottom: .75rem; h2, p { margin: 0; } }
.criterion .chart { margin: .25rem 0 .5rem; }
.transcript li { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); padding: .125rem .25rem; }
.board :is(section, article), .criterion { margin-bottom: 1.5rem; }
:is(section, nav) + .split, .split + .tiles, .three + :is(.three, .split) { margin-top: 2rem; }
.customer { color: var(--customer); }
.same { table { table-layout: fixed; } th:first-child { width: 25%; } th:nth-child(3) { width: 45%; } }
@media screen and (min-width: 64rem) { .pane { position: sticky; top: 0; max-height: 100vh; overflow: auto; } }
`;

/** The stylesheet of the dashboard. */
export const STYLE = appStylesheet(PAGE_CSS + SETTINGS_CSS);
