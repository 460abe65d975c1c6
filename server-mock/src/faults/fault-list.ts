import type { OperationId } from "../generated/operations.ts";
import type { ErrorCode } from "../resources.ts";

/** A fault, and the requests that it applies to. Deterministic: a rule fires until it is used up. */
export interface FaultRule {
  /** Only requests to this operation; every operation by default. */
  operationId?: OperationId;
  /** How many requests it fires for; every one by default. */
  times?: number;
  /** How many matching requests pass before it fires; none by default. */
  after?: number;
  /** Delay before anything else happens, in milliseconds. Without another member the response is then the usual one. */
  delayMs?: number;
  /** Responds with this status (400-599) and the error envelope. */
  status?: number;
  /** Error code of that response; the usual one of the status by default. */
  code?: ErrorCode;
  /** Retry-After of that response, in seconds. */
  retryAfterSeconds?: number;
  /** Closes the connection without a response; `fetch` rejects. */
  drop?: boolean;
  /** Breaks the real response: ends it in the middle, or sends text that is not JSON. */
  body?: "truncated" | "malformed";
}

/** An active rule. */
export interface Fault {
  readonly rule: Readonly<FaultRule>;
  /** How many requests it has fired for. */
  readonly hits: number;
  remove(): void;
}

/** The faults of one server. The first rule that matches a request fires. */
export class FaultList {
  #faults: ActiveFault[] = [];

  /** Activates a rule. */
  add(rule: FaultRule): Fault {
    const fault = new ActiveFault(rule, () => {
      this.#faults = this.#faults.filter((other) => other !== fault);
    });
    this.#faults.push(fault);
    return fault;
  }

  /** Every active rule, used up or not. */
  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  /** The rule that fires for a request, counted as a hit. */
  take(operationId: string): FaultRule | undefined {
    return this.#faults.find((fault) => fault.fires(operationId))?.rule;
  }
}

class ActiveFault implements Fault {
  hits = 0;
  #passed = 0;

  constructor(
    readonly rule: Readonly<FaultRule>,
    readonly remove: () => void,
  ) {}

  fires(operationId: string): boolean {
    const { operationId: wanted, times = Number.POSITIVE_INFINITY, after = 0 } = this.rule;
    if ((wanted !== undefined && wanted !== operationId) || this.hits >= times) return false;
    if (this.#passed < after) {
      this.#passed += 1;
      return false;
    }
    this.hits += 1;
    return true;
  }
}
