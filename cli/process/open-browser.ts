import { execFile } from "node:child_process";
import { CliError } from "../errors/cli-error.ts";

/** The platform's own opener of addresses, called without a shell: an address is an argument, never a command. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ["open"],
  // `start` is a command of the shell; this is what it calls.
  win32: ["rundll32.exe", "url.dll,FileProtocolHandler"],
};

/** Opens an http(s) address in the browser. @throws CliError when there is no opener, or it fails */
export function openBrowser(url: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  const [program, ...args] = OPENERS[platform] ?? ["xdg-open"];
  return new Promise((resolve, reject) => {
    execFile(program, [...args, new URL(url).href], { timeout: 10_000 }, (error) =>
      error
        ? reject(
            new CliError(`Cannot open a browser with \`${program}\`.`, {
              code: "no_browser",
              hint: `Open this address yourself: ${url}`,
            }),
          )
        : resolve(),
    );
  });
}
