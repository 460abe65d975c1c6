import { tokenStylesheet } from "../../../design/css/stylesheet.ts";

/** Elements of Swagger UI with their own text color. The list is as specific as its most specific selector. */
const TEXTS = [
  "p, li, h1, h2, h3, h4, h5, td, th, label, table, small, section.models h4, section.models h5",
  ".info .title, .info li, .info p, .info table, .opblock-tag, .opblock-tag small",
  ".opblock .opblock-summary-description, .opblock .opblock-summary-path, .opblock-description-wrapper p",
  ".opblock .opblock-section-header h4, .opblock .opblock-section-header > label, .opblock-title_normal p",
  ".tab li, .tab li button.tablinks, .parameter__name, .parameter__type, .parameter__in, .parameter__deprecated",
  ".response-col_status, .response-col_links, .responses-inner h4, .responses-inner h5, .response-control-media-type__accept-message",
  ".model, .model-title, .prop-type, .prop-format, .prop-name, .scheme-container .schemes > label, .servers-title",
  ".dialog-ux .modal-ux-header h3, .dialog-ux .modal-ux-content p, .dialog-ux .modal-ux-content h4",
  ".btn, select, input, textarea, table thead tr td, table thead tr th, .examples-select__section-label, .examples__section-header, .header-example",
].join(", ");

/** Colors of the dashboard, light and dark, for Swagger UI, which has light ones only. */
export const REFERENCE_STYLE = tokenStylesheet(`
body { margin: 0; background: var(--page); color: var(--ink); font: .875rem/1.5 var(--sans); }
.guides { max-width: 1460px; margin: 0 auto; padding: 1rem 1.25rem 0; }
.guides a { color: var(--accent); }
.swagger-ui { color: var(--ink); }
.swagger-ui * { transition: none !important; }
.swagger-ui :is(${TEXTS}) { color: var(--ink); font-family: var(--sans); }
.swagger-ui :is(.opblock-summary-path, .opblock .opblock-summary-path, .opblock-summary-path a) { font-family: var(--mono); font-weight: 500; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .info hgroup.main .title { font-size: 1.375rem; }
.swagger-ui .info .title small.version-stamp, .swagger-ui .info .title small, .swagger-ui .info .title small pre { color: var(--mute); background: var(--panel); }
.swagger-ui :is(.info a, a.nostyle:hover, .markdown a, .renderedMarkdown a) { color: var(--accent); }
.swagger-ui :is(.markdown code, .renderedMarkdown code, .info code) { padding: 0 .25rem; background: var(--panel); color: var(--ink); font: .8125rem var(--mono); }
.swagger-ui .scheme-container { padding: 1rem 0; background: var(--panel); box-shadow: none; border-block: 1px solid var(--line); }
.swagger-ui .opblock-tag { border-bottom-color: var(--line); font-size: 1rem; }
.swagger-ui .opblock-tag:hover { background: var(--panel); }
.swagger-ui .opblock.opblock { background: var(--page); border: 1px solid var(--line); box-shadow: none; }
.swagger-ui .opblock.opblock .opblock-summary { border-color: var(--line); }
.swagger-ui .opblock.opblock .opblock-summary-method { background: var(--accent-soft); color: var(--accent); text-shadow: none; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--good-soft); color: var(--good); }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: var(--warn-soft); color: var(--warn); }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--bad-soft); color: var(--bad); }
.swagger-ui .opblock .opblock-section-header { background: var(--panel); box-shadow: none; }
.swagger-ui :is(table tbody tr td, table thead tr td, table thead tr th) { border-color: var(--line); }
.swagger-ui :is(select, input[type=text], input[type=password], textarea) { background: var(--page); border: 1px solid var(--edge); box-shadow: none; appearance: auto; }
.swagger-ui .btn { border: 1px solid var(--edge); box-shadow: none; }
.swagger-ui .btn.authorize { border-color: var(--accent); color: var(--accent); }
.swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.swagger-ui .btn.cancel { border-color: var(--bad); color: var(--bad); }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: var(--bad); }
.swagger-ui :is(section.models, section.models .model-container, .model-box) { background: var(--panel); border-color: var(--line); }
.swagger-ui section.models.is-open h4 { border-color: var(--line); }
.swagger-ui .dialog-ux .modal-ux { background: var(--page); border-color: var(--line); }
.swagger-ui .dialog-ux .modal-ux-header { border-color: var(--line); }
.swagger-ui :is(.expand-operation, .opblock-control-arrow, .authorization__btn, .models-control, .close-modal) svg { fill: var(--mute); }
.swagger-ui .btn.authorize svg { fill: var(--accent); }
.swagger-ui .model-toggle::after { filter: invert(.5); }
`);
