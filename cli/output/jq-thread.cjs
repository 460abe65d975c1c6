// Both ends of a thread in which jq runs: its file, and what runs there. CommonJS, since a thread starts from a file as it is, here
// as in the bundle.
const { parentPort, receiveMessageOnPort, workerData } = require("node:worker_threads");

exports.file = __filename;

/** What is collected of jq's output before the command gets it, in bytes. */
const OUTPUT_CHUNK = 65_536;

/** Messages that are kept of an expression that fails or traces for every item. */
const MOST_MESSAGES = 1_000;

if (workerData?.jqExpression !== undefined) runThread(workerData);

/** Runs jq on input that it pulls, and hands its output over as it comes: one request at a time, whose response is waited for. */
function runThread({ jqExpression, turn }) {
  const output = { 1: [], 2: [] };
  let outputBytes = 0;
  let input = Buffer.alloc(0);

  const ask = (request) => {
    const before = Atomics.load(turn, 0);
    parentPort.postMessage(request);
    Atomics.wait(turn, 0, before);
    return receiveMessageOnPort(parentPort)?.message;
  };
  const flush = () => {
    if (outputBytes > 0) ask({ output: Buffer.concat(output[1]) });
    output[1] = [];
    outputBytes = 0;
  };
  const write = (fd, bytes) => {
    if (fd === 1 || output[fd].length < MOST_MESSAGES) output[fd].push(Buffer.from(bytes));
    if (fd === 1) outputBytes += bytes.length;
    if (outputBytes >= OUTPUT_CHUNK) flush();
    return bytes.length;
  };
  const read = (target) => {
    if (input.length === 0) {
      // What there is so far may be enough for its reader.
      flush();
      input = Buffer.from(ask({ isRead: true }) ?? []);
    }
    const count = input.copy(target);
    input = input.subarray(count);
    return count;
  };

  // The package gives jq a file and keeps its output in an array. At the interface of WebAssembly (WASI) both are streams.
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (binary, imports) => {
    // Node compiles modules of its own, too.
    if (!imports?.wasi_snapshot_preview1) return instantiate(binary, imports);
    let memory;
    /** Calls `transfer` for each buffer of a list of them, until one is not used up. */
    const each = (vectors, count, done, transfer) => {
      const view = new DataView(memory.buffer);
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const start = view.getUint32(vectors + index * 8, true);
        const length = view.getUint32(vectors + index * 8 + 4, true);
        const used = transfer(new Uint8Array(memory.buffer, start, length));
        total += used;
        if (used < length) break;
      }
      view.setUint32(done, total, true);
      return 0;
    };
    Object.assign(imports.wasi_snapshot_preview1, {
      fd_read: (_fd, vectors, count, done) => each(vectors, count, done, read),
      fd_write: (fd, vectors, count, done) => each(vectors, count, done, (bytes) => write(fd, bytes)),
    });
    const result = await instantiate(binary, imports);
    memory = result.instance.exports.memory;
    return result;
  };

  // The package's export is itself a promise.
  require("jq-web").then(({ raw }) => {
    let failure;
    try {
      // `--` keeps an expression that begins with a minus from being read as a flag.
      raw("", jqExpression, ["-rc", "--"]);
    } catch (error) {
      failure = error.message;
    }
    flush();
    parentPort.postMessage({ end: { failure, errors: Buffer.concat(output[2]).toString() } });
  });
}
