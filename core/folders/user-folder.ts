/** Platform and environment that determine a user's folders. */
export interface Machine {
  /** Like `process.platform`. */
  platform: string;
  /** Home folder; empty if there is none. */
  home: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Purpose of a folder: a program's settings, a cache, or the settings of desktop applications. */
export type FolderKind = "config" | "cache" | "applications";

type Folders = Readonly<Record<FolderKind, readonly [variable: string, belowHome: string]>>;

const XDG: Folders = {
  config: ["XDG_CONFIG_HOME", ".config"],
  cache: ["XDG_CACHE_HOME", ".cache"],
  applications: ["XDG_CONFIG_HOME", ".config"],
};

const OTHERS: Readonly<Record<string, Folders>> = {
  darwin: {
    config: ["", "Library/Preferences"],
    cache: ["", "Library/Caches"],
    applications: ["", "Library/Application Support"],
  },
  win32: {
    config: ["APPDATA", "AppData/Roaming"],
    cache: ["LOCALAPPDATA", "AppData/Local"],
    applications: ["APPDATA", "AppData/Roaming"],
  },
};

/**
 * Returns the user's folder of that kind; undefined without a home. Relative paths are ignored, as the XDG Base Directory
 * Specification requires: they would lead into the working folder, whose files may be anybody's.
 */
export function userFolder(kind: FolderKind, machine: Machine): string | undefined {
  const [variable, belowHome] = (OTHERS[machine.platform] ?? XDG)[kind];
  const home = absoluteFolder(machine, machine.home);
  return absoluteFolder(machine, machine.environment[variable]) ?? (home && `${home}/${belowHome}`);
}

/** Returns the folder if its path is absolute. */
export function absoluteFolder({ platform }: Machine, folder: string | undefined): string | undefined {
  const fromRoot = platform === "win32" ? /^(?:[A-Za-z]:[\\/]|[\\/])/ : /^\//;
  return folder !== undefined && fromRoot.test(folder) ? folder : undefined;
}
