/**
 * Whether the SDK's figure meets its goal; undefined without a goal or without the other subject's figure. A goal is `atMost` or `atLeast`
 * a figure, or with `timesOf` a multiple of that subject's figure of the same run.
 */
export function isGoalMet(goal, figures) {
  const own = figures["svc-sdk"]?.value;
  const unit = goal?.timesOf ? figures[goal.timesOf]?.value : 1;
  if (!goal || own === undefined || unit === undefined) return undefined;
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
  return own <= atMost * unit && own >= atLeast * unit;
}

/** Describes a goal and whether it is met: `at most 8 kB: met`. */
export function describeGoal(goal, unit, figures) {
  if (!goal) return "–";
  const bound = goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  const met = { true: ": met", false: ": **missed**" }[isGoalMet(goal, figures)] ?? "";
  return `${bound} ${goal.timesOf ? `x ${goal.timesOf}'s` : unit}`.trim() + met;
}
