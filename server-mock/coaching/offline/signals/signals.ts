import type { Claim, Signal } from "../signal.ts";
import { AGENDA } from "./agenda.ts";
import { DATED_NEXT_STEP } from "./dated-next-step.ts";
import { FIRST_PRICE } from "./first-price.ts";
import { LONGEST_MONOLOGUE } from "./longest-monologue.ts";
import { OPEN_QUESTIONS } from "./open-questions.ts";
import { PATIENCE } from "./patience.ts";
import { RECAP } from "./recap.ts";
import { TALK_RATIO } from "./talk-ratio.ts";
import { TURN_SWITCHES } from "./turn-switches.ts";

/** Everything that the offline scorer measures, in the order of a call. */
const DEFINED = [
  AGENDA,
  OPEN_QUESTIONS,
  TALK_RATIO,
  LONGEST_MONOLOGUE,
  TURN_SWITCHES,
  PATIENCE,
  RECAP,
  FIRST_PRICE,
  DATED_NEXT_STEP,
] as const;
export const SIGNALS: readonly Signal[] = DEFINED;

/** Names of what is measured, as a template's `signals:` line has them. */
export type SignalName = (typeof DEFINED)[number]["name"];
type ClaimsOf<Defined> = Defined extends Signal<string, infer Name> ? Name : never;
/** Names of the claims that detectors can make about a call. */
export type ClaimName = ClaimsOf<(typeof DEFINED)[number]>;

/** Every claim that a signal may make. */
export const CLAIMS = Object.assign({}, ...SIGNALS.map(({ claims }) => claims)) as Readonly<Record<ClaimName, Claim>>;
