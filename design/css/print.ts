/** Print styles: light scheme, no interactive controls, no page break within a table row. */
export const PRINT_CSS = `
@page { margin: 14mm; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 9.5pt; print-color-adjust: exact; }
  .side, .button, .filters, .pages, .no-print { display: none; }
  .shell { display: block; }
  .main, .sheet { max-width: none; padding: 0; }
  .scroll { overflow: visible; }
  a { color: inherit; text-decoration: none; }
  h2, h3 { break-after: avoid; }
  tr, li, .card, .quote, .chart { break-inside: avoid; }
}
`;
