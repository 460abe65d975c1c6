import type { SpokenCall } from "./spoken-call.ts";

/** A format of JSON in which a recorder gives its calls. */
export interface JsonFormat {
  /** Part of the identity of its calls, which never changes. */
  id: string;
  name: string;
  /** Sign by which it is recognized, as shown to people. */
  sign: string;
  /** The calls in a file; undefined for a file of another format. */
  read: (parsed: unknown) => SpokenCall[] | undefined;
}
