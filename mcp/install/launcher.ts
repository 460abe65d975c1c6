import path from "node:path";

/** This program, as it runs now. */
export interface Program {
  platform: string;
  /** The Node that runs it. */
  node: string;
  /** The file of `svc-mcp`. */
  script: string;
  version: string;
}

/** Folders of version managers, whose contents disappear with the next upgrade, or even with the shell. */
const VERSION_MANAGER =
  /[\\/](?:\.?nvm|\.?fnm|fnm_multishells|\.volta|\.asdf|mise|rtx|\.?nodenv|\.nodebrew|\.n|n[\\/]versions|nvs)[\\/]/i;
const NPX_CACHE = /[\\/]_npx[\\/]/;

/** Chooses how an assistant starts a command of this package, so that it still works after an upgrade. */
export function launcher(
  { platform, node, script, version }: Program,
  command: "svc" | "svc-mcp",
): { command: string; args: string[] } {
  if (NPX_CACHE.test(script) || VERSION_MANAGER.test(script)) {
    const npx = ["-y", "-p", `svc-sdk@${version}`, command];
    return platform === "win32" ? { command: "cmd", args: ["/c", "npx", ...npx] } : { command: "npx", args: npx };
  }
  const file = command === "svc-mcp" ? script : path.join(path.dirname(script), "../cli/svc.cjs");
  // Resolved on the PATH at start, whichever version is active then.
  return { command: VERSION_MANAGER.test(node) ? "node" : node, args: [file] };
}
