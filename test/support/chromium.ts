import { spawnSync } from "node:child_process";
import { IS_DRAWN } from "./draw.ts";

/** The browser of this machine, if it has one that runs and `npm run test:all` runs; `CHROMIUM` names another. */
export const CHROMIUM: string | undefined = IS_DRAWN ? undefined : findBrowser();

function findBrowser(): string | undefined {
  return (
    process.env["CHROMIUM"] ??
    ["chromium", "chromium-browser", "google-chrome"].find(
      (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
    )
  );
}
