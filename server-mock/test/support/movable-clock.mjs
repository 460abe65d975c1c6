// Loaded before a server: its parent sets its clock with messages. Timers and `performance.now()` go on as they do on a machine
// whose clock is set.

const RealDate = globalThis.Date;
let offsetMs = 0;

const now = () => RealDate.now() + offsetMs;
const MovedDate = new Proxy(RealDate, {
  construct: (target, words, newTarget) => Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

process.on("message", (message) => {
  if (message.offsetMs === undefined) return;
  offsetMs = message.offsetMs;
  globalThis.Date = MovedDate;
  process.send?.("moved");
});
// The parent's silence keeps no process alive.
process.channel?.unref();
