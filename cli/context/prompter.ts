/** Something to pick. */
export interface Choice<Value> {
  value: Value;
  /** The line in the list, escaped. */
  name: string;
  /** What stays on the screen once it is picked, escaped. */
  picked: string;
  /** Shown below the list while the line is selected, escaped. */
  preview: string;
}

/** Prompts for the person at the terminal. */
export interface Prompter {
  /** Hides the typed text. */
  password(message: string): Promise<string>;
  input(message: string): Promise<string>;
  confirm(message: string): Promise<boolean>;
  /** Lets the person filter and pick; `search` gives the choices for what is typed so far. */
  pick<Value>(message: string, search: (typed: string) => Promise<readonly Choice<Value>[]>): Promise<Value>;
}
