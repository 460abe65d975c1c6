import { inspect } from "node:util";
import { SECRET_KEY } from "./samples.ts";

// A secret inside a longer text has three base64 forms, one for each position that it can start at.
const BASE64_FORMS = ["", "x", "xx"].map((lead) => {
  const encoded = Buffer.from(lead + SECRET_KEY).toString("base64");
  const settled = Math.ceil((lead.length * 8) / 6);
  return encoded.slice(settled + 1, -4);
});

const FORMS: readonly string[] = [SECRET_KEY, encodeURIComponent(SECRET_KEY), encodeURI(SECRET_KEY), ...BASE64_FORMS];

/** Every way in which a program shows a value, in one text. */
export function everythingShownBy(value: unknown): string {
  const shown = [
    inspect(value, { depth: 60, showHidden: true, getters: true, maxArrayLength: null, maxStringLength: null }),
  ];
  try {
    shown.push(String(value), JSON.stringify(value) ?? "");
  } catch {
    shown.push("(not to be serialised)");
  }
  if (value instanceof Error) {
    shown.push(value.message, value.stack ?? "");
    if (value.cause !== undefined) shown.push(everythingShownBy(value.cause));
  }
  return shown.join("\n");
}

/** The forms of the secret key that the text holds. */
export function findSecretIn(text: string): string[] {
  return FORMS.filter((form) => text.toLowerCase().includes(form.toLowerCase()));
}
