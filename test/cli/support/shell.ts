import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { builtCli } from "./built-cli.ts";

/** Writes the built `svc` into `bin` of a folder, and returns a PATH that begins there. */
export async function installSvc(folder: string): Promise<string> {
  const bin = path.join(folder, "bin");
  await mkdir(bin, { recursive: true });
  const script = `#!/bin/sh\nexec "${process.execPath}" "${await builtCli()}" "$@"\n`;
  await writeFile(path.join(bin, "svc"), script, { mode: 0o755 });
  return `${bin}:${process.env["PATH"] ?? ""}`;
}

/** Runs a script as GitHub and GitLab do: bash, stopping at the first failure. */
export function runScript(
  script: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], { cwd, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Variables of a step, with what GitHub or GitLab fills into them. */
export const fillIn = (variables: Record<string, string>, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      given[/(?:\$\{\{|\$\[\[) (\S+) (?:\}\}|\]\])/.exec(value)?.[1]?.replace(/^inputs\./, "") ?? ""] ?? value,
    ]),
  );
