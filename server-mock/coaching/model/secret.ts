import { inspect } from "node:util";

const SHOWN = "[secret]";

/** A secret that no log, error or dump shows: only `reveal` gives it. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  /** A text in which the secret may stand, without it. */
  removeFrom(text: string): string {
    return this.#value === "" ? text : text.replaceAll(this.#value, SHOWN);
  }

  toString(): string {
    return SHOWN;
  }

  toJSON(): string {
    return SHOWN;
  }

  [inspect.custom](): string {
    return SHOWN;
  }
}
