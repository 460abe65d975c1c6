export { newAuthCommand } from "./auth.ts";
