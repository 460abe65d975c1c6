import * as sdk from "svc-sdk";
import { scenario } from "./scenario.mjs";

// The page reports to where it came from.
const settings = await (await fetch("/settings")).json();
const report = await scenario(sdk, settings).then(
  (done) => ({ done }),
  (error) => ({ error: String(error?.stack ?? error) }),
);
await fetch("/report", { method: "POST", body: JSON.stringify(report) });
