/** Reports whether a URL's `hostname` is this machine: `localhost`, a name below it, 127.0.0.0/8 or `[::1]`. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^\[?::1\]?$|^127(\.\d+){3}$/.test(hostname);
}
