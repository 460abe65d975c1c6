/** One failure of a compiled validator, in Ajv's terms. */
export interface ValidationFailure {
  keyword: string;
  instancePath: string;
  message: string;
  params: Record<string, unknown>;
  /** Schema that the value was checked against. */
  parentSchema?: { properties?: object };
}

/** A validator compiled by `npm run generate`. Its failures stay on the function until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationFailure[] | null;
}
