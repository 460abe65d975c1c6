import fc from "fast-check";

// The same examples for every mutant, and no search for the smallest that fails.
fc.configureGlobal({ seed: 1, endOnFailure: true });
