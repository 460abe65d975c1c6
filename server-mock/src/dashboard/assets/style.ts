import { appStylesheet } from "../../../../design/css/stylesheet.ts";

/** The stylesheet of the dashboard. */
export const STYLE = appStylesheet();
