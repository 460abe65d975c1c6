// The look of the site: that of the dashboard and the weekly report (docs/decisions/0057), with what long texts need.
import { appStylesheet } from "../../design/css/stylesheet.ts";

export const SITE_STYLE = appStylesheet(`
.main { max-width: 60rem; font-size: .9375rem; line-height: 1.6; }
.main h1 { margin-bottom: 1rem; }
.main li { max-width: 68ch; }
.main pre { overflow-x: auto; }
.main table { width: auto; min-width: 60%; margin: .5rem 0 1rem; }
.main td, .main th { min-width: 5rem; }
.main img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: var(--round); }
.side form { padding: 0 .5rem; margin-bottom: 1rem; }
.side .brand a { padding: 0; }
.source { margin: .75rem 0 -.25rem; font-size: var(--small); color: var(--mute); }
.contents { margin-bottom: 1rem; color: var(--mute); }
.contents ul { columns: 18rem; }
#results li { margin-bottom: .75rem; }
#results p { margin: 0; color: var(--mute); }
`);
