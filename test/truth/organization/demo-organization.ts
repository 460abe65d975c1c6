import { demoDataset } from "../../../server-mock/demo/dataset.ts";
import { sortRecords, type TrueRecords } from "./records.ts";

/** A Wednesday afternoon. */
const NOW = new Date("2026-11-18T14:20:00.000Z");

/** The first organization of the demo data that may use the API. */
export function demoOrganization(): TrueRecords {
  const all = [...demoDataset({ now: NOW })];
  const first = all.find(
    ({ kind, value }) => kind === "organization" && value.plan !== "payg" && value.subscription_status === "active",
  );
  return sortRecords(all, { orgId: first?.value.id ?? "", now: NOW, zone: "Europe/Berlin" });
}
