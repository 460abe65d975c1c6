/** `prospect_title` as it is typed: `--prospect-title`. */
export const flagName = (name: string): string => `--${name.replaceAll("_", "-")}`;
