import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { CHROMIUM } from "../../../test/support/chromium.ts";
import { tiedToParent } from "./tied-to-parent.ts";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--window-size=1280,1000",
  "--remote-debugging-pipe",
];

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/** A page of a browser that is driven over the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export interface Page {
  /** Every message of the protocol so far. */
  events: readonly Message[];
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens an empty page in a browser of its own. */
export async function openPage(): Promise<Page> {
  if (!CHROMIUM) throw new Error("There is no Chromium. Install it, or name its program in CHROMIUM.");
  const profile = await mkdtemp(join(tmpdir(), "svc-chromium-"));
  const child = spawn(...tiedToParent(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`]), {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  const connection = new Connection(child);
  const { targetId } = await connection.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await connection.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: object) => connection.send(method, params, String(sessionId));
  for (const domain of ["Page", "Network", "Runtime", "Log"]) await send(`${domain}.enable`);
  return {
    events: connection.events,
    send,
    async evaluate(expression) {
      const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
      return (result as { value?: unknown }).value;
    },
    async close() {
      child.kill("SIGKILL");
      await closed;
      // Its children write on until they notice that it is gone.
      await rm(profile, { recursive: true, force: true, maxRetries: 30 });
    },
  };
}

/** Messages with a NUL after each, on the pipes 3 and 4. */
class Connection {
  readonly events: Message[] = [];
  readonly #input: Writable;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #lastId = 0;

  constructor(child: ChildProcess) {
    this.#input = child.stdio[3] as Writable;
    let rest = "";
    (child.stdio[4] as Readable).setEncoding("utf8").on("data", (chunk: string) => {
      const texts = (rest + chunk).split("\0");
      rest = texts.pop() ?? "";
      for (const text of texts) this.#take(JSON.parse(text) as Message);
    });
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Record<string, unknown>),
      );
    });
  }

  #take(message: Message): void {
    if (message.id === undefined) this.events.push(message);
    else this.#waiting.get(message.id)?.(message);
  }
}
