/** Home of a user's files. */
export interface Machine {
  /** As `process.platform`. */
  platform: string;
  /** The home folder; empty for none. */
  home: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Purpose of a folder: a program's settings, data that it may lose, or the settings of desktop applications. */
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
 * The user's folder of that kind; undefined without a home. A relative path counts as unset, as the XDG Base Directory
 * Specification asks: it would lead into the working folder, whose files may be anybody's.
 */
export function userFolder(kind: FolderKind, machine: Machine): string | undefined {
  const [variable, belowHome] = (OTHERS[machine.platform] ?? XDG)[kind];
  const home = absoluteFolder(machine, machine.home);
  return absoluteFolder(machine, machine.environment[variable]) ?? (home && `${home}/${belowHome}`);
}

/** The folder, if it is a path from the root. */
export function absoluteFolder({ platform }: Machine, folder: string | undefined): string | undefined {
  const fromRoot = platform === "win32" ? /^(?:[A-Za-z]:[\\/]|[\\/])/ : /^\//;
  return folder !== undefined && fromRoot.test(folder) ? folder : undefined;
}
