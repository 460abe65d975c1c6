export { newPeopleCommand } from "./people.ts";
