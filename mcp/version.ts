import { version } from "../package.json";

/** Version of the package that this server is part of. */
export const VERSION: string = version;
