import { type ModelTrial, tryModel } from "../../../coaching/model/try-model.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Asks the model one small question, and says what came of it. */
export async function testModel({ service }: MemberVisit): Promise<Outcome> {
  const { model } = service.scoring;
  if (!model)
    return redirect("/settings/model", {
      notice: noticeOf({ isUsable: false, text: "No model is set: there is nothing to test." }),
    });
  const trial = await tryModel(model, { signal: new AbortController().signal });
  return redirect("/settings/model", { notice: noticeOf(trial) });
}

const noticeOf = (trial: ModelTrial): string => JSON.stringify(trial);
