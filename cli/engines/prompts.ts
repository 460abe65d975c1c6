import confirm from "@inquirer/confirm";
import input from "@inquirer/input";
import password from "@inquirer/password";

/** The prompts that the CLI asks with, in a file of its own that is loaded on first use. */
export const promptEngine = { confirm, input, password };
