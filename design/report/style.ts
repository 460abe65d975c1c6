/** Styles of the report's HTML file, in addition to the design's components. */
export const STYLE = `
.three { --least: 15rem; gap: .75rem; }
.three p, .quote p { margin: 0 0 .25rem; }
.key { margin: 0; }
.sheet > .head img { max-height: 2.5rem; max-width: 12rem; }
.story { font-size: 1rem; max-width: none; margin-bottom: 1.25rem; }
.sheet h2 { margin-top: 1.75rem; }
details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: .5rem; }
.bare { margin: 0; padding: 0; border: 0; }
td { min-width: 4.5rem; }
.sheet > .split { margin-top: 1.75rem; }
td > .chart[height="24"] { margin-block: -.125rem; }
@media print { body { line-height: 1.38; } .sheet h2, .sheet > .split { margin-top: .75rem; } .sheet h2 { margin-bottom: .25rem; } .tiles { margin-bottom: .5rem; } .tiles > * { padding-block: .375rem; } .card { padding: .5rem .75rem; } h3 { margin-top: .375rem; } .foot { margin-top: .5rem; } details { display: none; } .quote p { display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden; } .quote { margin-block: .125rem; } .foot p { margin: 0; max-width: none; } .why { display: none; } th, td { padding-block: .125rem; } .three { grid-template-columns: repeat(3, 1fr); } .split { grid-template-columns: 1fr 1fr; } .story { font-size: 10pt; margin-bottom: .625rem; } }
`;
