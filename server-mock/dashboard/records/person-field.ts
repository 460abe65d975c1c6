import { isUuid } from "../../../core/ids/uuid.ts";
import { findPerson } from "../../../core/people/find-person.ts";
import { type FieldErrors, selectField, textField } from "../views/forms.ts";
import { type Html, html } from "../views/html.ts";
import { noSuchPage } from "../visit/outcome.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { peopleOf, seesTeam, type TeamMember } from "./people.ts";

/** A list of more people than this is nothing to choose from: a name is typed, and looked up. */
export const MOST_LISTED = 25;
/** Names that the browser suggests while one is typed. */
const MOST_SUGGESTED = 500;

interface PersonFieldOptions {
  name: string;
  label: string;
  /** ID of somebody, or what was typed. */
  value: string;
  people: readonly TeamMember[];
  /** What an empty field stands for. */
  none?: string;
  errors?: FieldErrors;
}

/** A field for one of the people: a list of a small team, a name, an email address or an ID in a large one. */
export function personField({ people, value, none, ...field }: PersonFieldOptions): Html {
  if (people.length <= MOST_LISTED) {
    const options = people.map(({ id, label }): [string, string] => [id, label]);
    return selectField({ ...field, value, options: none === undefined ? options : [["", none], ...options] });
  }
  const list = `people-${field.name}`;
  const shown = people.find(({ id }) => id === value)?.label ?? value;
  return html`${textField({ ...field, value: shown, list, placeholder: none ?? "Name or email" })}<datalist id="${list}">${people
    .slice(0, MOST_SUGGESTED)
    .map(({ label }) => html`<option value="${label}">`)}</datalist>`;
}

/** The person that a field names, or a problem in words if it matches nobody or several. */
export function readPerson(
  text: string,
  people: readonly TeamMember[],
): { person?: TeamMember | undefined; problem?: string } {
  if (text === "") return {};
  const match = findPerson(text, people);
  if (match.kind === "one") return { person: match.person };
  if (isUuid(text)) throw noSuchPage();
  const others = (match.kind === "several" ? match.people : match.suggestions).map(({ label }) => label).join(" or ");
  if (match.kind === "several") return { problem: `Several people are called ${text}. Give one of them: ${others}.` };
  return { problem: `Nobody here is called ${text}.${others && ` Did you mean ${others}?`}` };
}

/** The field that narrows a list to one person, which `user_id` of the address names; to members, their own list is all there is. */
export async function personFilter(visit: MemberVisit) {
  const all = await peopleOf(visit);
  const people = [...all.values()];
  const value = visit.query.text("user_id");
  const { person, problem } = seesTeam(visit) ? readPerson(value, people) : {};
  const errors: FieldErrors = problem === undefined ? {} : { user_id: problem };
  const shown = person?.id ?? value;
  const field = personField({ name: "user_id", label: "Person", value: shown, people, none: "Everybody", errors });
  return { people: all, person, errors, field: seesTeam(visit) && field };
}
