/** Real jq, compiled to WebAssembly. */
export interface Jq {
  /** Runs jq as the command line would; throws when it exits with anything but 0. */
  raw(json: string | Uint8Array, filter: string, flags: string[]): string | undefined;
}

export declare const loading: Promise<Jq>;
