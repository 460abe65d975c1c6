import type { ClientOptions, SvcClient } from "../../src/index.ts";
import type { ConfigStore } from "./config-store.ts";

/** A stream that commands write text to. */
export interface TextOutput {
  /** Resolves when the text is written; rejects with `OutputClosedError` when the reader is gone. */
  write(text: string): Promise<void>;
  readonly isTerminal: boolean;
  /** Width in columns; `undefined` where there is no terminal. */
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** Input of a command. */
export interface TextInput {
  readonly isTerminal: boolean;
  /** Reads to the end of input, as UTF-8. */
  readAll(): Promise<string>;
}

/** Arguments and environment of the tool server. */
export interface ToolServerLaunch {
  argv: readonly string[];
  /** Program name in error messages. */
  program: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Profile that the key comes from; `install` writes its name instead of the key. */
  profile?: string | undefined;
  /** Receives the results of `install` and `uninstall` instead of standard output. */
  report?: ((result: object) => void) | undefined;
}

/** Other programs: an editor gets the terminal, a pager gets text, the tool server takes over this process. */
export interface ChildPrograms {
  /** Runs a command line of the user's choice (`$EDITOR`) on a file; resolves with its exit code. */
  edit(commandLine: string, file: string): Promise<number>;
  /** Runs a command line of the user's choice (`key_command`) and returns what it prints. @throws CliError when it fails. */
  capture(commandLine: string): Promise<string>;
  /** Opens an http(s) address in the browser. @throws CliError with the address if there is no browser. */
  browse(url: string): Promise<void>;
  /** Starts the pager and returns an output that writes to it; `close` waits until the user quits. */
  page(commandLine: string, size: { columns: number | undefined; rows: number | undefined }): Promise<PagerOutput>;
  /** Runs this package's tool server in this process; it keeps running after the promise resolves, until its client disconnects. */
  serveTools(launch: ToolServerLaunch): Promise<void>;
}

/** The pager as an output. */
export interface PagerOutput extends TextOutput {
  close(): Promise<void>;
}

/** Ports to everything outside the process, so that tests can replace all of it. */
export interface Context {
  readonly stdin: TextInput;
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `process.platform`. */
  readonly platform: string;
  now(): Date;
  /** Waits; rejects when the signal is aborted meanwhile. */
  pause(milliseconds: number): Promise<void>;
  /** Aborted by Ctrl-C, by SIGTERM, and when the reader of the output is gone. */
  readonly signal: AbortSignal;
  config(): Promise<ConfigStore>;
  client(options: ClientOptions): Promise<SvcClient>;
  /** The client that this run has opened, for error reports that need another request. */
  readonly opened: { client?: SvcClient };
  prompts(): Promise<Prompter>;
  readonly programs: ChildPrograms;
  /** Starts a spinner; returns a function that stops it. */
  startSpinner(text: string): () => void;
  /** Probes of the network below HTTP, for `svc doctor`. */
  probes(): Promise<NetworkProbes>;
  /** Recently listed objects, for completion. */
  recent(): Promise<RecentItems>;
}

/** Facts of a TLS handshake. */
interface TlsFacts {
  protocol: string;
  issuer: string;
  validTo: Date;
}

/** Probes of the network below HTTP. */
export interface NetworkProbes {
  /** Addresses of a host. @throws when there is none. */
  resolve(host: string): Promise<string[]>;
  /** Handshakes as a request would. @throws when the certificate is not trusted. */
  handshake(host: string, port: number, signal: AbortSignal): Promise<TlsFacts>;
}

/** Something to pick. */
export interface Choice<Value> {
  value: Value;
  /** The line in the list, escaped. */
  name: string;
  /** The text that remains on the screen once it is picked, escaped. */
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
  /** Lets the person filter and pick; `search` returns the choices for the text typed so far. */
  pick<Value>(message: string, search: (typed: string) => Promise<readonly Choice<Value>[]>): Promise<Value>;
}

/** An object that was listed recently. */
export interface RecentItem {
  id: string;
  /** Title or name, shown by shells beside the id. */
  label: string;
  email?: string | undefined;
  /** When it was read: ISO 8601. */
  read_at?: string | undefined;
}

/** Ids for completion. Losing them costs nothing, so nothing here ever fails a command. */
export interface RecentItems {
  read(key: string): Promise<readonly RecentItem[]>;
  /** Removes the items of every key with this prefix: the lists of one session. */
  forget(prefix: string): Promise<void>;
  /** Keeps the items, and earlier ones up to `most` in total (default 100). */
  remember(key: string, items: readonly RecentItem[], most?: number): Promise<void>;
}
