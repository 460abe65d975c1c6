/** Prompts for the person at the terminal. */
export interface Prompter {
  /** Hides the typed text. */
  password(message: string): Promise<string>;
  input(message: string): Promise<string>;
  confirm(message: string): Promise<boolean>;
}
