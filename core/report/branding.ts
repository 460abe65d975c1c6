/** Title, logo and meeting link of a team's own report. */
export interface Branding {
  title: string;
  /** An image as a `data:` URI. */
  logo: string | undefined;
  /** URL of a meeting's page, with `{id}` for its id. */
  link: string | undefined;
}

/** The URL of a meeting's page; undefined without a template for it. */
export const meetingLink = ({ link }: Branding, id: string): string | undefined =>
  link?.replaceAll("{id}", () => encodeURIComponent(id));
