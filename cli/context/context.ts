import type { ClientOptions, SvcClient } from "../../src/index.ts";
import type { ConfigStore } from "./config-store.ts";
import type { NetworkProbes } from "./network-probes.ts";
import type { Prompter } from "./prompter.ts";
import type { RecentItems } from "./recent-items.ts";

/** A stream that commands write text to. */
export interface TextOutput {
  /** Resolves when the text has left; rejects with `OutputClosedError` when nobody reads any more. */
  write(text: string): Promise<void>;
  readonly isTerminal: boolean;
  /** Width in columns; `undefined` where nothing has to fit. */
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** What a command reads from. */
export interface TextInput {
  readonly isTerminal: boolean;
  /** Everything up to the end of input, as UTF-8. */
  readAll(): Promise<string>;
}

/** What the tool server is started with. */
export interface ToolServerLaunch {
  argv: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
}

/** Other programs: the terminal is handed over to them (editor), they are fed with text (pager), or they take over this process. */
export interface ChildPrograms {
  /** Runs a command line of the user's choice (`$EDITOR`) on a file; resolves with its exit code. */
  edit(commandLine: string, file: string): Promise<number>;
  /** Starts the pager and returns an output that feeds it; `close` waits until the user leaves it. */
  page(commandLine: string, size: { columns: number | undefined; rows: number | undefined }): Promise<PagerOutput>;
  /** Runs this package's tool server in this process; it goes on after the promise has resolved, until its client goes away. */
  serveTools(launch: ToolServerLaunch): Promise<void>;
}

/** The pager as an output. */
export interface PagerOutput extends TextOutput {
  close(): Promise<void>;
}

/** Everything a command may touch of the world, so that tests can replace all of it. */
export interface Context {
  readonly stdin: TextInput;
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `process.platform`. */
  readonly platform: string;
  now(): Date;
  /** Aborted by Ctrl-C, SIGTERM, and when nobody reads our output any more. */
  readonly signal: AbortSignal;
  config(): Promise<ConfigStore>;
  client(options: ClientOptions): Promise<SvcClient>;
  prompts(): Promise<Prompter>;
  readonly programs: ChildPrograms;
  /** Shows that something is being waited for; returns what ends it. */
  startSpinner(text: string): () => void;
  /** Looks at the network below HTTP, for `svc doctor`. */
  probes(): Promise<NetworkProbes>;
  /** What was listed lately, for completion. */
  recent(): Promise<RecentItems>;
}
