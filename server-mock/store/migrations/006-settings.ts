import type { Migration } from "./migration.ts";

/** Facts about the database itself, such as which pepper its keys were made with. */
export const SETTINGS: Migration = {
  name: "006-settings",
  statements: ({ text }) => [`create table settings (name ${text} primary key, value ${text} not null)`],
};
