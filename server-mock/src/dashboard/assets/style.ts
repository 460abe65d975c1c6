/** The stylesheet of the dashboard. */
export const STYLE = ":root{color-scheme:light dark;font-family:system-ui,sans-serif}";
