import type { DialectCase } from "./dialect-case.ts";
import { ENVELOPE_DIALECTS } from "./envelope-dialects.ts";
import { FIELD_DIALECTS } from "./field-dialects.ts";
import { WRITE_DIALECTS } from "./write-dialects.ts";

/** Every dialect in which a service may respond to a request that succeeds. */
export const DIALECTS: readonly DialectCase[] = [...ENVELOPE_DIALECTS, ...FIELD_DIALECTS, ...WRITE_DIALECTS];
