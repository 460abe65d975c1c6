import { hasApiAccess } from "../../../keys/api-access.ts";
import type { Plan, SubscriptionStatus } from "../../../records/resources.ts";
import { changeOrganization, PLANS, SUBSCRIPTION_STATUSES } from "../../../team/administration/organizations.ts";
import { badge, factList, pageHead, table } from "../../views/components.ts";
import { type FieldErrors, formActions, selectField } from "../../views/forms.ts";
import { type Content, html } from "../../views/html.ts";
import { isStale, shownState, staleMessage } from "../../visit/form.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Subscription";
const PATH = "/settings/subscription";

interface Subscription {
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  business: "Business",
  enterprise: "Enterprise",
  payg: "Pay-as-you-go",
};
const STATUS_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  active: "Active",
  past_due: "Past due",
  canceled: "Canceled",
  suspended: "Suspended",
};

/** The plan of the organization, and what it means for programs that use the API. */
export async function showSubscription(visit: MemberVisit): Promise<Outcome> {
  return subscriptionPage(visit, visit.session.organization);
}

/** Changes plan and status. What takes the API away is asked for once more: programs stop with the next request. */
export async function changeSubscription(visit: MemberVisit): Promise<Outcome> {
  const { form, admin, session, orgId } = visit;
  const plan = PLANS.find((name) => name === form.text("plan"));
  const status = SUBSCRIPTION_STATUSES.find((name) => name === form.text("status"));
  const errors = {
    ...(plan ? {} : { plan: "Choose a plan." }),
    ...(status ? {} : { status: "Choose a status." }),
  };
  if (!plan || !status) return subscriptionPage(visit, session.organization, errors);
  const wanted = { plan, subscription_status: status };
  if (isStale(form, stateOf(session.organization)))
    return subscriptionPage(visit, wanted, { plan: staleMessage("the subscription") });
  const losesAccess = hasApiAccess(session.organization) && !hasApiAccess(wanted);
  if (losesAccess && form.text("confirmed") !== "yes") return confirmationPage(session.organization, wanted);
  await changeOrganization(admin, orgId, wanted);
  const access = hasApiAccess(wanted) ? "Programs can use the API." : "The API rejects every request from now on.";
  return redirect(PATH, { notice: `Saved. ${access}` });
}

function subscriptionPage({ session }: MemberVisit, shown: Subscription, errors: FieldErrors = {}): Outcome {
  const { organization, user } = session;
  const facts = factList([
    ["Plan", PLAN_NAMES[organization.plan]],
    ["Status", STATUS_NAMES[organization.subscription_status]],
    ["API", hasApiAccess(organization) ? badge("Included", "good") : badge("Not included", "warn")],
  ]);
  const plans = table(
    "Plans",
    [
      {
        head: "Plan",
        cell: (plan: Plan) => html`<b>${PLAN_NAMES[plan]}</b> ${plan === organization.plan && badge("Yours", "good")}`,
      },
      {
        head: "The API",
        cell: (plan) =>
          hasApiAccess({ plan, subscription_status: "active" })
            ? "Includes the API while the subscription is active."
            : "Does not include the API: every request gets 403 subscription_required.",
      },
    ],
    PLANS,
  );
  const form: Content =
    user.role === "superadmin"
      ? html`<h2>Change</h2>
<form method="post" action="${PATH}">${shownState(stateOf(organization))}
${selectField({ name: "plan", label: "Plan", value: shown.plan, options: Object.entries(PLAN_NAMES), errors })}
${selectField({ name: "status", label: "Status", value: shown.subscription_status, options: Object.entries(STATUS_NAMES), errors, hint: "Only an active subscription includes the API. Changes hold from the next request on; keys stay as they are." })}
${formActions("Save")}</form>`
      : html`<p class="mute">Only a superadmin changes the subscription.</p>`;
  const content = html`${pageHead(TITLE)}${facts}<h2>Plans</h2>${plans}${form}`;
  return page(TITLE, content, { errors });
}

function confirmationPage(stored: Subscription, wanted: Subscription): Outcome {
  const title = "Take the API away?";
  const content = html`${pageHead(title)}
<p>With ${PLAN_NAMES[wanted.plan]}, ${STATUS_NAMES[wanted.subscription_status].toLowerCase()}, every program that uses the API gets 403 from the next request on. Keys are kept, and work again with an active Business or Enterprise subscription.</p>
<form method="post" action="${PATH}">${shownState(stateOf(stored))}
<input type="hidden" name="plan" value="${wanted.plan}"><input type="hidden" name="status" value="${wanted.subscription_status}"><input type="hidden" name="confirmed" value="yes">
${formActions("Take the API away", { back: PATH, isDanger: true })}</form>`;
  return page(title, content);
}

function stateOf({ plan, subscription_status }: Subscription): readonly string[] {
  return [plan, subscription_status];
}
