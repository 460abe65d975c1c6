export { newPeopleCommand } from "./people.ts";
export { newTeamCommand } from "./team.ts";
