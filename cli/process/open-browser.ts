import { execFile } from "node:child_process";
import { CliError } from "../errors/cli-error.ts";

/** The platform's program to open an address, called without a shell, so that an address is never a command. */
const OPENERS: Readonly<Record<"darwin" | "win32" | "wsl" | "other", readonly [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  // `start` is a shell built-in; this is the program that it calls.
  win32: ["rundll32.exe", "url.dll,FileProtocolHandler"],
  // WSL: the browser is on Windows, and xdg-open is rarely installed.
  wsl: ["rundll32.exe", "url.dll,FileProtocolHandler"],
  other: ["xdg-open"],
};

/** System on which a browser is opened: its platform, environment and way to run a program. */
export interface BrowserHost {
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Runs a program with an argument vector, without a shell. */
  run(program: string, args: readonly string[]): Promise<void>;
}

const runProgram: BrowserHost["run"] = (program, args) =>
  new Promise((resolve, reject) => {
    execFile(program, [...args], { timeout: 10_000 }, (error) => (error ? reject(error) : resolve()));
  });

/** Opens an http(s) address in the browser. @throws CliError when there is no opener, or it fails */
export async function openBrowser(url: string, given: Partial<BrowserHost> = {}): Promise<void> {
  const { platform = process.platform, env = process.env, run = runProgram } = given;
  const [program, ...args] = OPENERS[hostOf(platform, env)];
  const { href, protocol } = new URL(url);
  const hint = `Open this address yourself: ${url}`;
  if (!/^https?:$/.test(protocol))
    throw new CliError("Only a web address can be opened.", { code: "no_browser", hint });
  try {
    await run(program, [...args, href]);
  } catch {
    throw new CliError(`Cannot open a browser with \`${program}\`.`, { code: "no_browser", hint });
  }
}

function hostOf(platform: string, env: BrowserHost["env"]): keyof typeof OPENERS {
  if (platform === "darwin" || platform === "win32") return platform;
  return platform === "linux" && (env["WSL_DISTRO_NAME"] || env["WSL_INTEROP"]) ? "wsl" : "other";
}
