import { version } from "../package.json";

/** Version of the package. */
export const VERSION: string = version;
