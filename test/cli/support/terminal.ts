import { Terminal } from "@xterm/headless";
import { builtCli } from "./built-cli.ts";

/** The part of `@lydell/node-pty` that is used. Its binary comes prebuilt, and not for every platform. */
interface Pty {
  spawn(file: string, args: string[], options: object): PtyProcess;
}

interface PtyProcess {
  onData(listener: (data: string) => void): void;
  onExit(listener: (exit: { exitCode: number; signal?: number }) => void): void;
  write(data: string): void;
  kill(signal?: string): void;
}

/** node-pty, or why there is none: then the tests that need it say so and are skipped. */
export async function loadPty(): Promise<{ pty: Pty | undefined; reason: string }> {
  try {
    return { pty: await import("@lydell/node-pty"), reason: "" };
  } catch (error) {
    return { pty: undefined, reason: `no pseudo-terminal here: ${String(error)}` };
  }
}

/** A command in a real pseudo-terminal, and what a person would see of it. */
export interface TerminalSession {
  /** The screen's text, with trailing spaces and empty lines removed. */
  screen(): string;
  /** Everything that was written to the terminal, escape sequences included. */
  raw(): string;
  type(text: string): void;
  /** Resolves once the screen shows the text. */
  shows(text: string | RegExp): Promise<void>;
  /** Resolves when the program has written something more. */
  answers(): Promise<void>;
  ended: Promise<number>;
}

/** How a session is started. */
export interface SessionOptions {
  env?: Record<string, string>;
  columns?: number;
  rows?: number;
  /** Runs this program instead of `svc`. */
  program?: { file: string; args: readonly string[] };
}

/** Starts `svc` in a pseudo-terminal whose output is interpreted by a real terminal emulator. */
export async function openTerminal(argv: readonly string[], options: SessionOptions = {}): Promise<TerminalSession> {
  const { pty, reason } = await loadPty();
  if (!pty) throw new Error(reason);
  const { columns = 80, rows = 24 } = options;
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const { PATH = "", HOME = "/" } = process.env;
  const { file, args } = options.program ?? { file: process.execPath, args: [await builtCli(), ...argv] };
  const child = pty.spawn(file, [...args], {
    name: "xterm-256color",
    cols: columns,
    rows,
    env: { PATH, HOME, TERM: "xterm-256color", LANG: "C.UTF-8", ...options.env },
  });
  let raw = "";
  const changed = new Set<() => void>();
  child.onData((data) => {
    raw += data;
    terminal.write(data, () => {
      for (const listener of changed) listener();
    });
  });
  const ended = new Promise<number>((resolve) =>
    child.onExit(({ exitCode, signal }) => terminal.write("", () => resolve(signal ? 128 + signal : exitCode))),
  );
  const screen = (): string => readScreen(terminal);
  return {
    screen,
    raw: () => raw,
    type: (text) => child.write(text),
    answers: () =>
      new Promise((resolve) => {
        const once = (): void => {
          changed.delete(once);
          resolve();
        };
        changed.add(once);
      }),
    shows: (text) => untilShown({ text, screen, changed, ended }),
    ended,
  };
}

interface Waiting {
  text: string | RegExp;
  screen: () => string;
  changed: Set<() => void>;
  ended: Promise<number>;
}

function untilShown({ text, screen, changed, ended }: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const isShown = (): boolean => (typeof text === "string" ? screen().includes(text) : text.test(screen()));
    const look = (): void => {
      if (!isShown()) return;
      changed.delete(look);
      resolve();
    };
    changed.add(look);
    look();
    void ended.then(() =>
      isShown() ? resolve() : reject(new Error(`It ended without showing ${text}:\n${screen()}`)),
    );
  });
}

function readScreen(terminal: Terminal): string {
  const { buffer } = terminal;
  const lines: string[] = [];
  for (let row = 0; row < buffer.active.length; row += 1)
    lines.push(buffer.active.getLine(row)?.translateToString(true) ?? "");
  return lines.join("\n").trimEnd();
}
