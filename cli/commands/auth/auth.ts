import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newLoginCommand } from "./login.ts";
import { newLogoutCommand } from "./logout.ts";
import { newStatusCommand } from "./status.ts";
import { newTokenCommand } from "./token.ts";

/** `svc auth`. */
export const newAuthCommand = (context: Context): Command =>
  newGroupCommand(
    "auth",
    {
      summary: "Sign in with an API key, show its status, sign out",
      examples: [["svc auth login", "sign in: prompts for the key and checks it"]],
    },
    [newLoginCommand(context), newStatusCommand(context), newTokenCommand(context), newLogoutCommand(context)],
  );
