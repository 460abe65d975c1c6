import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Starts the canned server in a separate process. */
export async function startServer(settings) {
  const child = fork(path("canned-server.mjs"), [JSON.stringify(settings)]);
  const [{ port }] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Requests since the previous call. */
    async takeRequestCount() {
      child.send("count");
      const [{ requestCount }] = await once(child, "message");
      return requestCount;
    },
    stop: () => child.disconnect(),
  };
}

/** Runs one subject on one benchmark in a fresh process, and returns its measurements. */
export async function runSubject(task) {
  return JSON.parse(await runNode([path("subject-process.mjs"), JSON.stringify(task)]));
}

/** Standard output of a fresh Node process. */
export async function runNode(argv, options = {}) {
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  let complaints = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaints += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${argv.join(" ")} ended with ${code}.\n${complaints}${output}`);
  return output;
}
