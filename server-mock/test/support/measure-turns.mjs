// Loaded before a server: its parent asks how much CPU time the server spent at most between two turns of its event loop since
// it was last asked. Where `/healthz` was slow and this is not, the server waited for the machine.

const EVERY_MS = 10;
let longestMs = 0;
let before = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  longestMs = Math.max(longestMs, (user + system) / 1000);
}, EVERY_MS).unref();

process.on("message", (message) => {
  if (!message.asksForTurns) return;
  process.send?.({ longestMs });
  longestMs = 0;
});
process.channel?.unref();
