import { type Html, html } from "../views/html.ts";
import { PageError } from "./outcome.ts";

const MAX_FORM_BYTES = 1024 * 1024;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Fields of a form or of an address, as text. */
export class Fields {
  readonly #values: URLSearchParams;
  readonly #files: ReadonlyMap<string, readonly File[]>;

  constructor(values: URLSearchParams, files: ReadonlyMap<string, readonly File[]> = new Map()) {
    this.#values = values;
    this.#files = files;
  }

  /** The trimmed value of a field; empty if missing. */
  text(name: string): string {
    return readable(this.#values.get(name) ?? "").trim();
  }

  /** Every value of a field, such as those of check boxes. */
  all(name: string): string[] {
    return this.#values.getAll(name).map(readable);
  }

  /** The files that were chosen in a field. */
  files(name: string): readonly File[] {
    return this.#files.get(name) ?? [];
  }

  /** Fields by name, for a form that is shown again. */
  toSearchParams(): URLSearchParams {
    return new URLSearchParams(this.#values);
  }
}

/** Reads the body of a form of at most `maxBytes`, 1 MiB by default. */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<Fields> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPE.test(type)) throw new PageError(415, "This is not a form. Go back to the page and send it again.");
  const bytes = await readBytes(request, maxBytes);
  if (type.toLowerCase().startsWith("application/")) return new Fields(new URLSearchParams(bytes.toString("utf8")));
  try {
    return toFields(await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData());
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError(400, "The form did not arrive whole. Go back and send it again.");
  }
}

/** PostgreSQL stores no NUL, and nobody types one. */
function readable(value: string): string {
  if (value.includes("\0")) throw new PageError(400, "This holds a character that is no text.");
  return value;
}

function toFields(data: FormData): Fields {
  const values = new URLSearchParams();
  const files = new Map<string, File[]>();
  for (const [name, value] of data) {
    if (typeof value === "string") values.append(name, value);
    else if (value.size > 0) files.set(name, [...(files.get(name) ?? []), value]);
  }
  return new Fields(values, files);
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = Number(request.headers.get("content-length") ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  if (request.body === null) return Buffer.alloc(0);
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new PageError(400, "The form did not arrive whole. Go back and send it again.");
  }
  if (size > maxBytes)
    throw new PageError(413, `This is larger than the ${Math.round(maxBytes / 1024)} KiB that can be sent at a time.`);
  return Buffer.concat(chunks);
}

// Of two who have a form open, the one who saves last must not take back unseen what the other has saved.

const FIELD = "shown";

/** The values that a form was made of, in the form. */
export function shownState(values: readonly string[]): Html {
  return html`<input type="hidden" name="${FIELD}" value="${JSON.stringify(values)}">`;
}

/** Reports whether a form was made of other values than those that are stored now. */
export function isStale(form: Fields, values: readonly string[]): boolean {
  const shown = form.text(FIELD);
  return shown !== "" && shown !== JSON.stringify(values);
}

/** Message for a stale form, which is shown again below what is stored now. */
export function staleMessage(what: string): string {
  return `Somebody has changed ${what} meanwhile; what is stored now is shown above. Save again to replace it with what is below.`;
}
