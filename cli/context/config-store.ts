/** A named set of credentials and preferences. */
export interface Profile {
  api_key?: string;
  /** Command line that prints the key, instead of a stored key. */
  key_command?: string;
  /** Origin that the key was stored for, the only one that it is sent to. */
  key_origin?: string;
  base_url?: string;
  output?: string;
  tz?: string;
  pager?: string;
  editor?: string;
  /** File or database URL of the copy that commands read. */
  copy?: string;
}

/** The content of the configuration file. */
export interface ConfigData {
  current_profile: string;
  profiles: Record<string, Profile>;
}

/** The configuration file: read directly, written through conf under a lock. */
export interface ConfigStore {
  /** Undefined without a home folder. */
  readonly path: string | undefined;
  /** @throws CliError if the file exists and cannot be parsed. */
  read(): Promise<ConfigData>;
  /** Reads, changes and writes in one step that no other process can interleave. */
  update(change: (data: ConfigData) => ConfigData): Promise<ConfigData>;
}
