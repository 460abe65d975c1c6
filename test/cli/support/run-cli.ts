import { emptyConfig } from "../../../cli/config/config-data.ts";
import type { ConfigData, ConfigStore } from "../../../cli/context/config-store.ts";
import type {
  ChildPrograms,
  Context,
  NetworkProbes,
  PagerOutput,
  Prompter,
  RecentItem,
  RecentItems,
  TextOutput,
} from "../../../cli/context/context.ts";
import { OutputClosedError } from "../../../cli/errors/cli-error.ts";
import { run } from "../../../cli/run.ts";
import type { ClientOptions } from "../../../src/index.ts";
import { SvcClient } from "../../../src/index.ts";

/** The moment at which commands run in tests. */
export const NOW = new Date("2026-11-21T12:00:00.000Z");

/** Environment with the address and key of a service that the test's fetch plays. */
export const SIGNED_IN = { SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`, SERVICE_API_URL: "http://localhost/api/v1" };

/** What a command did. */
export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
  /** What went to the pager, and the command line it was started with. */
  paged: { commandLine: string; text: string } | undefined;
  config: ConfigData;
}

/** The world that a command runs in. Whatever is left out is absent: no terminal, no key, no answers. */
export interface CliWorld {
  env?: Record<string, string>;
  config?: ConfigData;
  store?: ConfigStore;
  fetch?: typeof globalThis.fetch;
  /** Standard output and standard error are a terminal of this size. */
  terminal?: { columns: number; rows?: number };
  /** Standard output goes into a pipe, standard error stays where it is. */
  isPiped?: true;
  stdin?: string;
  answers?: Partial<Prompter>;
  /** Stands for the key command: gets the command line. */
  capture?: ChildPrograms["capture"];
  /** Stands for the browser: gets the address. */
  browse?: ChildPrograms["browse"];
  /** Stands for the editor: gets the file's name. */
  edit?: ChildPrograms["edit"];
  /** Stands for the tool server. */
  serveTools?: ChildPrograms["serveTools"];
  /** Standard output is closed by its reader after this many writes. */
  closeAfterWrites?: number;
  signal?: AbortSignal;
  /** Stands for waiting: gets the milliseconds. */
  pause?: Context["pause"];
  probes?: NetworkProbes;
  recent?: RecentItems;
  now?: Date;
}

/** What was written where. */
interface Captured {
  stdout: string;
  stderr: string;
  writes: number;
}

/** Runs one command in the process of the test. */
export async function runCli(argv: readonly string[], world: CliWorld = {}): Promise<CliResult> {
  const captured: Captured = { stdout: "", stderr: "", writes: 0 };
  const pager = createPager();
  const store = world.store ?? memoryStore(world.config ?? emptyConfig());
  const context = createContext(world, { captured, pager, store });
  const code = await run(context, argv);
  const { stdout, stderr } = captured;
  return { code, stdout, stderr, paged: pager.result(), config: await store.read().catch(emptyConfig) };
}

/** A context for looking at the tree of commands. */
export const testContext = (): Context =>
  createContext(
    {},
    { captured: { stdout: "", stderr: "", writes: 0 }, pager: createPager(), store: memoryStore(emptyConfig()) },
  );

interface Parts {
  captured: Captured;
  pager: ReturnType<typeof createPager>;
  store: ConfigStore;
}

function createContext(world: CliWorld, { captured, pager, store }: Parts): Context {
  const abort = new AbortController();
  const forward = (): void => abort.abort(world.signal?.reason);
  world.signal?.addEventListener("abort", forward);
  if (world.signal?.aborted) forward();
  return {
    stdin: {
      isTerminal: world.terminal !== undefined && world.stdin === undefined,
      readAll: async () => world.stdin ?? "",
    },
    stdout: output(world.isPiped ? {} : world, (text) => {
      captured.writes += 1;
      if (world.closeAfterWrites !== undefined && captured.writes > world.closeAfterWrites) {
        const closed = new OutputClosedError("closed");
        abort.abort(closed);
        throw closed;
      }
      captured.stdout += text;
    }),
    stderr: output(world, (text) => {
      captured.stderr += text;
    }),
    env: world.env ?? {},
    platform: "linux",
    now: () => world.now ?? NOW,
    pause: world.pause ?? unexpected("something was waited for"),
    signal: abort.signal,
    config: async () => store,
    opened: {},
    client: async (options: ClientOptions) =>
      new SvcClient({ ...(world.fetch ? { fetch: world.fetch } : {}), ...options }),
    prompts: async () => ({ ...NO_ANSWERS, ...world.answers }),
    programs: {
      capture: world.capture ?? unexpected("a command was run"),
      browse: world.browse ?? unexpected("a browser was opened"),
      edit: world.edit ?? unexpected("an editor was started"),
      page: pager.start,
      serveTools: world.serveTools ?? unexpected("the tool server was started"),
    },
    startSpinner: () => () => undefined,
    probes: async () => world.probes ?? NO_PROBES,
    recent: async () => world.recent ?? memoryRecent(),
  };
}

const unexpected = (what: string) => () => Promise.reject(new Error(`Unexpected: ${what}`));

const NO_PROBES: NetworkProbes = { resolve: async () => ["127.0.0.1"], handshake: unexpected("handshake") };

/** Recently listed ids that live in memory. */
export function memoryRecent(): RecentItems {
  const kept = new Map<string, readonly RecentItem[]>();
  return {
    read: async (key) => kept.get(key) ?? [],
    remember: async (key, items) => void kept.set(key, items),
    forget: async (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
}

const NO_ANSWERS: Prompter = {
  password: unexpected("asked for a password"),
  input: unexpected("asked for input"),
  confirm: unexpected("asked for a confirmation"),
  pick: unexpected("asked to pick"),
};

const output = ({ terminal }: CliWorld, take: (text: string) => void): TextOutput => ({
  write: async (text) => take(text),
  isTerminal: terminal !== undefined,
  columns: terminal?.columns,
  rows: terminal?.rows ?? (terminal ? 1_000 : undefined),
});

function createPager() {
  let paged: CliResult["paged"];
  return {
    result: () => paged,
    async start(
      commandLine: string,
      { columns, rows }: { columns: number | undefined; rows: number | undefined },
    ): Promise<PagerOutput> {
      if (paged) throw new Error("a second pager was started");
      const started = { commandLine, text: "" };
      paged = started;
      return {
        isTerminal: true,
        columns,
        rows,
        write: async (text) => {
          started.text += text;
        },
        close: async () => undefined,
      };
    },
  };
}

/** A configuration that lives in memory. */
export function memoryStore(initial: ConfigData): ConfigStore {
  let data = structuredClone(initial);
  return {
    path: "/config/svc/config.json",
    read: async () => structuredClone(data),
    async update(change) {
      data = change(structuredClone(data));
      return data;
    },
  };
}
