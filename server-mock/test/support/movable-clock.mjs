// Loaded before a server, and each of its threads: its parent sets its clock with messages. Timers and `performance.now()` go on as
// they do on a machine whose clock is set.
import { BroadcastChannel } from "node:worker_threads";

const threads = new BroadcastChannel("movable clock");
const RealDate = globalThis.Date;
let offsetMs = 0;

const now = () => RealDate.now() + offsetMs;
const MovedDate = new Proxy(RealDate, {
  construct: (target, words, newTarget) => Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const move = (to) => {
  offsetMs = to;
  globalThis.Date = MovedDate;
};

threads.onmessage = ({ data }) => move(data);
threads.unref();
process.on("message", (message) => {
  if (message.offsetMs === undefined) return;
  move(message.offsetMs);
  threads.postMessage(message.offsetMs);
  process.send?.("moved");
});
// The parent's silence keeps no process alive.
process.channel?.unref();
