export { newProfileCommand } from "./profile.ts";
