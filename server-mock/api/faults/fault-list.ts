import { type ComparedRequest, matches } from "../journal/request-match.ts";
import { type FaultRule, findRuleProblem } from "./fault-rule.ts";

/** An active rule. */
export interface Fault {
  readonly rule: Readonly<FaultRule>;
  /** Number of requests that it has fired for. */
  readonly hits: number;
  remove(): void;
}

/** The faults of one server. The first rule that matches a request fires. */
export class FaultList {
  #faults: ActiveFault[] = [];

  /**
   * Activates a rule.
   *
   * @throws TypeError when the rule has an unknown or invalid member, no effect, or two responses
   */
  add(rule: FaultRule): Fault {
    const problem = findRuleProblem(rule);
    if (problem !== undefined) throw new TypeError(problem);
    const fault = new ActiveFault(rule, () => {
      this.#faults = this.#faults.filter((other) => other !== fault);
    });
    this.#faults.push(fault);
    return fault;
  }

  /** Every active rule, including exhausted ones. */
  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the rule that fires for a request, and counts the hit. */
  take(toRequest: () => ComparedRequest): FaultRule | undefined {
    if (this.#faults.length === 0) return undefined;
    const request = toRequest();
    return this.#faults.find((fault) => fault.fires(request))?.rule;
  }
}

class ActiveFault implements Fault {
  hits = 0;
  #passed = 0;

  constructor(
    readonly rule: Readonly<FaultRule>,
    readonly remove: () => void,
  ) {}

  fires(request: ComparedRequest): boolean {
    const { times = Number.POSITIVE_INFINITY, after = 0 } = this.rule;
    if (this.hits >= times || !matches(this.rule, request)) return false;
    if (this.#passed < after) {
      this.#passed += 1;
      return false;
    }
    this.hits += 1;
    return true;
  }
}
