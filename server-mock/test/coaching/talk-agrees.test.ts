import { expect, it } from "vitest";
import { measureTalk } from "../../../core/talk/measure-talk.ts";
import { prepareCall } from "../../coaching/offline/prepare-call.ts";
import { demoCalls } from "./support/demo-calls.ts";

it("the scorer and the weekly report measure one talk", () => {
  let compared = 0;
  for (const call of demoCalls(60)) {
    const { transcript, participants } = call.meeting;
    const weekly = measureTalk(transcript ?? "", participants);
    const scored = prepareCall(call);
    if (!weekly || !scored || call.sides.source !== "participants") continue;
    compared += 1;
    expect(scored.talk).toEqual({
      ...{ spokenSeconds: weekly.spokenSeconds, ownSeconds: weekly.ownSeconds },
      monologue: weekly.monologue,
    });
  }
  expect(compared).toBeGreaterThan(20);
});
