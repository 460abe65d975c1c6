import type { OperationId } from "../generated/operations.ts";
import type { ErrorCode } from "../resources.ts";

/** What goes wrong, and with which requests. Nothing is left to chance: a rule fires until it is used up. */
export interface FaultRule {
  /** Only requests to this operation; every operation by default. */
  operationId?: OperationId;
  /** How many requests it fires for; every one by default. */
  times?: number;
  /** How many matching requests pass before it fires; none by default. */
  after?: number;
  /** Waits before anything else happens. Without another member the request is then answered as usual. */
  delayMs?: number;
  /** Answers with this status and the error envelope. */
  status?: number;
  /** Error code of that answer; the usual one of the status by default. */
  code?: ErrorCode;
  /** Sends Retry-After with that answer. */
  retryAfterSeconds?: number;
  /** Closes the connection without an answer; `fetch` rejects. */
  drop?: boolean;
  /** Spoils the real answer: ends it in the middle, or sends text that is not JSON. */
  body?: "truncated" | "malformed";
}

/** A rule in force. */
export interface Fault {
  readonly rule: Readonly<FaultRule>;
  /** How many requests it has fired for. */
  readonly hits: number;
  remove(): void;
}

/** The faults of one server. The first rule that matches a request fires. */
export class FaultList {
  #faults: ActiveFault[] = [];

  /** Puts a rule into force. */
  add(rule: FaultRule): Fault {
    const fault = new ActiveFault(rule, () => {
      this.#faults = this.#faults.filter((other) => other !== fault);
    });
    this.#faults.push(fault);
    return fault;
  }

  /** Every rule in force, used up or not. */
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
