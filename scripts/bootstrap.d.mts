export const ROOT: string;
export const UNTRACKED_INPUTS: readonly string[];
export const BUILD_INPUTS: readonly string[];
