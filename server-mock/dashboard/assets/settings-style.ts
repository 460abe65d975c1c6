/** What the settings and the forms need beyond the components. */
export const SETTINGS_CSS = `
[hidden] { display: none !important; }
.banner h2 { margin: 0; }
.grow, .row > .field { flex: 1 1 12rem; }
td code { white-space: nowrap; }
.check { align-items: start; }
`;
