import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  type ReferenceServer,
} from "../../../server-mock/library/index.ts";
import { createTestEnvironment, NOW, type TestEnvironment } from "./environment.ts";

/** Ids of what a small organization has. */
export interface SmallOrganization {
  user: string;
  meeting: string;
  report: string;
  template: string;
  session: string;
}

export const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: Ana, thanks for making the time. What made you take this call?",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
  "We are guessing where deals go wrong.",
  "[00:00:31] Jonas Lindqvist: Which deals, for instance?",
  "[00:00:40] Ana Ruiz: The ones with Contoso. Pricing came up late.",
].join("\n");

/** A test environment with a small organization. */
export async function createSmallEnvironment(): Promise<{ env: TestEnvironment; ids: SmallOrganization }> {
  const env = await createTestEnvironment();
  return { env, ids: await addSmallOrganization(env.server) };
}

/** Adds one object of each kind, with the same content every time. */
export async function addSmallOrganization(server: ReferenceServer): Promise<SmallOrganization> {
  const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const user = await server.org.add(aUser({ name: "Jonas Lindqvist" }));
  const template = await server.org.add(aTemplate({ created_at: hoursAgo(200) }));
  const meeting = await server.org.add(
    aMeeting({ user_id: user.id, started_at: hoursAgo(5), transcript: TRANSCRIPT, status: "completed" }),
  );
  const report = await server.org.add(
    aReport({ meeting_id: meeting.id, user_id: user.id, template_id: template.id, created_at: hoursAgo(4) }),
  );
  await server.org.add(anInsight({ meeting_id: meeting.id, user_id: user.id, occurred_at: hoursAgo(5) }));
  const session = await server.org.add(aRoleplaySession({ user_id: user.id, created_at: hoursAgo(30) }));
  return { user: user.id, meeting: meeting.id, report: report.id, template: template.id, session: session.id };
}
