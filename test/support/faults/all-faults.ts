import { BODY_FAULTS } from "./body-faults.ts";
import { CONNECTION_FAULTS } from "./connection-faults.ts";
import type { Fault } from "./fault.ts";
import { PIPELINE_FAULTS } from "./pipeline-faults.ts";
import { PROTOCOL_FAULTS } from "./protocol-faults.ts";
import { SIZE_FAULTS, STALL_FAULTS } from "./size-and-stall-faults.ts";

/** Every fault, by theme. */
export const FAULTS_BY_THEME: Readonly<Record<string, readonly Fault[]>> = {
  connection: CONNECTION_FAULTS,
  protocol: PROTOCOL_FAULTS,
  body: BODY_FAULTS,
  size: SIZE_FAULTS,
  stall: STALL_FAULTS,
  pipeline: PIPELINE_FAULTS,
};
