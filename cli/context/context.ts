import type { ClientOptions, SvcClient } from "../../src/index.ts";
import type { ConfigStore } from "./config-store.ts";
import type { NetworkProbes } from "./network-probes.ts";
import type { Prompter } from "./prompter.ts";
import type { RecentItems } from "./recent-items.ts";

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
  environment: Readonly<Record<string, string | undefined>>;
  /** Profile that the key comes from; `install` writes its name instead of the key. */
  profile?: string | undefined;
  /** Gets what `install` and `uninstall` did instead of standard output. */
  report?: ((result: object) => void) | undefined;
}

/** Other programs: an editor gets the terminal, a pager gets text, the tool server takes over this process. */
export interface ChildPrograms {
  /** Runs a command line of the user's choice (`$EDITOR`) on a file; resolves with its exit code. */
  edit(commandLine: string, file: string): Promise<number>;
  /** Runs a command line of the user's choice (`key_command`) and returns what it prints. @throws CliError when it fails. */
  capture(commandLine: string): Promise<string>;
  /** Opens an http(s) address in the browser. @throws CliError that names the address when there is none. */
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
  /** Waits; rejects with the signal's reason when it is aborted meanwhile. */
  pause(milliseconds: number): Promise<void>;
  /** Aborted by Ctrl-C, by SIGTERM, and when the reader of the output is gone. */
  readonly signal: AbortSignal;
  config(): Promise<ConfigStore>;
  client(options: ClientOptions): Promise<SvcClient>;
  /** The client that this run has opened: an error report may ask it what went wrong. */
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
