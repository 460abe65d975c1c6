/** Why there is no report of a call that shows nothing of what its template asks for. */
export const NOTHING_ASSESSED = "No criterion of the template could be assessed from this transcript.";
const TOO_LITTLE = "Only";

/** Why there is no report of a call that shows less than half of it. */
export function tooLittle(criteria: readonly { name: string; score: number | null }[], share: number): string {
  const missing = criteria.filter(({ score }) => score === null).map(({ name }) => name);
  return `${TOO_LITTLE} ${Math.floor(share * 100)} % of the template's weight could be assessed, and an overall score takes half. Not assessed: ${missing.join(", ")}.`;
}

/** Reports whether a report was not made since the call shows too little of what its template asks for. */
export function isTooLittle(reason: string): boolean {
  return reason === NOTHING_ASSESSED || reason.startsWith(TOO_LITTLE);
}
