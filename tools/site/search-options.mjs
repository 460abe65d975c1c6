// Options for building and searching the index, which must be the same.

/** Words of questions, which are no search terms. */
const STOP_WORDS = new Set(
  "a an and are as at be but by can could do does for from get has have how i if in into is it its me my of on or our should so that the their there this to use want was we what when where which who why will with would you your".split(
    " ",
  ),
);

/** Endings by which forms of a word differ; a rough stem is enough to find the others. */
const ENDING = /(?:ations?|ings?|ed|es|s|e)$/;

/** @param {string} word @returns {string | null} the word as the index has it, null where it is left out */
function processTerm(word) {
  const lower = word.toLowerCase();
  if (STOP_WORDS.has(lower)) return null;
  return lower.length > 4 ? lower.replace(ENDING, "") : lower;
}

/** Options of MiniSearch: a document is a section of a page. */
export const INDEX_OPTIONS = {
  idField: "url",
  fields: ["heading", "page", "text"],
  storeFields: ["heading", "page", "excerpt"],
  processTerm,
};

/** A heading says what its section is about; sections that have all words come before those that have some. */
export const SEARCH_OPTIONS = {
  boost: { heading: 4, page: 3 },
  prefix: (term, index, terms) => index === terms.length - 1 && term.length > 2,
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  weights: { prefix: 0.3, fuzzy: 0.2 },
  boostDocument: (url) => (/^(?:start|recipes)\//.test(url) ? 1.5 : /^(?:decisions|project)\//.test(url) ? 0.6 : 1),
};

/** @param {import("minisearch").default} index @param {string} query */
export function searchIndex(index, query) {
  const words = query.split(/[\s\p{P}]+/u).filter((word) => processTerm(word));
  const found = index.search(query, SEARCH_OPTIONS);
  const coverage = ({ queryTerms }) => new Set(queryTerms).size / Math.max(1, new Set(words.map(processTerm)).size);
  return found
    .map((result) => ({ ...result, rank: result.score * coverage(result) ** 2 }))
    .toSorted((one, other) => other.rank - one.rank);
}
