import { type ModelSettings, modelScorerName, readModelSettings } from "./model/model-settings.ts";
import { OFFLINE_SCORER } from "./offline/offline-scorer.ts";
import type { Scorer } from "./scorer.ts";

/** Scorer chosen by the environment. */
export interface ChosenScorer {
  scorer: Scorer;
  /** Settings of the model; undefined for the offline scorer. */
  model: ModelSettings | undefined;
  dailyTokens: number | undefined;
}

/** The model of `SVC_MODEL_URL` and `SVC_MODEL`, or the offline scorer. */
export function chooseScorer(environment: Readonly<Record<string, string | undefined>>): ChosenScorer {
  const model = readModelSettings(environment);
  const daily = environment["SVC_MODEL_DAILY_TOKENS"];
  if (daily !== undefined && !/^[1-9]\d{0,14}$/.test(daily))
    throw new Error("SVC_MODEL_DAILY_TOKENS must be a whole number of tokens per organization and day.");
  return {
    scorer: model ? modelScorer(model) : OFFLINE_SCORER,
    model,
    dailyTokens: daily === undefined ? undefined : Number(daily),
  };
}

/** Loads what asks the model with the first call: most servers never ask one. */
function modelScorer(settings: ModelSettings): Scorer {
  let loading: Promise<Scorer> | undefined;
  const load = () => import("./model/model-scorer.ts");
  return {
    name: modelScorerName(settings),
    prices: settings.prices,
    score: async (call, template, context) => {
      loading ??= load().then(({ createModelScorer }) => createModelScorer(settings));
      return (await loading).score(call, template, context);
    },
    estimate: async (call, template) => (await load()).estimateScoring(call, template, settings),
  };
}
