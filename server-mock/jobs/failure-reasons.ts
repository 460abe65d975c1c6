// Why a job gives no report, where no other try would: the page of the call says what to do instead.

export const NO_TRANSCRIPT = "The meeting has no transcript.";
export const TEMPLATE_GONE = "The template is gone.";
export const PLAN_OVER = "The organization's subscription has ended: no call is scored until it is active again.";
