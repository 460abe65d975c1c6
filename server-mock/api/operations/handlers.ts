import type { OperationId } from "../../generated/operations.ts";
import type { Handlers } from "../call.ts";
import * as reads from "./reads.ts";
import * as teamStats from "./team-stats.ts";
import * as templates from "./templates.ts";

/** Handlers of all operations: these files export one under each `operationId`, and nothing else. */
export const HANDLERS: Handlers = {
  ...reads,
  ...teamStats,
  ...templates,
};

/** Operations whose results may be cached until the next write. */
export function settledOperations(handlers: Handlers): Set<OperationId> {
  const ids = Object.keys(handlers) as OperationId[];
  return new Set(ids.filter((id) => handlers[id].isSettled));
}
