export { newTeamCommand } from "./team.ts";
