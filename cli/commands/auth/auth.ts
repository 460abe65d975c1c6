import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newLoginCommand } from "./login.ts";
import { newLogoutCommand } from "./logout.ts";
import { newStatusCommand } from "./status.ts";

/** `svc auth`. */
export const newAuthCommand = (context: Context): Command =>
  newGroupCommand(
    "auth",
    {
      summary: "Sign in with an API key, see who you are, sign out",
      examples: [["svc auth login", "sign in; the key is asked for and checked"]],
    },
    [newLoginCommand(context), newStatusCommand(context), newLogoutCommand(context)],
  );
