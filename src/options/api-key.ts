import { OptionsError } from "../errors/usage-errors.ts";
import type { Redactor } from "../redact.ts";
import { createRedactor, maskKey } from "../redact.ts";

/** Source of a client's key: the key, a function that returns it, or null behind a proxy that adds it. */
export type ApiKey = string | (() => string | Promise<string>) | null;

/** Returns a key that is safe in a header. Error messages never contain its value. */
export function checkKey(key: unknown): string {
  const problem = typeof key === "string" ? keyProblem(key) : `is of type ${typeof key}.`;
  if (problem === undefined) return key as string;
  throw new OptionsError(
    `\`apiKey\` ${problem} Expected a key as shown when it was created: svc_live_ and 32 characters.`,
    "apiKey",
  );
}

function keyProblem(key: string): string | undefined {
  if (key.trim() === "") return "is empty.";
  if (/^bearer\s/i.test(key)) return 'starts with "Bearer". Pass only the key.';
  if (/^["'<{$]/.test(key)) return "is quoted or still a placeholder.";
  return /[^\x21-\x7e]/.test(key) ? "contains white space or a line break, or characters outside ASCII." : undefined;
}

/** Reads, masks and redacts a client's key. */
export class KeySource {
  readonly #apiKey: ApiKey;
  #known: string;
  #redact: Redactor;

  constructor(apiKey: ApiKey) {
    this.#apiKey = apiKey;
    this.#known = typeof apiKey === "string" ? apiKey : "";
    this.#redact = createRedactor(this.#known);
  }

  /** Whether asking again may return another key. */
  get canChange(): boolean {
    return typeof this.#apiKey === "function";
  }

  /** The key's printable part; null where there is no key. */
  get masked(): string | null {
    return this.#apiKey === null ? null : maskKey(this.#known);
  }

  /** The key for the next request; null for none. */
  read(): string | null | Promise<string> {
    return typeof this.#apiKey === "function" ? this.#ask(this.#apiKey) : this.#apiKey;
  }

  readonly redact: Redactor = (text) => this.#redact(text);

  async #ask(ask: () => string | Promise<string>): Promise<string> {
    const key = checkKey(await ask());
    if (key !== this.#known) {
      const before = this.#redact;
      const own = createRedactor(key);
      // Requests with the previous key may still fail.
      this.#redact = (text) => own(before(text));
      this.#known = key;
    }
    return key;
  }
}
