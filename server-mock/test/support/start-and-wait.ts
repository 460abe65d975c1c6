import { spawn } from "node:child_process";
import { tiedToParent } from "./tied-to-parent.ts";

// tsx start-and-wait.ts PROGRAM ARG...: starts a program as the fixtures do, and stays.

const [program = "", ...args] = process.argv.slice(2);
spawn(...tiedToParent(program, args), { stdio: ["ignore", "inherit", "inherit"] });
