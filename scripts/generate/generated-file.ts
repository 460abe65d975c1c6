/** One file that `npm run generate` writes: its path from the repository's root, and its text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** First lines of every generated TypeScript file. */
export const GENERATED_BANNER = "// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.\n\n";
