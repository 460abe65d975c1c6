import { formatCount } from "../../../../core/words/count-text.ts";
import type { ModelSettings } from "../../../coaching/model/model-settings.ts";
import { type ModelTrial, tryModel } from "../../../coaching/model/try-model.ts";
import { badge, banner, buttonForm, factList, pageHead } from "../../views/components.ts";
import { type Content, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Model";

/** Shows the scorer of calls, the data that leaves the server for it, and its usage today. */
export async function showModel({ service, orgId, notice }: MemberVisit): Promise<Outcome> {
  const { jobs, scoring } = service;
  const used = await jobs.queue.tokensToday(orgId);
  const { model, dailyTokens } = scoring;
  const facts = factList([
    ["Scorer", html`<code>${jobs.scorer.name}</code>`],
    ["Transcripts go to", model ? html`<b>${new URL(model.url).host}</b>` : badge("Nobody: they stay here", "good")],
    ["Tokens used today (UTC)", formatCount(used)],
    ["Tokens per day", dailyTokens === undefined ? "No limit" : formatCount(dailyTokens)],
  ]);
  const content = html`${pageHead(TITLE, { lead: "What scores your calls. Every score carries quotes that this server has found in the transcript, whatever scored it." })}${trialBanner(notice)}
${facts}${model ? modelText(model) : offlineText()}
<h2>To change it</h2>
<p>These settings belong to the process, not to the organization: the operator of the server sets them in its environment and restarts it. The model's key is never shown.</p>
<pre>SVC_MODEL_URL=http://127.0.0.1:11434/v1   # any OpenAI-compatible endpoint
SVC_MODEL=qwen3:14b
SVC_MODEL_KEY=…                           # where the endpoint asks for one
SVC_MODEL_DAILY_TOKENS=2000000            # per organization and day
SVC_MODEL_INPUT_PRICE=2.50                # of a million tokens read, for the costs that are shown
SVC_MODEL_OUTPUT_PRICE=10                 # of a million tokens written</pre>`;
  return page(TITLE, content);
}

/** What a test of the model found. */
function trialBanner(notice: string | undefined): Content {
  if (notice === undefined) return undefined;
  const { isUsable, text } = JSON.parse(notice) as ModelTrial;
  return banner(text, isUsable ? "good" : "bad");
}

function modelText({ model, key, contextTokens, prices }: ModelSettings): Content {
  return html`<h2>Model</h2>${factList([
    ["Name", html`<code>${model}</code>`],
    ["Key", key ? "Set" : "None"],
    ["Tokens per request", formatCount(contextTokens)],
    [
      "Price",
      prices
        ? `${prices.input} ${prices.currency} for a million tokens read, ${prices.output} for a million written`
        : "Not set",
    ],
  ])}
${buttonForm({ label: "Test the model", action: "/settings/model/test" })}
<p class="mute">It is asked for one word. No transcript is sent.</p>`;
}

function offlineText(): Content {
  return html`<h2>Offline</h2>
<p>No model is set. Calls are scored by what can be measured in a transcript, such as talk ratio, questions and dated next steps. A criterion that nothing measures is “not assessed”, and does not count.</p>`;
}

/** Asks the model one small question, and says what came of it. */
export async function testModel({ service }: MemberVisit): Promise<Outcome> {
  const { model } = service.scoring;
  const trial: ModelTrial = model
    ? await tryModel(model, { signal: new AbortController().signal })
    : { isUsable: false, text: "No model is set: there is nothing to test." };
  return redirect("/settings/model", { notice: JSON.stringify(trial) });
}
