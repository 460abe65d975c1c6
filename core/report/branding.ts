/** Title, logo and meeting link that make a report a team's own. */
export interface Branding {
  title: string;
  /** A picture as a `data:` URI. */
  logo: string | undefined;
  /** Address of a meeting's page, with `{id}` in place of its id. */
  link: string | undefined;
}

/** The address of a meeting's page, or undefined where none is given. */
export const meetingLink = ({ link }: Branding, id: string): string | undefined =>
  link?.replaceAll("{id}", () => encodeURIComponent(id));
