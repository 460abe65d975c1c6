/** Styles of charts. Colors are classes, so that charts follow the color scheme and need no inline styles (CSP). */
export const CHARTS_CSS = `
.chart {
  display: block; overflow: visible;
  td > &[height="8"] { margin-block: .375rem; min-width: 4rem; }
  text { fill: var(--mute); font: .6875rem var(--sans); }
  .value { fill: var(--ink); font-weight: 600; paint-order: stroke; stroke: var(--page); stroke-width: 3px; }
  .now, .then, .ring, .arc { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
  .then { stroke: var(--edge); stroke-width: 1.5; stroke-dasharray: 3 3; }
  .grid, .ring { stroke: var(--line); } .ring, .arc { stroke-width: 4; }
  .dot { stroke: var(--page); stroke-width: 1.5; }
  .dot, .bar { fill: var(--accent); }
  .track { fill: var(--line); }
  .mark { fill: var(--ink); }
  .customer { fill: var(--customer); }
  .other { fill: var(--edge); }
  .tone { fill: currentColor; }
}
`;
