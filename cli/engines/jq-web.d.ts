declare module "jq-web" {
  /** Real jq, compiled to WebAssembly. */
  interface Jq {
    /** Runs jq as the command line would; throws when it exits with anything but 0. */
    raw(json: string, filter: string, flags: string[]): string | undefined;
  }
  const loading: Promise<Jq>;
  // biome-ignore lint/style/noDefaultExport: it is the package's own
  export default loading;
}
