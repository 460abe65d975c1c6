import type { Dialect } from "./service/foreign-service.ts";

/** Everything that a user can do, by any surface. */
export const OPERATIONS = [
  "list meetings",
  "get a meeting",
  "reports of a meeting",
  "list reports",
  "get a report",
  "list templates",
  "get a template",
  "create a template",
  "update a template",
  "delete a template",
  "team statistics",
  "list insights",
  "list roleplay sessions",
  "the weekly report",
] as const;

/** One of {@link OPERATIONS}. */
export type OperationName = (typeof OPERATIONS)[number];

/** The operations that go through more than one page. */
export const LONG_LISTS: readonly OperationName[] = ["list meetings", "list reports"];

/** Ways to do an operation. */
export const SURFACES = ["sdk", "page", "cli", "tools"] as const;

/** One of {@link SURFACES}. */
export type Surface = (typeof SURFACES)[number];

/** How an operation fails loudly. */
export interface Loud {
  /** `error.code` of the SDK. */
  code: string;
  /** Exit code of the command line. */
  exit: number;
  /** What the message says on every surface. */
  says: RegExp;
  /** Surfaces on which the operation cannot be right; all unless given. */
  on?: readonly Surface[];
}

/** A dialect and what is expected of every operation. */
export interface DialectCase {
  /** What differs from the spec, as a phrase. */
  name: string;
  dialect: Dialect;
  /** Operations that cannot be right; all others are. */
  loud?: Partial<Record<OperationName, Loud>>;
  /** The id that users see for one of the organization's. */
  idOf?: (uuid: string) => string;
  /** The service gives only the fields that the API document names, or nothing in the others. */
  hasOnlyDocumentFields?: boolean;
  /** What `svc doctor` says of it. */
  doctor?: RegExp;
}

/** The same failure for several operations. */
export const loudFor = (operations: readonly OperationName[], loud: Loud): Partial<Record<OperationName, Loud>> =>
  Object.fromEntries(operations.map((operation) => [operation, loud]));
