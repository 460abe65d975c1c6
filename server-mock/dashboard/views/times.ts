import { type Content, html } from "./html.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in the reader's zone, with the exact time in the title. */
export function timeCell(iso: string | null, zone: string): Content {
  if (iso === null) return "–";
  return html`<time datetime="${iso}" title="${iso}" data-zoned="time">${formatOf(zone).format(new Date(iso))}</time>`;
}

/** A day in the reader's zone. */
export function dayCell(iso: string | null, zone: string): Content {
  if (iso === null) return "–";
  return html`<time datetime="${iso}" title="${iso}" data-zoned="day">${formatOf(zone, "day").format(new Date(iso))}</time>`;
}

/** A day as an axis has it: `14 Nov`. */
export function dayLabel(instant: Date, zone: string): string {
  return formatOf(zone, "label").format(instant);
}

/** A zone that this process knows; UTC for any other text. */
export function knownZone(text: string | undefined): string {
  try {
    return text ? new Intl.DateTimeFormat("en-GB", { timeZone: text }).resolvedOptions().timeZone : "UTC";
  } catch {
    return "UTC";
  }
}

function formatOf(zone: string, kind: "time" | "day" | "label" = "time"): Intl.DateTimeFormat {
  const key = `${kind} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;
    const day = { day: "numeric", month: "short", year: "numeric", timeZone: zone } as const;
    const label = { day: "numeric", month: "short", timeZone: zone } as const;
    const options = { day, label, time: { ...day, ...time } };
    format = new Intl.DateTimeFormat("en-GB", options[kind]);
    formats.set(key, format);
  }
  return format;
}

/** Where a second of a call is on its page: the first line that begins in it. */
export const secondAnchor = (seconds: number): string => `at-${Math.floor(seconds)}`;
