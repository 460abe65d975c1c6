// Final reasons for which a job gives no report. They are stored, and the page of the call compares them: they must not change.

export const NO_TRANSCRIPT = "The meeting has no transcript.";
export const TEMPLATE_GONE = "The template is gone.";
export const PLAN_OVER = "The organization's subscription has ended: no call is scored until it is active again.";
