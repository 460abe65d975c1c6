import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";
import { addServeFlags, runToolServer, type ServeFlags, serveArgs } from "./tool-server.ts";

/** Flags of `svc mcp serve`. */
interface HttpFlags extends ServeFlags {
  http?: boolean;
  port?: string;
  host?: string;
  publicUrl?: string;
  allowOrigin?: string[];
  ownKey?: boolean;
}

/** `svc mcp serve`. */
export const newMcpServeCommand = (context: Context): Command =>
  addServeFlags(
    newCommand("serve", {
      summary: "Serve the data to AI assistants over Streamable HTTP",
      details:
        "Listens on http://127.0.0.1:3333/mcp until it is interrupted. The bearer token of each request is the API key that the service gets; the base URL is that of the profile.",
      examples: [
        ["svc mcp serve --http --read-only", "each client sends a key of its own"],
        ["svc mcp serve --http --own-key", "clients on this machine use the key of the profile"],
      ],
    }),
  )
    .addOption(new Option("--http", "serve Streamable HTTP at /mcp"))
    .addOption(new Option("--port <number>", "port to listen on; default: 3333"))
    .addOption(new Option("--host <address>", "address to listen on; default: 127.0.0.1"))
    .addOption(new Option("--public-url <url>", "address that clients use"))
    .addOption(new Option("--allow-origin <origin...>", "origins of the pages that may ask the server"))
    .addOption(new Option("--own-key", "use the profile's key for requests without a token; on loopback only"))
    .action(async (_flags: unknown, self: Command) =>
      runToolServer(context, httpArgs, self.optsWithGlobals<HttpFlags>()),
    );

const httpArgs = (flags: HttpFlags): string[] => [
  "serve",
  ...(flags.http ? ["--http"] : []),
  ...(flags.port === undefined ? [] : [`--port=${flags.port}`]),
  ...(flags.host === undefined ? [] : [`--host=${flags.host}`]),
  ...(flags.publicUrl === undefined ? [] : [`--public-url=${flags.publicUrl}`]),
  ...(flags.allowOrigin ?? []).map((origin) => `--allow-origin=${origin}`),
  ...(flags.ownKey ? ["--own-key"] : []),
  ...serveArgs(flags),
];
