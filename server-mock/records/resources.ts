import type { components } from "../../spec/generated/schema.ts";

type Schemas = components["schemas"];

export type Meeting = Schemas["Meeting"];
export type MeetingDetail = Schemas["MeetingDetail"];
export type Template = Schemas["Template"];
export type Report = Schemas["Report"];
export type ReportDetail = Schemas["ReportDetail"];
export type Insight = Schemas["Insight"];
export type RoleplaySession = Schemas["RoleplaySession"];
export type TeamStats = Schemas["TeamStats"];
export type ErrorCode = Schemas["ErrorCode"];
export type ErrorDetail = Schemas["ErrorDetail"];

/** Permission of a key. `admin` allows everything; `write` does not allow reading. */
export type Permission = "read" | "write" | "admin";

export type Plan = "payg" | "business" | "enterprise";
export type SubscriptionStatus = "active" | "past_due" | "canceled" | "suspended";
export type Role = "member" | "admin" | "superadmin";

export interface Organization {
  id: string;
  name: string;
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
}
