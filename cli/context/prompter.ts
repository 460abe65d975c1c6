/** Questions to the person at the terminal. */
export interface Prompter {
  /** Typed text is not shown. */
  password(message: string): Promise<string>;
  input(message: string): Promise<string>;
  confirm(message: string): Promise<boolean>;
}
