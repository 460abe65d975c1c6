// Loaded before a server: its parent makes flushes to disk fail, as they do on a device that returns errors.
import { open } from "node:fs/promises";

let isFailing = false;
const file = await open(process.execPath, "r");
const prototype = Object.getPrototypeOf(file);
await file.close();
const { datasync } = prototype;

prototype.datasync = function () {
  if (!isFailing) return datasync.call(this);
  return Promise.reject(Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO", syscall: "fdatasync" }));
};

process.on("message", (message) => {
  if (message.failsFlushes === undefined) return;
  isFailing = message.failsFlushes;
  process.send?.("set");
});
process.channel?.unref();
