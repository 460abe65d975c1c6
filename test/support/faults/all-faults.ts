import { BROKEN_BODY_FAULTS, WRONG_BODY_FAULTS } from "./body-faults.ts";
import { CALLER_FAULTS } from "./caller-faults.ts";
import { CONNECTION_FAULTS } from "./connection-faults.ts";
import type { Fault } from "./fault.ts";
import { PAGINATION_FAULTS } from "./pagination-faults.ts";
import { RETRY_AFTER_FAULTS } from "./retry-after-faults.ts";
import { SIZE_FAULTS, STALL_FAULTS } from "./size-and-stall-faults.ts";
import { STATUS_FAULTS } from "./status-faults.ts";
import { WRITE_FAULTS } from "./write-faults.ts";

/** Every fault, by theme. */
export const FAULTS_BY_THEME: Readonly<Record<string, readonly Fault[]>> = {
  connection: CONNECTION_FAULTS,
  "broken body": BROKEN_BODY_FAULTS,
  "wrong body": WRONG_BODY_FAULTS,
  size: SIZE_FAULTS,
  stall: STALL_FAULTS,
  status: STATUS_FAULTS,
  "Retry-After": RETRY_AFTER_FAULTS,
  write: WRITE_FAULTS,
  pagination: PAGINATION_FAULTS,
  caller: CALLER_FAULTS,
};
