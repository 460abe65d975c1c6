/** One step of the schema. Steps are only ever added. */
export interface Migration {
  name: string;
  /** `text` is the column type for text that is compared by code point in both databases. */
  statements: (types: ColumnTypes) => string[];
}

/** Types whose names differ between the databases. */
interface ColumnTypes {
  text: string;
  real: string;
  integer: string;
  /** Ends the definition of a table that is only ever read by its primary key. */
  clustered: string;
}
