import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("main.mjs", import.meta.url));

/** What a provider knows of its clients and its people. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Claims by the name that somebody signs in with; for other names, the name is a verified address. */
  accounts?: Record<string, { email?: string; email_verified?: boolean }>;
  /** Where the address of somebody stands; in the token by default. */
  claimsIn?: "id_token" | "userinfo";
}

export interface RunningProvider {
  issuer: string;
  close: () => Promise<void>;
}

/** Starts a real OpenID provider as a process of its own. */
export async function startProvider(settings: ProviderSettings): Promise<RunningProvider> {
  const child = spawn(process.execPath, [MAIN], {
    // It warns of what is fine in a test.
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, PROVIDER: JSON.stringify({ accounts: {}, claimsIn: "id_token", ...settings }) },
  });
  const ended = once(child, "exit");
  const [line] = (await Promise.race([
    once(child.stdout, "data"),
    ended.then(() => Promise.reject(new Error("The provider ended before it was ready."))),
  ])) as [Buffer];
  return {
    issuer: line.toString("utf8").trim(),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Signs somebody in at the provider, as a browser without scripts would, and returns the address that it sends people back to. */
export async function signInAtProvider(address: string, login: string): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  let url = address;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10 && new URL(url).origin === origin; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(body && { method: "POST", body }),
    });
    await response.arrayBuffer();
    for (const text of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    body = location === null ? new URLSearchParams({ prompt: "login", login, password: "any" }) : undefined;
    url = location === null ? url : new URL(location, url).href;
  }
  return url;
}
