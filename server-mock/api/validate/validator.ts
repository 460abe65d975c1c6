/** One failure that a compiled validator reports, in Ajv's terms. */
export interface ValidationFailure {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
  /** Schema that the value was checked against. */
  parentSchema?: { properties?: object };
}

/** A validator compiled by `npm run generate`. It leaves its failures on itself, until it is called again. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationFailure[] | null;
}
