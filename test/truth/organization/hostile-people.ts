import type { Template, User } from "../../../server-mock/library/index.ts";

/** People as organizations have them: two of one name, names of other scripts, markup and formulas, people who left. */
export const PEOPLE: readonly (Pick<User, "name"> & Partial<User> & { calls: number })[] = [
  { name: "Ana Ruiz", email: "ana.ruiz@acme.example", role: "superadmin", calls: 9 },
  { name: "Ana Ruiz", email: "ana.ruiz.madrid@acme.example", calls: 7 },
  { name: "Ben Okafor", calls: 12 },
  { name: "山田 太郎", calls: 6 },
  { name: "محمد علي", calls: 5 },
  { name: "Zoë 🚀 O’Brien", calls: 6 },
  { name: "Łukasz Żółć", calls: 4 },
  { name: 'Eve <b>Quote</b> | "Marsh"', calls: 3 },
  { name: "=SUM(1,2)", calls: 2 },
  { name: "안지우", calls: 3 },
  // Left, with calls of this week; left long ago.
  { name: "Leo Gone", is_active: false, calls: 3 },
  { name: "Old Timer", is_active: false, calls: 0 },
  // Three scores or fewer; calls that nobody scored; no call at all.
  { name: "Rare Rita", calls: 0 },
  { name: "Unscored Una", calls: 0 },
  { name: "Quiet Quentin", calls: 0 },
];

/** Who joins the calls of others, and owns none. */
export const MANAGER = "Mia Manager";

const criterion = (name: string, weight: number) => ({ name, weight, description: `How well: ${name}.` });

/** Templates that share names of criteria, with other weights, which makes them other criteria. */
export const TEMPLATES: readonly (Pick<Template, "name" | "grading_criteria"> & Partial<Template>)[] = [
  {
    name: "Discovery scorecard",
    grading_criteria: [criterion("Discovery", 40), criterion("Next steps", 30), criterion("Listening", 30)],
  },
  {
    name: 'Demo, "live" | v2',
    grading_criteria: [criterion("Discovery", 25), criterion("Next steps", 25), criterion("Pricing | value", 50)],
  },
  { name: "商談採点表", grading_criteria: [criterion("発見", 60), criterion("Next steps", 40)] },
];
