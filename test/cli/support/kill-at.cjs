// With `node -r`: kills the process before its n-th use of a file, counted from the first use of a lock file on.
// SVC_TEST_KILL_AT: which use; SVC_TEST_KILL_IN: the folder whose files count, and open files of any folder.
const fs = require("node:fs");

const { SVC_TEST_KILL_AT, SVC_TEST_KILL_IN } = process.env;
let uses = 0;

function note(target) {
  const counts = typeof target === "number" || String(target).startsWith(SVC_TEST_KILL_IN);
  if (!counts || (uses === 0 && !String(target).endsWith(".lock"))) return;
  uses += 1;
  if (uses >= Number(SVC_TEST_KILL_AT)) process.kill(process.pid, "SIGKILL");
}

function watch(owner, name, targetOf) {
  const original = owner[name];
  if (typeof original !== "function" || /^[A-Z]/.test(name)) return;
  owner[name] = function (...args) {
    note(targetOf(args));
    return original.apply(this, args);
  };
}

for (const owner of [fs, fs.promises]) for (const name of Object.keys(owner)) watch(owner, name, ([target]) => target);

const open = fs.promises.open;
fs.promises.open = async (...args) => {
  const handle = await open(...args);
  for (const name of ["writeFile", "close"]) watch(handle, name, () => handle.fd);
  return handle;
};
