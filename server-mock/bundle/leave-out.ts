import type { RolldownPlugin } from "rolldown";

/** Modules of Node that a library loads and never reaches here, by the library. */
const UNUSED: readonly { module: string; library: RegExp; contents: string }[] = [
  // commander can start other programs as subcommands; loading the module takes 3 ms.
  { module: "node:child_process", library: /[\\/]node_modules[\\/]commander[\\/]/, contents: "export default {};" },
  // The listener speaks HTTP/1.1; its library asks of every request whether it is one of HTTP/2, which takes 3 ms to load.
  {
    module: "node:http2",
    library: /[\\/]node_modules[\\/]@hono[\\/]node-server[\\/]/,
    contents: "export class Http2ServerRequest {}\nexport const constants = {};",
  },
];
const PREFIX = "left-out:";

/** Puts something empty in place of what is loaded for nothing. */
export const leaveOut: RolldownPlugin = {
  name: "leave-out",
  resolveId(name, importer) {
    const unused = UNUSED.find(({ module, library }) => module === name && library.test(importer ?? ""));
    return unused && PREFIX + name;
  },
  load(id) {
    return UNUSED.find(({ module }) => PREFIX + module === id)?.contents;
  },
};
