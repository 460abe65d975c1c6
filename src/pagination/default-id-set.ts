/** A set of ids. */
export const IdSet = Set<string | number>;
