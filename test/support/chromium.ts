import { spawnSync } from "node:child_process";

/** The browser of this machine, if it has one that runs; `CHROMIUM` names another. */
export const CHROMIUM: string | undefined =
  process.env["CHROMIUM"] ??
  ["chromium", "chromium-browser", "google-chrome"].find(
    (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
  );
