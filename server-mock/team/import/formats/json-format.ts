import type { SpokenCall } from "./spoken-call.ts";

/** A JSON format of a recorder. */
export interface JsonFormat {
  /** Part of the identity of its calls, so it must never change. */
  id: string;
  name: string;
  /** Characteristic by which it is recognized, as shown to people. */
  sign: string;
  /** Reads the calls of a file; undefined for a file of another format. */
  read: (parsed: unknown) => SpokenCall[] | undefined;
}
