import { raw } from "hono/html";
import type { Html } from "./html.ts";

/** A chart of `design/`, which has escaped every text in it. */
export const drawing = (svg: string): Html => raw(svg);
